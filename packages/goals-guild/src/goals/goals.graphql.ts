import { listQuery, loader, mutationFields, noInput, pageOf, query } from '@longtable/api'
import type { GuildContext } from '../context.ts'
import type { GoalsResolvers } from '../generated/schema.ts'
import { personLoader } from '../users/person-loader.graphql.ts'
import { GroupInput } from '../groups/group-fields.ts'
import { groupGoals } from './group-goals.ts'
import { completeTask, TaskInput, undoTask } from './complete-task.ts'
import { createGoal } from './create-goal.ts'
import { createMilestone } from './create-milestone.ts'
import { createTask } from './create-task.ts'
import { deleteGoal } from './delete-goal.ts'
import { deleteMilestone } from './delete-milestone.ts'
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
import { goalsTypeDefs } from './goals.sdl.ts'
import type { GoalView } from './goal-views.ts'
import { setGoalStatus } from './set-goal-status.ts'
import { updateGoal } from './update-goal.ts'
import { updateMilestone } from './update-milestone.ts'
import { updateTask } from './update-task.ts'

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
    groupGoals: listQuery(GroupInput, groupGoals),
  },
  Mutation: mutationFields({
    createGoal,
    updateGoal,
    setGoalStatus,
    deleteGoal,
    createTask,
    updateTask,
    completeTask,
    undoTask,
    deleteTask,
    createMilestone,
    updateMilestone,
    deleteMilestone,
  }),
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

export const goalsModule = { name: 'goals', typeDefs: goalsTypeDefs, resolvers }
