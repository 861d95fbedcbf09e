import { becomes, eventsOf, made } from '@longtable/core'
import { User } from './user.entity.ts'

type Status = User['status']

const when = (from: Status, to: Status) => (change: { old?: User; new?: User }) =>
  change.old?.status === from && change.new?.status === to

export const userEvents = eventsOf(User, ({ id }) => ({ userId: id }), {
  'goalsguild.user.registered': made,
  'goalsguild.user.suspended': when('active', 'suspended'),
  'goalsguild.user.unsuspended': when('suspended', 'active'),
  'goalsguild.user.deleted': becomes('status', 'deleted'),
})
