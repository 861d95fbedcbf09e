import type { Plan } from '@longtable/core'
import { check, put } from '@longtable/entity'
import type { GuildContext } from '../context.ts'
import { stillUnblocked } from '../follows/block.policy.ts'
import { mutation } from '../mutation.ts'
import { JOIN_RATE } from '../rates.ts'
import { GroupInput } from './group-fields.ts'
import { openAsRead, refuseArchivedGroup } from './group-state.ts'
import { Group, GroupMember, JoinRequest } from './group.entity.ts'
import { joinRequest } from './group.patterns.ts'
import { groupInView, type SeenGroup, unknownGroup } from './groups.policy.ts'
import { MEMBERS_MAX } from './member-count.ts'
import { blocked, memberMade } from './new-member.ts'

export interface JoinState {
  readonly groupId: string
  readonly state: 'member' | 'requested'
}

export interface Join {
  readonly seen: SeenGroup
  readonly userId: string
  readonly max: number
}

const joined = (groupId: string) =>
  ({
    result: { groupId, state: 'member' },
    audit: { action: 'GROUP_JOINED', resourceType: 'Group', resourceId: groupId },
  }) as const

const unchanged = { metadata: { unchanged: true } } as const

/** Becomes a member, by an invite where the group is not open to everybody. */
export async function planMember(
  context: GuildContext,
  { seen: { group, role, isInvited }, userId, max }: Join,
): Promise<Plan<JoinState>> {
  const { result, audit } = joined(group.id)
  if (role)
    return {
      operations: [check(GroupMember, { groupId: group.id, userId }, 'present')],
      result,
      audit: { ...audit, ...unchanged },
    }
  refuseArchivedGroup(group)
  const { at } = context.stamp()
  const via = isInvited ? 'invite' : undefined
  return {
    operations: await memberMade(context, { group, userId, at, max, via }),
    result,
    audit,
  }
}

async function planRequest(
  context: GuildContext,
  { seen: { group }, userId }: Join,
): Promise<Plan<JoinState>> {
  refuseArchivedGroup(group)
  const key = { groupId: group.id, userId }
  const result = { groupId: group.id, state: 'requested' } as const
  const audit = { action: 'GROUP_JOIN_ASKED', resourceType: 'Group', resourceId: group.id }
  if (await joinRequest(context, key))
    return {
      operations: [check(JoinRequest, key, 'present')],
      result,
      audit: { ...audit, ...unchanged },
    }
  return {
    operations: [
      put(JoinRequest, { ...key, createdAt: context.stamp().at }),
      check(GroupMember, key, 'absent'),
      check(Group, { id: group.id }, { all: openAsRead(group) }),
      ...stillUnblocked(group.ownerId, userId),
    ],
    result,
    audit,
  }
}

function planJoin(context: GuildContext, join: Join): Promise<Plan<JoinState>> {
  const { group, role, isInvited, blocksOwner } = join.seen
  if (!role && blocksOwner) throw blocked('You block its owner; unblock them first.')
  if (role || isInvited || group.access === 'open') return planMember(context, join)
  if (group.access === 'approval') return planRequest(context, join)
  throw unknownGroup()
}

/** The bound is a parameter, so that a last free place can be raced for among a few. */
export const joinWithin = (max: number) =>
  mutation({
    name: 'joinGroup',
    input: GroupInput,
    rate: JOIN_RATE,
    plan: async ({ context, actor: { id: userId }, input }) =>
      planJoin(context, { seen: await groupInView(context, input.groupId), userId, max }),
  })

/** Open: a member at once; by approval: a request, unless invited. Idempotent. */
export const joinGroup = joinWithin(MEMBERS_MAX)
