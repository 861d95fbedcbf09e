import { whoMayNot } from '@longtable/testing/permissions'
import { forMembers } from '../testing/group-roles.ts'
import { idOf } from '../testing/guild-world.ts'
import {
  type Cast,
  everyone,
  forOwners,
  guildRoles,
  type Outcome,
  type PermissionRow,
} from '../testing/roles.ts'
import { completeTask } from './complete-task.ts'
import { createGoal } from './create-goal.ts'
import { createMilestone } from './create-milestone.ts'
import { createTask } from './create-task.ts'
import { goalsFeature } from './goals.feature.ts'

/** For followers, so that a row shows both: who sees it but may not, and who does not see it. */
async function goalOf({ owner }: Cast) {
  const fields = { title: 'Run', tags: ['running'], visibility: 'followers' }
  const { id: goalId } = await createGoal(owner, createGoal.input.parse(fields))
  return { goalId }
}

async function taskOf(cast: Cast) {
  const { goalId } = await goalOf(cast)
  const input = createTask.input.parse({ goalId, title: 'Shoes' })
  const { id: taskId } = await createTask(cast.owner, input)
  return { taskId }
}

async function doneTaskOf(cast: Cast) {
  const task = await taskOf(cast)
  await completeTask(cast.owner, task)
  return task
}

async function milestoneOf(cast: Cast) {
  const { goalId } = await goalOf(cast)
  const input = createMilestone.input.parse({ goalId, name: 'Half', percentage: 50 })
  const { id: milestoneId } = await createMilestone(cast.owner, input)
  return { goalId, milestoneId }
}

const hiddenGoal = (follower: Outcome) => everyone('NOT_FOUND goals.unknown', { follower })
const hiddenTask = (follower: Outcome) => everyone('NOT_FOUND tasks.unknown', { follower })
const NOT_WORKING = 'FORBIDDEN tasks.not-collaborator'
const GOAL_OWNERS = hiddenGoal('FORBIDDEN goals.not-owner')
const TASK_OWNERS = hiddenTask('FORBIDDEN tasks.not-owner')

interface Asked {
  readonly document: string
  readonly made?: PermissionRow['variables']
  readonly outcomes?: PermissionRow['outcomes']
}

/** Without more, the asker's own things, which nobody else's can be named instead of. */
const row = (operation: string, { document, made, outcomes }: Asked): PermissionRow => ({
  operation,
  document,
  variables: made ?? (() => ({})),
  outcomes: outcomes ?? everyone('allowed'),
  allowedFor: 'owner',
})

const ofGoal = forOwners(goalOf, GOAL_OWNERS)
const ofTask = forOwners(taskOf, TASK_OWNERS)
const ofMilestone = forOwners(milestoneOf, GOAL_OWNERS)

const goalRows: readonly PermissionRow[] = [
  forMembers('groupGoals', 'items { id }'),
  row('Mutation.createGoal', { document: 'mutation { createGoal(title: "Mine") { id } }' }),
  ofGoal(
    'Mutation.updateGoal',
    'mutation ($goalId: ID!) { updateGoal(goalId: $goalId, title: "New") { id } }',
  ),
  ofGoal(
    'Mutation.setGoalStatus',
    'mutation ($goalId: ID!) { setGoalStatus(goalId: $goalId, status: paused) { id } }',
  ),
  ofGoal(
    'Mutation.deleteGoal',
    'mutation ($goalId: ID!) { deleteGoal(goalId: $goalId) { goalId } }',
  ),
  row('Query.goal', {
    document: 'query ($goalId: ID!) { goal(goalId: $goalId) { id } }',
    made: goalOf,
    outcomes: hiddenGoal('allowed'),
  }),
  row('Subscription.goalChanged', {
    document: 'subscription ($goalId: ID!) { goalChanged(goalId: $goalId) { id } }',
    made: goalOf,
    outcomes: hiddenGoal('allowed'),
  }),
  row('Query.goals', {
    document: 'query ($userId: ID!) { goals(userId: $userId) { items { id } } }',
    made: ({ owner }) => ({ userId: idOf(owner) }),
    outcomes: everyone('allowed', { blocked: 'NOT_FOUND users.unknown' }),
  }),
  row('Query.goalsByTag', { document: '{ goalsByTag(tag: "running") { items { id } } }' }),
]

const taskRows: readonly PermissionRow[] = [
  row('Mutation.createTask', {
    document: 'mutation ($goalId: ID!) { createTask(goalId: $goalId, title: "New") { id } }',
    made: goalOf,
    outcomes: hiddenGoal(NOT_WORKING),
  }),
  ofTask(
    'Mutation.updateTask',
    'mutation ($taskId: ID!) { updateTask(taskId: $taskId, title: "New") { id } }',
  ),
  row('Mutation.assignTask', {
    document: 'mutation ($taskId: ID!) { assignTask(taskId: $taskId) { id } }',
    made: taskOf,
    outcomes: hiddenTask(NOT_WORKING),
  }),
  row('Mutation.completeTask', {
    document: 'mutation ($taskId: ID!) { completeTask(taskId: $taskId) { id } }',
    made: taskOf,
    outcomes: hiddenTask(NOT_WORKING),
  }),
  row('Mutation.undoTask', {
    document: 'mutation ($taskId: ID!) { undoTask(taskId: $taskId) { id } }',
    made: doneTaskOf,
    outcomes: hiddenTask(NOT_WORKING),
  }),
  ofTask(
    'Mutation.deleteTask',
    'mutation ($taskId: ID!) { deleteTask(taskId: $taskId) { taskId } }',
  ),
  row('Query.task', {
    document: 'query ($taskId: ID!) { task(taskId: $taskId) { id } }',
    made: taskOf,
    outcomes: hiddenTask('allowed'),
  }),
  row('Query.tasksDue', { document: '{ tasksDue { items { id } } }' }),
  row('Subscription.dueChanged', { document: 'subscription { dueChanged { taskId } }' }),
]

const MILESTONE = 'goalId: $goalId, milestoneId: $milestoneId'
const milestoneRows: readonly PermissionRow[] = [
  ofGoal(
    'Mutation.createMilestone',
    `mutation ($goalId: ID!) {
      createMilestone(goalId: $goalId, name: "Half", percentage: 50) { id }
    }`,
  ),
  ofMilestone(
    'Mutation.updateMilestone',
    `mutation ($goalId: ID!, $milestoneId: ID!) {
      updateMilestone(${MILESTONE}, name: "New") { id }
    }`,
  ),
  ofMilestone(
    'Mutation.deleteMilestone',
    `mutation ($goalId: ID!, $milestoneId: ID!) {
      deleteMilestone(${MILESTONE}) { milestoneId }
    }`,
  ),
  row('Query.milestone', {
    document: `query ($goalId: ID!, $milestoneId: ID!) { milestone(${MILESTONE}) { id } }`,
    made: milestoneOf,
    outcomes: hiddenGoal('allowed'),
  }),
  row('Query.milestones', { document: '{ milestones { items { id } } }' }),
]

whoMayNot(goalsFeature, guildRoles, [...goalRows, ...taskRows, ...milestoneRows])
