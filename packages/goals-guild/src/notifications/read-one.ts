import { type ProcessorContext, settle } from '@longtable/core'
import { asRead, change, remove } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import type { Counter } from '../follows/follow.entity.ts'
import { counterOf } from '../follows/follow.patterns.ts'
import { Notification } from './notification.entity.ts'
import { notificationById } from './notification.patterns.ts'
import { countUnreadDown, isUnread, sameWave } from './unread-counts.ts'

type Deps = Pick<ProcessorContext, 'store' | 'now'>

export interface NotificationKey {
  readonly userId: string
  readonly id: string
}

interface Counted {
  readonly notification: Notification
  readonly counter: Counter | undefined
}

/** The notification and the count that it may be in. */
export async function readCounted(
  { store }: Pick<Deps, 'store'>,
  { userId, id }: NotificationKey,
): Promise<Counted | undefined> {
  const [notification, counter] = await Promise.all([
    notificationById({ store }, { userId, id }),
    counterOf({ store }, { userId, name: 'UNREAD' }),
  ])
  return notification && { notification, counter }
}

/** Both or neither; they hold only while it is unread. */
export const readingOf = ({ notification, counter }: Counted, at: string): Operation[] => [
  change(Notification, notification, {
    patch: { isRead: true, readAt: at },
    when: { all: [{ attribute: 'isRead', equals: false }, sameWave(notification)] },
  }),
  countUnreadDown({ userId: notification.userId, counter, at }),
]

const forgetting = ({ notification, counter }: Counted, at: string): Operation[] => [
  remove(Notification, notification, { attribute: 'isRead', equals: notification.isRead }),
  ...(isUnread(notification, counter)
    ? [countUnreadDown({ userId: notification.userId, counter, at })]
    : []),
]

/** Until nobody has written in between; an empty list ends it. */
const carryOut = (
  deps: Deps,
  key: NotificationKey,
  plan: (counted: Counted, at: string) => Operation[],
): Promise<void> =>
  settle('A notification', async () => {
    const counted = await readCounted(deps, key)
    const operations = counted ? plan(counted, new Date(deps.now()).toISOString()) : []
    if (operations.length > 0) await deps.store.write(operations)
  })

/** For processors: marks it read, if there is one and it is not. */
export const readOne = (deps: Deps, key: NotificationKey): Promise<void> =>
  carryOut(deps, key, (counted, at) =>
    isUnread(counted.notification, counted.counter) ? readingOf(counted, at) : [],
  )

/** For processors: it tells no more of somebody; of nobody else it is gone. */
export const forgetActor = (deps: Deps, key: NotificationKey, actorId: string): Promise<void> =>
  carryOut(deps, key, ({ notification, counter }, at) => {
    const { actorId: first, otherIds = [], otherCount = 0 } = notification
    const people = [first, ...otherIds].filter((id) => id !== undefined)
    if (!people.includes(actorId)) return []
    const [next, ...others] = people.filter((id) => id !== actorId)
    if (next === undefined) return forgetting({ notification, counter }, at)
    return [
      change(Notification, notification, {
        patch: { actorId: next, otherIds: others, otherCount: Math.max(0, otherCount - 1) },
        when: asRead(Notification, notification, 'actorId', 'otherCount'),
      }),
    ]
  })
