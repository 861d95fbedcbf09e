import { view } from '@longtable/entity'
import { Goal, Milestone } from './goal.entity.ts'
import type { SeenGoal, SeenTask } from './goals.policy.ts'
import { progressOf } from './progress.ts'
import { Task } from './task.entity.ts'

/** Answers that nobody has given are not there. */
export type NlpPlanView = NonNullable<Goal['nlpPlan']>

/** How a task comes again. */
export type RepeatView = NonNullable<Task['repeat']>

/** The answers are for those who work on the goal; whoever only reads it does not see them. */
const answers = (plan: Goal['nlpPlan'], role: SeenGoal['role']) =>
  role === 'reader' ? null : (plan ?? null)

const goalShown = view(
  Goal,
  'id',
  'userId',
  'title',
  'description',
  'tags',
  'status',
  'visibility',
  'deadline',
  // Shown as a group only, to whom may see that.
  'groupId',
  'completedAt',
  'createdAt',
  'updatedAt',
)

/** What leaves of a goal, by what the viewer is to it. */
export const goalView = ({ goal, role }: SeenGoal) =>
  goalShown(goal, {
    nlpPlan: answers(goal.nlpPlan, role),
    progress: progressOf(goal),
    taskCount: goal.taskCount ?? 0,
    doneCount: goal.doneCount ?? 0,
    role,
  })
export type GoalView = ReturnType<typeof goalView>

const taskShown = view(
  Task,
  'id',
  'goalId',
  'userId',
  'title',
  'note',
  'dueAt',
  'done',
  'completedAt',
  'createdAt',
  'updatedAt',
)

/** Who takes part is for those who do; a reader sees what its owner has done. */
const people = ({ createdBy, assigneeId, completedBy, userId }: Task, role: SeenGoal['role']) => {
  const shown = (id: string | undefined) =>
    id === undefined || (role === 'reader' && id !== userId) ? null : id
  return {
    createdBy: shown(createdBy),
    assigneeId: shown(assigneeId),
    completedBy: shown(completedBy),
  }
}

export const taskView = ({ task, role }: Pick<SeenTask, 'task' | 'role'>) =>
  taskShown(task, {
    ...people(task, role),
    nlpPlan: answers(task.nlpPlan, role),
    repeat: task.repeat ?? null,
  })
export type TaskView = ReturnType<typeof taskView>

export const milestoneView = view(
  Milestone,
  'id',
  'goalId',
  'userId',
  'name',
  'description',
  'percentage',
  'achieved',
  'achievedAt',
  'createdAt',
  'updatedAt',
)
export type MilestoneView = ReturnType<typeof milestoneView>
