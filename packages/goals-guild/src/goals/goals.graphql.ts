import { listQuery, live, mutationFields, noInput, pageOf, query } from '@longtable/api'
import { signedIn } from '@longtable/core'
import { type GuildContext, registered } from '../context.ts'
import type { GoalsResolvers } from '../generated/schema.ts'
import { personLoader } from '../users/person-loader.graphql.ts'
import { GroupInput } from '../groups/group-fields.ts'
import { assignTask } from './assign-task.ts'
import { groupGoals } from './group-goals.ts'
import { completeTask, TaskInput, undoTask } from './complete-task.ts'
import { createGoal } from './create-goal.ts'
import { createMilestone } from './create-milestone.ts'
import { createTask } from './create-task.ts'
import { deleteGoal } from './delete-goal.ts'
import { deleteMilestone } from './delete-milestone.ts'
import { deleteTask } from './delete-task.ts'
import { type DueEvent, dueTopic, shownDue } from './due-live.ts'
import { goal, GoalInput, goals, goalsByTag, GoalsInput, GoalTagInput } from './find-goals.ts'
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
import { admitToGoal, goalChanges, shownGoalEvent } from './goal-live.ts'
import { goalsTypeDefs } from './goals.sdl.ts'
import { goalLoader } from './goal-loader.graphql.ts'
import { milestonesLoader } from './milestones-loader.graphql.ts'
import { setGoalStatus } from './set-goal-status.ts'
import { updateGoal } from './update-goal.ts'
import { updateMilestone } from './update-milestone.ts'
import { updateTask } from './update-task.ts'

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
    assignTask,
    completeTask,
    undoTask,
    deleteTask,
    createMilestone,
    updateMilestone,
    deleteMilestone,
  }),
  Subscription: {
    goalChanged: live({
      input: GoalInput,
      admit: (context: GuildContext, { goalId }) => admitToGoal(context, goalId),
      events: (context, { goalId }) => goalChanges(context, goalId),
      show: (context, _, event) => shownGoalEvent(context, event),
    }),
    dueChanged: live({
      input: noInput,
      admit: async (context: GuildContext) => void (await registered(context)),
      events: (context) => context.bus.subscribe<DueEvent>(dueTopic(signedIn(context).userId)),
      show: (context, _, event) => shownDue(context, event),
    }),
  },
  Goal: {
    owner: ({ userId }, _, context) => personLoader(context).load(userId),
    tasks: (view, input, context) =>
      tasksOfGoal(context, view, {
        ...GoalTasksInput.parse({ done: input.done }),
        ...pageOf(input),
      }),
    milestones: (view, page, context) =>
      page.after == null
        ? milestonesLoader(context, page.first).load(`${view.userId} ${view.id}`)
        : milestonesOfGoal(context, view, pageOf(page)),
  },
  Task: {
    goal: ({ goalId }, _, context) => goalLoader(context).load(goalId),
    assignee: ({ assigneeId }, _, context) =>
      assigneeId === null ? null : personLoader(context).load(assigneeId),
    completer: ({ completedBy }, _, context) =>
      completedBy === null ? null : personLoader(context).load(completedBy),
    creator: ({ createdBy }, _, context) =>
      createdBy === null ? null : personLoader(context).load(createdBy),
  },
  Milestone: {
    goal: ({ goalId }, _, context) => goalLoader(context).load(goalId),
  },
} satisfies GoalsResolvers

export const goalsModule = { name: 'goals', typeDefs: goalsTypeDefs, resolvers }
