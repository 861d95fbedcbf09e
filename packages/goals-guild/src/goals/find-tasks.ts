import { ThingId } from '@longtable/core'
import { findListed, fromItem, type Page, type PageRequest, readPage } from '@longtable/entity'
import type { Item } from '@longtable/store'
import * as z from 'zod'
import { seenResources } from '../collaboration/resource.policy.ts'
import { type GuildContext, registered } from '../context.ts'
import type { TaskInput } from './complete-task.ts'
import { NewInstant } from './goal-fields.ts'
import {
  type GoalView,
  type MilestoneView,
  milestoneView,
  type TaskView,
  taskView,
} from './goal-views.ts'
import { Goal, type Milestone } from './goal.entity.ts'
import { milestoneById, milestonesAmong, milestonesIn, milestonesOf } from './goal.patterns.ts'
import { goalInView, taskInView } from './goals.policy.ts'
import { Task } from './task.entity.ts'
import { tasksAssignedTo, tasksIn, tasksOf } from './task.patterns.ts'
import { pagesBelow } from '../stretch.ts'
import { unknownMilestone } from './update-milestone.ts'

export const TasksDueInput = z.object({
  from: NewInstant,
  to: NewInstant,
  includeDone: z.boolean().nullish(),
})
export const MilestoneInput = z.object({ goalId: ThingId, milestoneId: ThingId })
export const GoalTasksInput = z.object({ done: z.boolean().nullish() })

/** After every id that follows a date, so that the last moment is included. */
const AFTER_IDS = '~'

export const task = async (
  context: GuildContext,
  { taskId }: z.infer<typeof TaskInput>,
): Promise<TaskView> => taskView(await taskInView(context, taskId))

/** Whoever sees the goal sees its tasks. */
export async function tasksOfGoal(
  context: GuildContext,
  { id: goalId, role }: Pick<GoalView, 'id' | 'role'>,
  { done, ...page }: PageRequest & z.infer<typeof GoalTasksInput>,
): Promise<Page<TaskView>> {
  const keep = (tasks: readonly Task[]) =>
    tasks.map((one) => (done == null ? true : one.done === done))
  const found = await tasksIn(context, { goalId }, { ...page, keep })
  return { ...found, items: found.items.map((one) => taskView({ task: one, role })) }
}

export async function milestonesOfGoal(
  context: GuildContext,
  { userId, id: goalId }: Pick<GoalView, 'userId' | 'id'>,
  page: PageRequest,
): Promise<Page<MilestoneView>> {
  const found = await milestonesIn(context, { userId, goalId }, page)
  return { ...found, items: found.items.map(milestoneView) }
}

/** The first page of each of these goals of one owner: in one query where they are neighbours. */
export const milestonesBelow = (
  context: GuildContext,
  { userId, goalIds, first }: { userId: string; goalIds: readonly string[]; first: number },
): Promise<Page<MilestoneView>[]> =>
  pagesBelow<Milestone, MilestoneView>(goalIds, first, {
    among: ({ limit, ...range }) => milestonesAmong(context, { userId, ...range }, { limit }),
    idOf: ({ goalId }) => goalId,
    show: async (rows) => rows.map(milestoneView),
    alone: (id) => milestonesOfGoal(context, { userId, id }, { limit: first }),
  })

/** Which of the viewer's own goals are still there: what is below a tombstone is hidden with it. */
export async function aliveGoals(
  context: GuildContext,
  goalIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { id: userId } = await registered(context)
  const unique = [...new Set(goalIds)]
  const found = await findListed(
    context,
    Goal,
    unique.map((id) => ({ userId, id })),
  )
  return new Set(unique.filter((_, place) => found[place] && !found[place].deletedAt))
}

const underAliveGoals =
  <T extends { readonly goalId: string }>(context: GuildContext, also: (one: T) => boolean) =>
  async (values: readonly T[]): Promise<boolean[]> => {
    const alive = await aliveGoals(
      context,
      values.map(({ goalId }) => goalId),
    )
    return values.map((one) => alive.has(one.goalId) && also(one))
  }

/** Only what the viewer still works on; a block, a tombstone or the end of their part hides it. */
async function workedOn(context: GuildContext, tasks: readonly Task[]): Promise<boolean[]> {
  const keys = tasks.map(({ id }) => ({ resourceType: 'task' as const, resourceId: id }))
  const seen = keys.length > 0 ? await seenResources(context, keys) : []
  return tasks.map((_, place) => seen[place]?.role === 'collaborator')
}

const dueOrder = ({ dueAt, id }: Item): string => `${String(dueAt ?? 'NODUE')}#${String(id)}`
const decodeTask = (item: Item) => fromItem(Task, item)

/** Of my goals, and assigned to me in those of others, by date, undated last; open ones unless asked otherwise. */
export async function tasksDue(
  context: GuildContext,
  { from, to, includeDone }: z.infer<typeof TasksDueInput>,
  page: PageRequest,
): Promise<Page<TaskView>> {
  const { id: userId } = await registered(context)
  const bounds = {
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to: to + AFTER_IDS }),
  }
  const isMine = (one: Task) => one.userId === userId
  const keepMine = underAliveGoals<Task>(context, ({ done }) => includeDone === true || !done)
  const keep = async (tasks: readonly Task[]) => {
    const [mine, others] = [tasks.filter(isMine), tasks.filter((one) => !isMine(one))]
    const [kept, worked] = await Promise.all([keepMine(mine), workedOn(context, others)])
    return tasks.map((one) =>
      isMine(one) ? kept[mine.indexOf(one)] === true : worked[others.indexOf(one)] === true,
    )
  }
  const found = await readPage<Task>(
    context,
    [
      { query: tasksOf.query({ userId, ...bounds }), decode: decodeTask },
      { query: tasksAssignedTo.query({ assigneeId: userId, ...bounds }), decode: decodeTask },
    ],
    { ...page, keep, orderBy: dueOrder },
  )
  const view = (one: Task) => taskView({ task: one, role: isMine(one) ? 'owner' : 'collaborator' })
  return { ...found, items: found.items.map(view) }
}

/** Mine of all goals, newest first. */
export async function milestones(
  context: GuildContext,
  _input: unknown,
  page: PageRequest,
): Promise<Page<MilestoneView>> {
  const { id: userId } = await registered(context)
  const keep = underAliveGoals<Milestone>(context, () => true)
  const found = await milestonesOf(context, { userId }, { ...page, keep })
  return { ...found, items: found.items.map(milestoneView) }
}

export async function milestone(
  context: GuildContext,
  { goalId, milestoneId }: z.infer<typeof MilestoneInput>,
): Promise<MilestoneView> {
  const { goal } = await goalInView(context, goalId)
  const found = await milestoneById(context, { userId: goal.userId, goalId, id: milestoneId })
  if (!found) throw unknownMilestone()
  return milestoneView(found)
}
