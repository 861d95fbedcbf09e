import { onChange, type ProcessorContext } from '@longtable/core'
import { findMany } from '@longtable/entity'
import { Resource } from '../collaboration/resource.entity.ts'
import { Goal } from '../goals/goal.entity.ts'
import { Quest } from '../quests/quest.entity.ts'
import { activityKeyOf, takeBackActivity, writeActivity } from './write-activity.ts'

/** A quest that hangs on a private goal would tell of that goal's progress. */
async function isPrivate({ store }: ProcessorContext, quest: Quest): Promise<boolean> {
  const { userId, linkedGoalIds = [], linkedTaskIds = [] } = quest
  const tasks = await findMany(
    store,
    Resource,
    linkedTaskIds.map((resourceId) => ({ resourceType: 'task', resourceId })),
  )
  const ids = new Set([...linkedGoalIds, ...tasks.flatMap((task) => task?.goalId ?? [])])
  const goals = await findMany(
    store,
    Goal,
    [...ids].map((id) => ({ userId, id })),
  )
  return goals.some((goal) => goal?.visibility === 'private')
}

const completedAt = (quest: Quest | undefined) =>
  quest?.status === 'completed' && quest.deletedAt === undefined ? quest.updatedAt : undefined

/** A completed quest is told to those who follow its owner. */
export const tellFeedOfQuests = onChange('feed.tell-quests', Quest, async (change, context) => {
  const { old, new: quest } = change
  const [before, after] = [completedAt(old), completedAt(quest)]
  const keyAt = ({ id, userId }: Quest, at: string) =>
    activityKeyOf(userId, { name: `quest ${id}`, at })
  if (old && before !== undefined && after === undefined)
    return takeBackActivity(context, keyAt(old, before))
  if (!quest || after === undefined || before !== undefined) return
  if (await isPrivate(context, quest)) return
  await writeActivity(context, {
    ...keyAt(quest, after),
    actorId: quest.userId,
    verb: 'quest_completed',
    objectType: 'Quest',
    objectId: quest.id,
    previewText: quest.title,
    rewardXp: quest.rewardXp,
    tags: quest.tags,
    visibility: 'followers',
  })
})
