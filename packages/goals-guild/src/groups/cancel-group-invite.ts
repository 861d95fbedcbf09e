import { noInvite } from './accept-group-invite.ts'
import { GroupPersonInput } from './group-fields.ts'
import { managedGroup } from './groups.policy.ts'
import { withdraw } from './withdraw.ts'

/** By the owner or an admin, whoever has sent it. */
export const cancelGroupInvite = withdraw({
  name: 'cancelGroupInvite',
  action: 'GROUP_INVITE_CANCELLED',
  input: GroupPersonInput,
  what: 'invite',
  missing: noInvite,
  async decide({ context, input }) {
    const { standing } = await managedGroup(context, input.groupId)
    return { ...input, standing }
  },
})
