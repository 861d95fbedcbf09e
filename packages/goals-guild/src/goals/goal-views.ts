import type { Goal, Milestone } from './goal.entity.ts'
import type { SeenGoal, SeenTask } from './goals.policy.ts'
import { progressOf } from './progress.ts'
import type { Task } from './task.entity.ts'

/** The answers are for those who work on the goal; whoever only reads it does not see them. */
const answers = (plan: Goal['nlpPlan'], role: SeenGoal['role']) =>
  role === 'reader' ? null : (plan ?? null)

/** What leaves of a goal, by what the viewer is to it: the type is the list of what may leave. */
export interface GoalView {
  readonly id: string
  readonly userId: string
  readonly title: string
  readonly description: string | null
  readonly tags: readonly string[]
  readonly status: Goal['status']
  readonly visibility: Goal['visibility']
  readonly deadline: string | null
  readonly nlpPlan: Goal['nlpPlan'] | null
  /** Shown as a group only, to whom may see that. */
  readonly groupId: string | null
  readonly progress: number
  readonly taskCount: number
  readonly doneCount: number
  readonly completedAt: string | null
  readonly createdAt: string
  readonly updatedAt: string
  readonly role: SeenGoal['role']
}

export const goalView = ({ goal, role }: SeenGoal): GoalView => ({
  id: goal.id,
  userId: goal.userId,
  title: goal.title,
  description: goal.description ?? null,
  tags: goal.tags,
  status: goal.status,
  visibility: goal.visibility,
  deadline: goal.deadline ?? null,
  nlpPlan: answers(goal.nlpPlan, role),
  groupId: goal.groupId ?? null,
  progress: progressOf(goal),
  taskCount: goal.taskCount ?? 0,
  doneCount: goal.doneCount ?? 0,
  completedAt: goal.completedAt ?? null,
  createdAt: goal.createdAt,
  updatedAt: goal.updatedAt,
  role,
})

export interface TaskView {
  readonly id: string
  readonly goalId: string
  readonly userId: string
  readonly title: string
  readonly dueAt: string | null
  readonly nlpPlan: Task['nlpPlan'] | null
  readonly done: boolean
  readonly createdBy: string
  readonly completedAt: string | null
  readonly createdAt: string
  readonly updatedAt: string
}

export const taskView = ({ task, role }: Pick<SeenTask, 'task' | 'role'>): TaskView => ({
  id: task.id,
  goalId: task.goalId,
  userId: task.userId,
  title: task.title,
  dueAt: task.dueAt ?? null,
  nlpPlan: answers(task.nlpPlan, role),
  done: task.done,
  createdBy: task.createdBy,
  completedAt: task.completedAt ?? null,
  createdAt: task.createdAt,
  updatedAt: task.updatedAt,
})

export interface MilestoneView {
  readonly id: string
  readonly goalId: string
  readonly userId: string
  readonly name: string
  readonly description: string | null
  readonly percentage: number
  readonly achieved: boolean
  readonly achievedAt: string | null
  readonly createdAt: string
  readonly updatedAt: string
}

export const milestoneView = (milestone: Milestone): MilestoneView => ({
  id: milestone.id,
  goalId: milestone.goalId,
  userId: milestone.userId,
  name: milestone.name,
  description: milestone.description ?? null,
  percentage: milestone.percentage,
  achieved: milestone.achieved,
  achievedAt: milestone.achievedAt ?? null,
  createdAt: milestone.createdAt,
  updatedAt: milestone.updatedAt,
})
