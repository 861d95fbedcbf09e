import { count, isUnread, type Looking, on, verifier } from '@longtable/system'
import { Counter } from '../follows/follow.entity.ts'
import { User } from '../users/user.entity.ts'
import { isAlive } from '../follows/pair.ts'
import { Notification, NotificationBundle, NotificationPreference } from './notification.entity.ts'

const unread = count(
  (id, says, has) => `UNREAD of ${id} says ${says.count}, and there are ${has.count ?? 0}`,
)

const counterOf = ({ find }: Looking, userId: string) => find(Counter, { userId, name: 'UNREAD' })

async function seeHolder({ find, problem }: Looking, id: string): Promise<void> {
  if (!isAlive(await find(User, { id }))) problem(`notifications of nobody: ${id}`)
}

/** Unread counts equal what they count, and nobody has notifications who is not there. */
export const verifyNotifications = verifier({
  takes: [
    on(User, async ({ id, status }, looking) => {
      if (status === 'deleted') return
      looking.says(unread, id, { count: (await counterOf(looking, id))?.count ?? 0 })
    }),
    on(Notification, async (one, looking) => {
      await seeHolder(looking, one.userId)
      if (isUnread(one, await counterOf(looking, one.userId)))
        looking.has(unread, one.userId, { count: 1 })
    }),
    on(NotificationBundle, ({ userId }, looking) => seeHolder(looking, userId)),
    on(NotificationPreference, ({ userId }, looking) => seeHolder(looking, userId)),
    on(Counter, async ({ userId, name }, looking) => {
      if (name === 'UNREAD') await seeHolder(looking, userId)
    }),
  ],
})
