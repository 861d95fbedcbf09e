import { notFound } from '@longtable/core'
import { mutation } from '../mutation.ts'
import { JOIN_RATE } from '../rates.ts'
import { GroupInput } from './group-fields.ts'
import { groupInView } from './groups.policy.ts'
import { planMember } from './join-group.ts'
import { MEMBERS_MAX } from './member-count.ts'
import { blocked } from './new-member.ts'

export const noInvite = () => notFound('groups.no-invite', 'This invite')

/** The invite is what lets them in, so it has to be there in the same transaction. */
export const acceptGroupInvite = mutation({
  name: 'acceptGroupInvite',
  input: GroupInput,
  rate: JOIN_RATE,
  plan: async ({ context, actor, input }) => {
    const seen = await groupInView(context, input.groupId)
    if (!seen.role && !seen.isInvited) throw noInvite()
    if (!seen.role && seen.blocksOwner) throw blocked('You block its owner; unblock them first.')
    return planMember(context, { seen, userId: actor.id, max: MEMBERS_MAX })
  },
})
