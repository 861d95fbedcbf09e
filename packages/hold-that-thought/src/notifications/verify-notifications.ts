import { count, isUnread, type Looking, on, verifier } from '@longtable/system'
import { UserProfile } from '../users/profile.entity.ts'
import { Notification, UnreadCount } from './notification.entity.ts'

const unread = count(
  (userId, says, has) => `UNREAD of ${userId} says ${says.count}, and there are ${has.count ?? 0}`,
)

async function seeHolder({ find, problem }: Looking, userId: string): Promise<void> {
  const profile = await find(UserProfile, { userId })
  if (!profile || profile.status === 'deleted') problem(`notifications of nobody: ${userId}`)
}

/** Unread counts equal what they count, and nobody has notifications who is not there. */
export const verifyNotifications = verifier({
  takes: [
    on(UserProfile, async ({ userId, status }, { find, says }) => {
      if (status === 'deleted') return
      says(unread, userId, { count: (await find(UnreadCount, { userId }))?.count ?? 0 })
    }),
    on(Notification, async (one, looking) => {
      await seeHolder(looking, one.userId)
      if (isUnread(one, await looking.find(UnreadCount, { userId: one.userId })))
        looking.has(unread, one.userId, { count: 1 })
    }),
    on(UnreadCount, ({ userId }, looking) => seeHolder(looking, userId)),
  ],
})
