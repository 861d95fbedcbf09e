import type { ProcessorContext } from '@longtable/core'
import { derivedId } from '@longtable/entity'
import type { Check } from '@longtable/store'
import type { Told } from '@longtable/system'
import { hubInbox } from './hub-inbox.ts'
import type { Notification } from './notification.entity.ts'

/** What a notification says. Nobody's name is in it: it would outlive them. */
export interface Words extends Pick<Notification, 'kind' | 'named'> {
  readonly title: string
  readonly body: string
}

/** Something that somebody is to be told of. */
export interface News extends Pick<Notification, 'userId' | 'type'> {
  /** `APPLICATION` and its id: where the reader goes on. */
  readonly about: readonly [type: string, id: string]
  /** What makes it one: it follows from the change, so that a replay tells nothing. */
  readonly key: string
  /** When it happened, which does not hang on when it is told. */
  readonly at: string
  /** By how many of the same it tells of: more than one where they are coalesced. */
  readonly words: (count: number) => Words
  /** While the notification of this name is unread, it grows instead of a second one. */
  readonly bundle?: string
  /** What must still be so. */
  readonly when?: readonly Check[]
}

interface Made {
  readonly id: string
  readonly wave: number | undefined
  readonly before: Notification | undefined
}

/** Told of late, it does not go back in time: the newer of the two says when. */
function notificationOf(news: News, { id, wave = 0, before }: Made): Notification {
  const { userId, type, about, at, words, bundle } = news
  const count = (before?.count ?? (before ? 1 : 0)) + 1
  const isLate = before !== undefined && before.createdAt > at
  const related = { relatedEntityType: about[0], relatedEntityId: about[1] }
  return {
    notificationId: isLate ? derivedId(Date.parse(before.createdAt), `${userId} ${id}`) : id,
    userId,
    type,
    ...words(count),
    ...related,
    isRead: false,
    wave,
    ...(bundle !== undefined && { bundle }),
    ...(before && { count, replacedId: before.notificationId }),
    createdAt: isLate ? before.createdAt : at,
  }
}

export const tell = (
  context: Pick<ProcessorContext, 'store' | 'now'>,
  news: News,
): Promise<Told> => {
  const { userId, key, at, bundle, when = [] } = news
  return hubInbox.tell(context, {
    userId,
    key,
    at,
    bundle,
    when,
    noteOf: (made) => notificationOf(news, made),
  })
}
