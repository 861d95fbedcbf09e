import type * as z from 'zod'
import { type GuildContext, registered } from '../context.ts'
import { noRequest } from './approve-join-request.ts'
import type { GroupInput } from './archive-group.ts'
import type { GroupPerson } from './remove-member.ts'
import { withdraw } from './withdraw.ts'

/** By who has asked, also when they do not see the group any more. */
export const cancelJoinRequest = (
  context: GuildContext,
  input: z.infer<typeof GroupInput>,
  requestId?: string,
): Promise<GroupPerson> =>
  withdraw(context, {
    name: 'cancelJoinRequest',
    input,
    requestId,
    action: 'GROUP_JOIN_CANCELLED',
    what: 'request',
    missing: noRequest,
    decide: async () => ({ ...input, userId: (await registered(context)).id }),
  })
