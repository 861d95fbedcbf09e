import type * as z from 'zod'
import { type GuildContext, registered } from '../context.ts'
import { noInvite } from './accept-group-invite.ts'
import type { GroupInput } from './archive-group.ts'
import type { GroupPerson } from './remove-member.ts'
import { withdraw } from './withdraw.ts'

/** By who was invited, also when they do not see the group any more. */
export const declineGroupInvite = (
  context: GuildContext,
  input: z.infer<typeof GroupInput>,
  requestId?: string,
): Promise<GroupPerson> =>
  withdraw(context, {
    name: 'declineGroupInvite',
    input,
    requestId,
    action: 'GROUP_INVITE_DECLINED',
    what: 'invite',
    missing: noInvite,
    decide: async () => ({ ...input, userId: (await registered(context)).id }),
  })
