import type * as z from 'zod'
import type { GuildContext } from '../context.ts'
import { noRequest } from './approve-join-request.ts'
import { managedGroup } from './groups.policy.ts'
import type { GroupPerson, GroupPersonInput } from './remove-member.ts'
import { withdraw } from './withdraw.ts'

/** By the owner or an admin. */
export const declineJoinRequest = (
  context: GuildContext,
  input: z.infer<typeof GroupPersonInput>,
  requestId?: string,
): Promise<GroupPerson> =>
  withdraw(context, {
    name: 'declineJoinRequest',
    input,
    requestId,
    action: 'GROUP_JOIN_DECLINED',
    what: 'request',
    missing: noRequest,
    async decide() {
      const { standing } = await managedGroup(context, input.groupId)
      return { ...input, standing }
    },
  })
