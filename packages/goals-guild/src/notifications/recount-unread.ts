import { settle } from '@longtable/core'
import { asRead, change, laterThan, put } from '@longtable/entity'
import type { Operation, Store } from '@longtable/store'
import { reconciler } from '@longtable/system'
import { Counter } from '../follows/follow.entity.ts'
import { counterOf } from '../follows/follow.patterns.ts'
import { isAlive } from '../follows/pair.ts'
import { User } from '../users/user.entity.ts'
import { profileById } from '../users/user.patterns.ts'
import { notificationsOf } from './notification.patterns.ts'
import { alive } from './tell.ts'
import { isUnread } from './unread-counts.ts'

async function countUnread(store: Store, userId: string, counter: Counter | undefined) {
  let count = 0
  for await (const chunk of notificationsOf.each({ store }, { userId }))
    count += chunk.filter((one) => isUnread(one, counter)).length
  return count
}

function correction(counter: Counter, count: number, at: string): Operation {
  return change(Counter, counter, {
    patch: { count, recountAt: undefined, updatedAt: laterThan(counter.updatedAt, at) },
    when: asRead(Counter, counter, 'updatedAt', 'count', 'wave'),
  })
}

/** Counts the notifications themselves; anew, if they moved meanwhile. An erased account has none. */
export const recountUnread = (store: Store, userId: string, at: string): Promise<void> =>
  settle('The unread count', async () => {
    if (!isAlive(await profileById({ store }, { id: userId }))) return
    const counter = await counterOf({ store }, { userId, name: 'UNREAD' })
    const count = await countUnread(store, userId, counter)
    if ((counter?.count ?? 0) === count && counter?.recountAt === undefined) return
    const operation = counter
      ? correction(counter, count, at)
      : put(Counter, { userId, name: 'UNREAD', count, updatedAt: at })
    await store.write([operation, alive(userId)])
  })

/** Everybody's. */
export const reconcileNotifications = reconciler(User, ({ store, stamp }, { id }) =>
  recountUnread(store, id, stamp().at),
)
