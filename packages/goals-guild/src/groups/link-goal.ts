import { DomainError } from '@longtable/core'
import { check, remove, toItem } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import type { GuildContext } from '../context.ts'
import type { Goal } from '../goals/goal.entity.ts'
import { OPEN_GROUP, refuseArchivedGroup } from './group-state.ts'
import { Group, GroupGoal, GroupMember } from './group.entity.ts'
import { groupInView } from './groups.policy.ts'

async function joined(context: GuildContext, groupId: string): Promise<void> {
  const { group, role } = await groupInView(context, groupId)
  if (!role)
    throw new DomainError('FORBIDDEN', 'groups.not-member', 'Only its members may do this.')
  refuseArchivedGroup(group)
}

/** Goes with the goal's own write, which hangs on its revision, so link and goal never part. */
export async function moveGroupLink(
  context: GuildContext,
  before: Goal | undefined,
  after: Goal,
): Promise<Operation[]> {
  const [old, groupId] = [before?.groupId, after.groupId]
  if (old === groupId) return []
  const { id: goalId, userId } = after
  const unlinked = old === undefined ? [] : [remove(GroupGoal, { groupId: old, goalId })]
  if (groupId === undefined) return unlinked
  await joined(context, groupId)
  const link = { groupId, goalId, userId, createdAt: after.updatedAt }
  return [
    ...unlinked,
    check(Group, { id: groupId }, OPEN_GROUP),
    check(GroupMember, { groupId, userId }, 'present'),
    // Without a condition, so that a lost or stray link heals.
    { kind: 'put', item: toItem(GroupGoal, link) },
  ]
}
