import { noRequest } from './approve-join-request.ts'
import { GroupPersonInput } from './group-fields.ts'
import { managedGroup } from './groups.policy.ts'
import { withdraw } from './withdraw.ts'

/** By the owner or an admin. */
export const declineJoinRequest = withdraw({
  name: 'declineJoinRequest',
  action: 'GROUP_JOIN_DECLINED',
  input: GroupPersonInput,
  what: 'request',
  missing: noRequest,
  async decide({ context, input }) {
    const { standing } = await managedGroup(context, input.groupId)
    return { ...input, standing }
  },
})
