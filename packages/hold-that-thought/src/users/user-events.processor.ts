import { becomes, eventsOf, made } from '@longtable/core'
import { UserProfile } from './profile.entity.ts'

type Status = UserProfile['status']

const when = (from: Status, to: Status) => (change: { old?: UserProfile; new?: UserProfile }) =>
  change.old?.status === from && change.new?.status === to

export const userEvents = eventsOf(UserProfile, ({ userId }) => ({ userId }), {
  'holdthatthought.user.registered': made,
  'holdthatthought.user.approved': ({ old, new: profile }) =>
    !old?.isApproved && profile?.isApproved === true,
  'holdthatthought.user.deactivated': when('active', 'inactive'),
  'holdthatthought.user.reactivated': when('inactive', 'active'),
  'holdthatthought.user.deleted': becomes('status', 'deleted'),
})
