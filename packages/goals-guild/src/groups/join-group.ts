import { act, type Plan } from '@longtable/core'
import { check, put } from '@longtable/entity'
import type * as z from 'zod'
import { forgetProfile, type GuildContext, registered, stillActive } from '../context.ts'
import type { GroupInput } from './archive-group.ts'
import { JOIN_RATE } from './group-rates.ts'
import { openAsRead, refuseArchived } from './group-state.ts'
import { Group, GroupMember, JoinRequest } from './group.entity.ts'
import { joinRequest } from './group.patterns.ts'
import { groupInView, type SeenGroup, unknownGroup } from './groups.policy.ts'
import { MEMBERS_MAX } from './member-count.ts'
import { blocked, memberMade, unblocked } from './new-member.ts'

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
  refuseArchived(group)
  const { at } = context.stamp()
  const via = isInvited ? 'invite' : undefined
  return {
    operations: [
      ...(await memberMade(context, { group, userId, at, max, via })),
      stillActive(userId),
    ],
    result,
    audit,
  }
}

async function planRequest(
  context: GuildContext,
  { seen: { group }, userId }: Join,
): Promise<Plan<JoinState>> {
  refuseArchived(group)
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
      ...unblocked(group.ownerId, userId),
      stillActive(userId),
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
export const joinWithin =
  (max: number) =>
  async (
    context: GuildContext,
    input: z.infer<typeof GroupInput>,
    requestId?: string,
  ): Promise<JoinState> => {
    await registered(context)
    const asked = { name: 'joinGroup', input, requestId, rate: JOIN_RATE }
    return act<JoinState>(context, asked, async () => {
      const { id: userId } = await registered(context)
      const seen = await groupInView(context, input.groupId)
      return {
        ...(await planJoin(context, { seen, userId, max })),
        onFailure: () => {
          forgetProfile(context)
          return 'again'
        },
      }
    })
  }

/** Open: a member at once; by approval: a request, unless invited. Idempotent. */
export const joinGroup = joinWithin(MEMBERS_MAX)
