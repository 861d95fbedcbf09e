import { change, put } from '@longtable/entity'
import { ConditionFailedError, type Operation, type Store } from '@longtable/store'
import { reconciler } from '@longtable/system'
import { laterThan } from '../context.ts'
import { Counter } from '../follows/follow.entity.ts'
import { counterOf } from '../follows/follow.patterns.ts'
import { isAlive } from '../follows/pair.ts'
import { User } from '../users/user.entity.ts'
import { profileById } from '../users/user.patterns.ts'
import { notificationsOf } from './notification.patterns.ts'
import { alive } from './tell.ts'
import { isUnread, sameWave } from './unread-counts.ts'

const TRIES_MAX = 20

async function countUnread(store: Store, userId: string, counter: Counter | undefined) {
  let count = 0
  for await (const chunk of notificationsOf.each({ store }, { userId }))
    count += chunk.filter((one) => isUnread(one, counter)).length
  return count
}

function correction(counter: Counter, count: number, at: string): Operation {
  return change(Counter, counter, {
    patch: { count, recountAt: undefined, updatedAt: laterThan(counter.updatedAt, at) },
    when: {
      all: [
        { attribute: 'updatedAt', equals: counter.updatedAt },
        { attribute: 'count', equals: counter.count },
        sameWave(counter),
      ],
    },
  })
}

/** Counts the notifications themselves; anew, if they moved meanwhile. An erased account has none. */
export async function recountUnread(store: Store, userId: string, at: string): Promise<void> {
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    if (!isAlive(await profileById({ store }, { id: userId }))) return
    const counter = await counterOf({ store }, { userId, name: 'UNREAD' })
    const count = await countUnread(store, userId, counter)
    if ((counter?.count ?? 0) === count && counter?.recountAt === undefined) return
    const operation = counter
      ? correction(counter, count, at)
      : put(Counter, { userId, name: 'UNREAD', count, updatedAt: at })
    try {
      await store.write([operation, alive(userId)])
      return
    } catch (error) {
      if (!(error instanceof ConditionFailedError)) throw error
    }
  }
  throw new Error('The unread count does not stand still; it is counted again later.')
}

/** Everybody's. */
export const reconcileNotifications = reconciler(User, ({ store, stamp }, { id }) =>
  recountUnread(store, id, stamp().at),
)
