import { expiryOf } from '@longtable/core'
import { asRead, derivedId, put, type Reader, remove } from '@longtable/entity'
import type { Operation, Store } from '@longtable/store'
import { Notification, NotificationBundle } from './notification.entity.ts'
import { bundleOf, notificationById } from './notification.patterns.ts'

const DAY_MS = 24 * 3_600_000
/** What came so long after the last one is news of its own. */
const BUNDLE_DAYS = 7
/** More are counted, and not named. */
const NAMED_MAX = 50

/** What grows when the same is done by somebody else; undefined while there is nothing yet. */
export interface Bundle {
  readonly row: NotificationBundle | undefined
  readonly grown: Notification | undefined
}

export const NO_BUNDLE: Bundle = { row: undefined, grown: undefined }

/** The one that this would be added to. */
export async function bundleAt(
  reader: Pick<Reader, 'store'>,
  key: { readonly userId: string; readonly name: string },
): Promise<Bundle> {
  const row = await bundleOf(reader, key)
  const { userId } = key
  const grown = row && (await notificationById(reader, { userId, id: row.notificationId }))
  return { row, grown }
}

const peopleIn = ({ actorId, otherIds = [] }: Notification): string[] => [
  ...(actorId === undefined ? [] : [actorId]),
  ...otherIds,
]

/** Both as one: it tells of the later of the two, and of everybody who is in either. */
export function grownBy(news: Notification, before: Notification | undefined): Notification {
  if (!before) return news
  const [late, early] = news.createdAt >= before.createdAt ? [news, before] : [before, news]
  const [first, ...others] = [...new Set([...peopleIn(late), ...peopleIn(early)])]
  const isNew = news.actorId !== undefined && !peopleIn(before).includes(news.actorId)
  return {
    ...late,
    id:
      late === news ? news.id : derivedId(Date.parse(late.createdAt), `${news.userId} ${news.id}`),
    isRead: false,
    ...(news.wave !== undefined && { wave: news.wave }),
    readAt: undefined,
    actorId: first,
    otherIds: others.slice(0, NAMED_MAX - 1),
    otherCount: (before.otherCount ?? 0) + (isNew ? 1 : 0),
    replacedId: before.id,
  } as Notification
}

interface Growth {
  readonly bundle: Bundle
  readonly name: string
  readonly notification: Notification
}

/** Hold only while what grows is as it was read: two at once are one after the other. */
export function growing(
  { store, now }: { readonly store: Store; now(): number },
  { bundle: { row, grown }, name, notification: { id, userId } }: Growth,
): Operation[] {
  const expiry = expiryOf(store.table, now() + BUNDLE_DAYS * DAY_MS)
  return [
    put(
      NotificationBundle,
      { userId, name, notificationId: id, ...expiry },
      row ? { attribute: 'notificationId', equals: row.notificationId } : 'absent',
    ),
    ...(grown
      ? [
          remove(
            Notification,
            { userId, id: grown.id },
            asRead(Notification, grown, 'isRead', 'wave', 'actorId', 'otherCount'),
          ),
        ]
      : []),
  ]
}
