import { act, notFound } from '@longtable/core'
import type * as z from 'zod'
import { forgetProfile, type GuildContext, registered } from '../context.ts'
import type { GroupInput } from './archive-group.ts'
import { JOIN_RATE } from './group-rates.ts'
import { groupInView } from './groups.policy.ts'
import { type JoinState, planMember } from './join-group.ts'
import { MEMBERS_MAX } from './member-count.ts'
import { blocked } from './new-member.ts'

export const noInvite = () => notFound('groups.no-invite', 'This invite')

/** The invite is what lets them in, so it has to be there in the same transaction. */
export async function acceptGroupInvite(
  context: GuildContext,
  input: z.infer<typeof GroupInput>,
  requestId?: string,
): Promise<JoinState> {
  await registered(context)
  const asked = { name: 'acceptGroupInvite', input, requestId, rate: JOIN_RATE }
  return act<JoinState>(context, asked, async () => {
    const { id: userId } = await registered(context)
    const seen = await groupInView(context, input.groupId)
    if (!seen.role && !seen.isInvited) throw noInvite()
    if (!seen.role && seen.blocksOwner) throw blocked('You block its owner; unblock them first.')
    return {
      ...(await planMember(context, { seen, userId, max: MEMBERS_MAX })),
      onFailure: () => {
        forgetProfile(context)
        return 'again'
      },
    }
  })
}
