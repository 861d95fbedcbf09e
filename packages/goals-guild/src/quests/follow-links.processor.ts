import { type EntityChange, onChange, type Processor, type ProcessorContext } from '@longtable/core'
import { removeEach } from '@longtable/entity'
import { Goal } from '../goals/goal.entity.ts'
import { Task } from '../goals/task.entity.ts'
import { taskById } from '../goals/task.patterns.ts'
import type { CountedTask } from './count-task.ts'
import { evaluate, type QuestKey } from './evaluate.ts'
import { followTask } from './follow-task.ts'
import { countEarlier, countLinked, writeLinks } from './link-quest.ts'
import { ANY_TASK, Quest, QuestLink } from './quest.entity.ts'
import { questLinksOf } from './quest.patterns.ts'

async function linksTo(
  context: ProcessorContext,
  userId: string,
  linkedId: string,
): Promise<QuestLink[]> {
  const links: QuestLink[] = []
  for await (const chunk of questLinksOf.each(context, { userId, linkedId })) links.push(...chunk)
  return links
}

const questOf = ({ userId, questId }: QuestLink): QuestKey => ({ userId, id: questId })

/** Last, when every quest has seen that what they lead to is gone: a second try still finds them. */
const dropLinks = (context: ProcessorContext, links: readonly QuestLink[]) =>
  removeEach(context, QuestLink, links)

/** The task as it is now: a change that comes late tells of a past that no longer counts. */
async function seenTask(
  context: ProcessorContext,
  { old, next }: { old: Task | undefined; next: Task | undefined },
): Promise<CountedTask | undefined> {
  if (!next) return old && { task: old, isGone: true }
  const task = await taskById(context, { goalId: next.goalId, id: next.id })
  return task && { task, isGone: false }
}

const isMove = (old: Task | undefined, next: Task | undefined): boolean =>
  next ? (old?.done ?? false) !== next.done || old?.completedAt !== next.completedAt : true

/** Counts done tasks, takes undone ones back, and lets go of deleted ones. */
export const followTasks = onChange(
  'quests.follow-tasks',
  Task,
  async ({ old, new: next, at }, context) => {
    const task = next ?? old
    if (!task || !isMove(old, next)) return
    const { userId, id, goalId } = task
    const own = await linksTo(context, userId, id)
    const others = [
      ...(await linksTo(context, userId, goalId)),
      ...(await linksTo(context, userId, ANY_TASK)),
    ]
    const look = () => seenTask(context, { old, next })
    const happened = next?.completedAt === undefined ? at : Date.parse(next.completedAt)
    const quests = new Map([...own, ...others].map((link) => [link.questId, questOf(link)]))
    for (const key of quests.values()) await followTask(context, key, { look, at: happened })
    if (!next) await dropLinks(context, own)
  },
)

/** Completed goals, reopened ones, and deleted ones, which are no longer required. */
export const followGoals = onChange(
  'quests.follow-goals',
  Goal,
  async ({ old, new: next, at }, context) => {
    const goal = next ?? old
    if (!goal) return
    const isGone = !next || next.deletedAt !== undefined
    if (!isGone && old?.status === next.status) return
    const links = await linksTo(context, goal.userId, goal.id)
    const happened = isGone || next.completedAt === undefined ? at : Date.parse(next.completedAt)
    for (const link of links) await evaluate(context, questOf(link), happened)
    if (isGone) await dropLinks(context, links)
  },
)

/** What it hangs on may have been done, or have gone, while the quest was being made. */
export const linkNewQuests: Processor = {
  name: 'quests.link-new',
  entity: Quest,
  // One that others wrote counts from when it was adopted.
  wants: ({ old, new: item, expired }) =>
    item?.progress !== undefined && (old?.progress === undefined || expired === true),
  async handle({ old, new: quest }: EntityChange<Quest>, context) {
    if (!quest) return
    await writeLinks(context, quest)
    await countLinked(context, quest)
    if (old) await countEarlier(context, quest)
    await evaluate(context, quest, Date.parse(quest.createdAt))
  },
}
