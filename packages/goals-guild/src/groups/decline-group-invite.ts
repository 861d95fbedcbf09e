import { noInvite } from './accept-group-invite.ts'
import { GroupInput } from './group-fields.ts'
import { withdraw } from './withdraw.ts'

/** By who was invited, also when they do not see the group any more. */
export const declineGroupInvite = withdraw({
  name: 'declineGroupInvite',
  action: 'GROUP_INVITE_DECLINED',
  input: GroupInput,
  what: 'invite',
  missing: noInvite,
  decide: ({ actor, input }) => ({ ...input, userId: actor.id }),
})
