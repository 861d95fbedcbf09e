import { settle } from '@longtable/core'
import { change, type Entity } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import {
  type CountedNote,
  inboxAccess,
  type InboxDeps,
  type InboxParts,
  type NoteKey,
} from './parts.ts'
import { followingCounts, recounting } from './recount.ts'
import { telling } from './tell.ts'
import { isUnread, type Note, sameWave, type UnreadCount } from './unread.ts'

/**
 * Notifications with an unread count that is exact: each is told, counted and read once, whatever
 * comes again or at the same moment.
 */
export function inbox<N extends Note, C extends UnreadCount>(parts: InboxParts<N, C>) {
  const { Notification } = parts
  const access = inboxAccess(parts)
  const { moves, counterOf, noteOf } = access

  /** The notification and the count that it may be in. */
  async function readCounted(
    deps: Pick<InboxDeps, 'store'>,
    key: NoteKey,
  ): Promise<CountedNote<N, C> | undefined> {
    const [notification, counter] = await Promise.all([
      noteOf(deps, key),
      counterOf(deps, key.userId),
    ])
    return notification && { notification, counter }
  }

  /** Both or neither; they hold only while it is unread. */
  const readingOf = ({ notification, counter }: CountedNote<N, C>, at: string): Operation[] => [
    change<Note>(Notification as unknown as Entity<Note>, notification, {
      patch: { isRead: true, readAt: at },
      when: { all: [{ attribute: 'isRead', equals: false }, sameWave(notification)] },
    }),
    moves.countDown({ userId: notification.userId, counter, at }),
  ]

  /** Until nobody has written in between; an empty list ends it. */
  const carryOut = (
    deps: InboxDeps,
    key: NoteKey,
    plan: (counted: CountedNote<N, C>, at: string) => Operation[],
  ): Promise<void> =>
    settle('A notification', async () => {
      const counted = await readCounted(deps, key)
      const operations = counted ? plan(counted, new Date(deps.now()).toISOString()) : []
      if (operations.length > 0) await deps.store.write(operations)
    })

  return {
    ...moves,
    counterOf,
    readCounted,
    readingOf,
    carryOut,
    /** For processors: marks it read, if there is one and it is not. */
    readOne: (deps: InboxDeps, key: NoteKey): Promise<void> =>
      carryOut(deps, key, (counted, at) =>
        isUnread(counted.notification, counted.counter) ? readingOf(counted, at) : [],
      ),
    ...recounting(parts, access),
    ...followingCounts(parts),
    tell: telling(parts, access),
  }
}
