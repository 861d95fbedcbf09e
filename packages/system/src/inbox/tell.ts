import { expiryOf, settle } from '@longtable/core'
import {
  type AnyEntity,
  asRead,
  check,
  derivedId,
  type Entity,
  find,
  put,
  remove,
} from '@longtable/entity'
import { type Check, ConditionFailedError, type Key, type Operation } from '@longtable/store'
import type { InboxAccess, InboxDeps, InboxParts } from './parts.ts'
import { isUnread, type Note, type UnreadCount } from './unread.ts'

const DAY_MS = 24 * 3_600_000
const MARKER_DAYS = 7
/** What came so long after the last one is news of its own. */
const BUNDLE_DAYS = 7
/** The first news of a bundle are remembered by its own row, which is written anyway; later ones by markers. */
const TOLD_MAX = 4

/** The processor that markers of what was told name. */
export const TELL = 'notifications.tell'

/** Something that somebody is to be told of. */
export interface Telling<N> {
  readonly userId: string
  /** What makes it one: a second one with this key tells nothing while the marker is there. */
  readonly key: string
  /** When it happened, which does not hang on when it is told. */
  readonly at: string
  readonly markerDays?: number | undefined
  /** Takes the marker's place that says this time, where one key may be told of anew. */
  readonly replaces?: string | undefined
  /** What it is one more of: the notification of this name grows instead of a second one. */
  readonly bundle?: string | undefined
  /** What must still be so. */
  readonly when?: readonly Check[]
  /** What is stored: alone, or grown from the one before. */
  readonly noteOf: (made: {
    readonly id: string
    readonly wave: number | undefined
    readonly before: N | undefined
  }) => N
}

/** `known`: told already, or not to be told at all. `untrue`: one of the conditions did not hold. */
export type Told = 'told' | 'known' | 'untrue'

/** The same news always has the same id. */
export const newsId = ({ userId, key, at }: Pick<Telling<never>, 'userId' | 'key' | 'at'>) =>
  derivedId(Date.parse(at), `${userId} ${key}`)

/** A transaction names nothing twice; the same check may be asked for by two sides. */
function onceEach(checks: readonly Check[]): Check[] {
  const nameOf = ({ PK, SK }: Key) => `${PK}\n${SK}`
  return [...new Map(checks.map((one) => [nameOf(one.key), one])).values()]
}

/** Places in the transaction. */
const COUNTER = 2

interface BundleRow {
  readonly userId: string
  readonly name: string
  readonly notificationId: string
  readonly told?: readonly string[] | undefined
}

/** What there is of it: the count, and what this would be one more of. */
interface Standing<N, C> {
  readonly counter: C | undefined
  readonly row: BundleRow | undefined
  readonly grown: N | undefined
}

/** Whether the row of the bundle takes the place of a marker. */
const isListed = (
  { bundle, replaces }: Pick<Telling<unknown>, 'bundle' | 'replaces'>,
  row: BundleRow | undefined,
): boolean => bundle !== undefined && replaces === undefined && (row?.told ?? []).length < TOLD_MAX

/** Hold only while what grows is as it was read: two at once are one after the other. */
function growing<N extends Note, C extends UnreadCount>(
  { Notification, Bundle, idOf, keyOf, grownFields }: InboxParts<N, C>,
  { row, grown }: Standing<N, C>,
  next: BundleRow,
): Operation[] {
  const when = row
    ? ({ attribute: 'notificationId', equals: row.notificationId } as const)
    : ('absent' as const)
  const bundled = put(Bundle as Entity<object>, next, when)
  if (!grown) return [bundled]
  const key = keyOf({ userId: next.userId, id: idOf(grown) }) as never
  const same = asRead(Notification as AnyEntity, grown, ...grownFields)
  return [bundled, remove(Notification, key, same)]
}

interface Planned<N, C> {
  readonly news: Telling<N>
  readonly notification: N
  readonly standing: Standing<N, C>
}

/** Those whose failure asks for another look; the checks behind them say that it is not so. */
function movesFor<N extends Note, C extends UnreadCount>(
  { parts, access }: { readonly parts: InboxParts<N, C>; readonly access: InboxAccess<N, C> },
  { store, now }: InboxDeps,
  { news, notification, standing }: Planned<N, C>,
): Operation[] {
  const { userId, key: changeId, at, replaces, bundle: name } = news
  const { counter, grown } = standing
  const until = (days: number) => expiryOf(store.table, now() + days * DAY_MS)
  const isNew =
    replaces === undefined
      ? ('absent' as const)
      : ({ attribute: 'createdAt', equals: replaces } as const)
  const marker = { processor: TELL, changeId }
  const lasting = { ...marker, createdAt: at, ...until(news.markerDays ?? MARKER_DAYS) }
  const isInRow = isListed(news, standing.row)
  const told = [...(standing.row?.told ?? []), ...(isInRow ? [changeId] : [])]
  const isCounted = grown !== undefined && isUnread(grown, counter)
  const move = { userId, counter, at: new Date(now()).toISOString() }
  const notificationId = parts.idOf(notification)
  return [
    isInRow
      ? check(parts.Marker, marker as never, isNew)
      : put(parts.Marker as Entity<object>, lasting, isNew),
    put(parts.Notification, notification),
    access.moves.countUp(move, isCounted ? 0 : 1),
    ...(name === undefined
      ? []
      : growing(parts, standing, { userId, name, notificationId, told, ...until(BUNDLE_DAYS) })),
  ]
}

/** How news become notifications. */
export function telling<N extends Note, C extends UnreadCount>(
  parts: InboxParts<N, C>,
  access: InboxAccess<N, C>,
) {
  const { idOf, Bundle, growsWhenRead, stillTold } = parts

  async function standingOf(
    context: InboxDeps,
    { userId, bundle: name }: Telling<N>,
  ): Promise<Standing<N, C>> {
    const [counter, row] = await Promise.all([
      access.counterOf(context, userId),
      name === undefined
        ? undefined
        : (find(context.store, Bundle, { userId, name } as never) as Promise<
            BundleRow | undefined
          >),
    ])
    const found = row && (await access.noteOf(context, { userId, id: row.notificationId }))
    const grown = found && (growsWhenRead || isUnread(found, counter)) ? found : undefined
    return { counter, row, grown }
  }

  /**
   * The notification, its count and what remembers it are one transaction that holds only if it was not
   * told before, so however often a change comes, it is told and counted once.
   */
  return (context: InboxDeps, news: Telling<N>): Promise<Told> =>
    settle<Told>('The unread count', async () => {
      const standing = await standingOf(context, news)
      const { counter, row, grown } = standing
      if (row?.told?.includes(news.key)) return 'known'
      const notification = news.noteOf({ id: newsId(news), wave: counter?.wave, before: grown })
      if (grown && idOf(notification) === idOf(grown)) return 'known'
      const moves = movesFor({ parts, access }, context, { news, notification, standing })
      const { userId, when = [] } = news
      try {
        await context.store.write([...moves, ...onceEach([...when, stillTold(userId)])])
        return 'told'
      } catch (error) {
        if (!(error instanceof ConditionFailedError)) throw error
        const places = error.failures.map(({ operation }) => operation)
        if (places.some((place) => place < COUNTER)) return 'known'
        return places.some((place) => place >= moves.length) ? 'untrue' : 'again'
      }
    })
}
