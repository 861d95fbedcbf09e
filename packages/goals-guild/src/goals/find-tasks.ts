import { ThingId } from '@longtable/core'
import { findListed, type Page, type PageRequest } from '@longtable/entity'
import * as z from 'zod'
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
import { milestoneById, milestonesIn, milestonesOf } from './goal.patterns.ts'
import { goalInView, taskInView } from './goals.policy.ts'
import type { Task } from './task.entity.ts'
import { tasksIn, tasksOf } from './task.patterns.ts'
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

/** Mine by date, undated last; open ones unless asked otherwise. */
export async function tasksDue(
  context: GuildContext,
  { from, to, includeDone }: z.infer<typeof TasksDueInput>,
  page: PageRequest,
): Promise<Page<TaskView>> {
  const { id: userId } = await registered(context)
  const found = await tasksOf(
    context,
    {
      userId,
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to: to + AFTER_IDS }),
    },
    { ...page, keep: underAliveGoals<Task>(context, ({ done }) => includeDone === true || !done) },
  )
  return { ...found, items: found.items.map((one) => taskView({ task: one, role: 'owner' })) }
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
