import { DomainError } from '@longtable/core'
import { check, put } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import type * as z from 'zod'
import type { GuildContext } from '../context.ts'
import { Block } from '../follows/block.entity.ts'
import { blockEdge } from '../follows/block.patterns.ts'
import { stillUnblocked } from '../follows/block.policy.ts'
import { mutation } from '../mutation.ts'
import { INVITE_RATE } from '../rates.ts'
import { User } from '../users/user.entity.ts'
import { visibleUser } from '../users/user.policy.ts'
import { GroupPersonInput } from './group-fields.ts'
import { openAsRead, refuseArchivedGroup } from './group-state.ts'
import { Group, GroupInvite, GroupMember } from './group.entity.ts'
import { groupInvite, membership } from './group.patterns.ts'
import { managedGroup } from './groups.policy.ts'
import { blocked } from './new-member.ts'

type Input = z.infer<typeof GroupPersonInput>

async function refuse(context: GuildContext, input: Input, blockers: readonly string[]) {
  const { userId, groupId } = input
  await visibleUser(context, userId)
  if (await membership(context, { groupId, userId }))
    throw new DomainError('CONFLICT', 'groups.already-member', 'They are a member already.')
  for (const blocker of new Set(blockers))
    if (await blockEdge(context, { userId: blocker, blockedId: userId }))
      throw blocked('This person cannot be invited.')
}

/** Nobody is invited across a block, neither the inviter's nor the owner's. */
const free = (inviterId: string, ownerId: string, userId: string): Operation[] => [
  ...stillUnblocked(inviterId, userId),
  ...(inviterId === ownerId
    ? []
    : [check(Block, { userId: ownerId, blockedId: userId }, 'absent')]),
]

/** By the owner or an admin. Idempotent: who is invited already keeps the first invite. */
export const inviteToGroup = mutation({
  name: 'inviteToGroup',
  input: GroupPersonInput,
  rate: INVITE_RATE,
  plan: async ({ context, actor: { id: inviterId }, input }) => {
    const { groupId, userId } = input
    const { group, standing } = await managedGroup(context, groupId)
    refuseArchivedGroup(group)
    await refuse(context, input, [inviterId, group.ownerId])
    const there = await groupInvite(context, input)
    const invite: GroupInvite = there ?? { ...input, inviterId, createdAt: context.stamp().at }
    return {
      operations: there
        ? [check(GroupInvite, input, 'present')]
        : [
            put(GroupInvite, invite),
            check(GroupMember, input, 'absent'),
            check(Group, { id: groupId }, { all: openAsRead(group) }),
            standing,
            ...free(inviterId, group.ownerId, userId),
            check(User, { id: userId }, { attribute: 'status', notEquals: 'deleted' }),
          ],
      result: invite,
      audit: {
        action: 'GROUP_INVITED',
        resourceType: 'Group',
        resourceId: groupId,
        metadata: { userId, ...(there && { unchanged: true }) },
      },
    }
  },
})
