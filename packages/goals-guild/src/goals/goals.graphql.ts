import { loader, listQuery, type PageArguments, pageOf, query } from '@longtable/api'
import type { GuildContext } from '../context.ts'
import { mutation } from '../resolvers.ts'
import { personLoader } from '../users/person-loader.graphql.ts'
import { completeTask, TaskInput, undoTask } from './complete-task.ts'
import { createGoal, CreateGoalInput } from './create-goal.ts'
import { createMilestone, CreateMilestoneInput } from './create-milestone.ts'
import { createTask, CreateTaskInput } from './create-task.ts'
import { deleteGoal, DeleteGoalInput } from './delete-goal.ts'
import { deleteMilestone, DeleteMilestoneInput } from './delete-milestone.ts'
import { deleteTask } from './delete-task.ts'
import {
  goal,
  GoalInput,
  goals,
  goalsById,
  goalsByTag,
  GoalsInput,
  GoalTagInput,
} from './find-goals.ts'
import {
  GoalTasksInput,
  milestone,
  MilestoneInput,
  milestones,
  milestonesOfGoal,
  task,
  tasksDue,
  TasksDueInput,
  tasksOfGoal,
} from './find-tasks.ts'
import { typeDefs } from './goals.sdl.ts'
import type { GoalView, MilestoneView, TaskView } from './goal-views.ts'
import { setGoalStatus, SetGoalStatusInput } from './set-goal-status.ts'
import { updateGoal, UpdateGoalInput } from './update-goal.ts'
import { updateMilestone, UpdateMilestoneInput } from './update-milestone.ts'
import { updateTask, UpdateTaskInput } from './update-task.ts'

/** Null for goals that the viewer must not see: a task may have collaborators of its own. */
const goalOf = (context: GuildContext, id: string) =>
  loader<string, GoalView | null>(context, 'goals.goals', async (ids) =>
    (await goalsById(context, ids)).map((view) => view ?? null),
  ).load(id)

interface InGoal {
  readonly goalId: string
}

const anything = { parse: (input: unknown) => input }

const resolvers = {
  Query: {
    goal: query(GoalInput, goal),
    goals: listQuery(GoalsInput, goals),
    goalsByTag: listQuery(GoalTagInput, goalsByTag),
    task: query(TaskInput, task),
    tasksDue: listQuery(TasksDueInput, tasksDue),
    milestone: query(MilestoneInput, milestone),
    milestones: listQuery(anything, milestones),
  },
  Mutation: {
    createGoal: mutation(CreateGoalInput, createGoal),
    updateGoal: mutation(UpdateGoalInput, updateGoal),
    setGoalStatus: mutation(SetGoalStatusInput, setGoalStatus),
    deleteGoal: mutation(DeleteGoalInput, deleteGoal),
    createTask: mutation(CreateTaskInput, createTask),
    updateTask: mutation(UpdateTaskInput, updateTask),
    completeTask: mutation(TaskInput, completeTask),
    undoTask: mutation(TaskInput, undoTask),
    deleteTask: mutation(TaskInput, deleteTask),
    createMilestone: mutation(CreateMilestoneInput, createMilestone),
    updateMilestone: mutation(UpdateMilestoneInput, updateMilestone),
    deleteMilestone: mutation(DeleteMilestoneInput, deleteMilestone),
  },
  Goal: {
    owner: ({ userId }: GoalView, _: unknown, context: GuildContext) =>
      personLoader(context).load(userId),
    tasks: (view: GoalView, input: PageArguments, context: GuildContext) =>
      tasksOfGoal(context, view, { ...GoalTasksInput.parse(input), ...pageOf(input) }),
    milestones: (view: GoalView, page: PageArguments, context: GuildContext) =>
      milestonesOfGoal(context, view, pageOf(page)),
  },
  Task: {
    goal: ({ goalId }: InGoal, _: unknown, context: GuildContext) => goalOf(context, goalId),
    creator: ({ createdBy }: TaskView, _: unknown, context: GuildContext) =>
      personLoader(context).load(createdBy),
  },
  Milestone: {
    goal: ({ goalId }: MilestoneView, _: unknown, context: GuildContext) => goalOf(context, goalId),
  },
}

export const goalsModule = { name: 'goals', typeDefs, resolvers }
