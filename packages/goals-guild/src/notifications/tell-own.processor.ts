import { onChange, onInsert } from '@longtable/core'
import { check } from '@longtable/entity'
import { Follow } from '../follows/follow.entity.ts'
import { Milestone } from '../goals/goal.entity.ts'
import { Quest } from '../quests/quest.entity.ts'
import { tell } from './tell.ts'

/** Who unfollows and follows again within some days is not told of again. */
export const tellFollows = onInsert(
  'notifications.tell-follows',
  Follow,
  async ({ followerId, followeeId, createdAt }, context) => {
    await tell(context, {
      userId: followeeId,
      kind: 'follow',
      actorId: followerId,
      key: `follow-${followeeId}-${followerId}`,
      bundle: 'follow',
      at: createdAt,
      when: [
        check(Follow, { followerId, followeeId }, { attribute: 'createdAt', equals: createdAt }),
      ],
    })
  },
)

export const tellQuests = onChange(
  'notifications.tell-quests',
  Quest,
  async ({ old, new: quest }, context) => {
    if (old?.status !== 'active' || quest?.status !== 'completed') return
    await tell(context, {
      userId: quest.userId,
      kind: 'quest_completed',
      resourceType: 'quest',
      resourceId: quest.id,
      rewardXp: quest.rewardXp,
      key: `quest-${quest.id}`,
      at: quest.updatedAt,
    })
  },
)

export const tellMilestones = onChange(
  'notifications.tell-milestones',
  Milestone,
  async ({ old, new: milestone }, context) => {
    if (old?.achieved || !milestone?.achieved) return
    await tell(context, {
      userId: milestone.userId,
      kind: 'milestone',
      resourceType: 'milestone',
      resourceId: milestone.id,
      goalId: milestone.goalId,
      key: `milestone-${milestone.id}`,
      at: milestone.achievedAt ?? milestone.updatedAt,
    })
  },
)
