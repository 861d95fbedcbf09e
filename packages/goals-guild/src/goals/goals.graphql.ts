import { loader, listQuery, noInput, pageOf, query } from '@longtable/api'
import type { GuildContext } from '../context.ts'
import type { GoalsResolvers } from '../generated/schema.ts'
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
import type { GoalView } from './goal-views.ts'
import { setGoalStatus, SetGoalStatusInput } from './set-goal-status.ts'
import { updateGoal, UpdateGoalInput } from './update-goal.ts'
import { updateMilestone, UpdateMilestoneInput } from './update-milestone.ts'
import { updateTask, UpdateTaskInput } from './update-task.ts'

/** Null for goals that the viewer must not see: a task may have collaborators of its own. */
const goalOf = (context: GuildContext, id: string) =>
  loader<string, GoalView | null>(context, 'goals.goals', async (ids) =>
    (await goalsById(context, ids)).map((view) => view ?? null),
  ).load(id)

const resolvers = {
  Query: {
    goal: query(GoalInput, goal),
    goals: listQuery(GoalsInput, goals),
    goalsByTag: listQuery(GoalTagInput, goalsByTag),
    task: query(TaskInput, task),
    tasksDue: listQuery(TasksDueInput, tasksDue),
    milestone: query(MilestoneInput, milestone),
    milestones: listQuery(noInput, milestones),
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
    owner: ({ userId }, _, context) => personLoader(context).load(userId),
    tasks: (view, input, context) =>
      tasksOfGoal(context, view, {
        ...GoalTasksInput.parse({ done: input.done }),
        ...pageOf(input),
      }),
    milestones: (view, page, context) => milestonesOfGoal(context, view, pageOf(page)),
  },
  Task: {
    goal: ({ goalId }, _, context) => goalOf(context, goalId),
    creator: ({ createdBy }, _, context) => personLoader(context).load(createdBy),
  },
  Milestone: {
    goal: ({ goalId }, _, context) => goalOf(context, goalId),
  },
} satisfies GoalsResolvers

export const goalsModule = { name: 'goals', typeDefs, resolvers }
