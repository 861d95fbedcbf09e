import type { ProcessorContext } from '@longtable/core'
import { asRead, change, remove } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import { isUnread } from '@longtable/system'
import type { Counter } from '../follows/follow.entity.ts'
import { guildInbox } from './guild-inbox.ts'
import { Notification } from './notification.entity.ts'

export const { readCounted, readingOf, readOne } = guildInbox

type Deps = Pick<ProcessorContext, 'store' | 'now'>

export interface NotificationKey {
  readonly userId: string
  readonly id: string
}

interface Counted {
  readonly notification: Notification
  readonly counter: Counter | undefined
}

const forgetting = ({ notification, counter }: Counted, at: string): Operation[] => [
  remove(Notification, notification, { attribute: 'isRead', equals: notification.isRead }),
  ...(isUnread(notification, counter)
    ? [guildInbox.countDown({ userId: notification.userId, counter, at })]
    : []),
]

/** For processors: it tells no more of somebody; of nobody else it is gone. */
export const forgetActor = (deps: Deps, key: NotificationKey, actorId: string): Promise<void> =>
  guildInbox.carryOut(deps, key, ({ notification, counter }, at) => {
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
