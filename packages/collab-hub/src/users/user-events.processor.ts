import { becomes, eventsOf, gained, made, moved } from '@longtable/core'
import { User } from './user.entity.ts'

export const userEvents = eventsOf(User, ({ userId }) => ({ userId }), {
  'collabhub.user.registered': made,
  'collabhub.user.verified': ({ old, new: user }) =>
    old?.status === 'PENDING_VERIFICATION' && user?.status === 'ACTIVE',
  'collabhub.user.banned': (change) =>
    becomes('status', 'BANNED')(change) && change.new?.deletedAt === undefined,
  'collabhub.user.unbanned': ({ old, new: user }) =>
    old?.status === 'BANNED' && user !== undefined && user.status !== 'BANNED',
  'collabhub.user.role-changed': moved('role'),
  'collabhub.user.deleted': gained('deletedAt'),
})
