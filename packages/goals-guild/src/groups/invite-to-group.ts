import { act, DomainError } from '@longtable/core'
import { check, put } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import type * as z from 'zod'
import { forgetProfile, type GuildContext, registered, stillActive } from '../context.ts'
import { Block } from '../follows/block.entity.ts'
import { blockEdge } from '../follows/block.patterns.ts'
import { User } from '../users/user.entity.ts'
import { visibleUser } from '../users/user.policy.ts'
import { GROUP_INVITE_RATE } from './group-rates.ts'
import { openAsRead, refuseArchived } from './group-state.ts'
import { Group, GroupInvite, GroupMember } from './group.entity.ts'
import { groupInvite, membership } from './group.patterns.ts'
import { managedGroup } from './groups.policy.ts'
import { blocked, unblocked } from './new-member.ts'
import type { GroupPersonInput } from './remove-member.ts'

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
  ...unblocked(inviterId, userId),
  ...(inviterId === ownerId
    ? []
    : [check(Block, { userId: ownerId, blockedId: userId }, 'absent')]),
]

/** By the owner or an admin. Idempotent: who is invited already keeps the first invite. */
export async function inviteToGroup(
  context: GuildContext,
  input: Input,
  requestId?: string,
): Promise<GroupInvite> {
  await registered(context)
  const { groupId } = input
  const asked = { name: 'inviteToGroup', input, requestId, rate: GROUP_INVITE_RATE }
  return act<GroupInvite>(context, asked, async () => {
    const { id: inviterId } = await registered(context)
    const { group, standing } = await managedGroup(context, groupId)
    refuseArchived(group)
    await refuse(context, input, [inviterId, group.ownerId])
    const there = await groupInvite(context, input)
    const invite = there ?? { ...input, inviterId, createdAt: context.stamp().at }
    return {
      operations: there
        ? [check(GroupInvite, input, 'present')]
        : [
            put(GroupInvite, invite),
            check(GroupMember, input, 'absent'),
            check(Group, { id: groupId }, { all: openAsRead(group) }),
            standing,
            ...free(inviterId, group.ownerId, input.userId),
            check(User, { id: input.userId }, { attribute: 'status', notEquals: 'deleted' }),
            stillActive(inviterId),
          ],
      result: invite,
      audit: {
        action: 'GROUP_INVITED',
        resourceType: 'Group',
        resourceId: groupId,
        metadata: { userId: input.userId, ...(there && { unchanged: true }) },
      },
      onFailure: () => {
        forgetProfile(context)
        return 'again'
      },
    }
  })
}
