import type * as z from 'zod'
import type { GuildContext } from '../context.ts'
import { noInvite } from './accept-group-invite.ts'
import { managedGroup } from './groups.policy.ts'
import type { GroupPerson, GroupPersonInput } from './remove-member.ts'
import { withdraw } from './withdraw.ts'

/** By the owner or an admin, whoever has sent it. */
export const cancelGroupInvite = (
  context: GuildContext,
  input: z.infer<typeof GroupPersonInput>,
  requestId?: string,
): Promise<GroupPerson> =>
  withdraw(context, {
    name: 'cancelGroupInvite',
    input,
    requestId,
    action: 'GROUP_INVITE_CANCELLED',
    what: 'invite',
    missing: noInvite,
    async decide() {
      const { standing } = await managedGroup(context, input.groupId)
      return { ...input, standing }
    },
  })
