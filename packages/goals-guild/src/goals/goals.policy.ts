import { DomainError, notFound } from '@longtable/core'
import { check, findListed } from '@longtable/entity'
import type { Check } from '@longtable/store'
import { Collaborator } from '../collaboration/collaborator.entity.ts'
import { collaboration, resourceById } from '../collaboration/collaborator.patterns.ts'
import { type GuildContext, registered } from '../context.ts'
import { shareGroup } from '../groups/shared-groups.ts'
import { relationsTo } from './relations.policy.ts'
import type { Goal } from './goal.entity.ts'
import { goalById } from './goal.patterns.ts'
import type { Task } from './task.entity.ts'
import { taskById } from './task.patterns.ts'

/** `reader` sees it because it is public, or follows its owner, or is in its group with them. */
export type GoalRole = 'owner' | 'collaborator' | 'viewer' | 'reader'

export interface SeenGoal {
  readonly goal: Goal
  readonly role: GoalRole
}

export interface SeenTask extends SeenGoal {
  readonly task: Task
  /** Where the collaborator's row is. */
  readonly via: 'goal' | 'task'
}

const unknownGoal = () => notFound('goals.unknown', 'This goal')
const unknownTask = () => notFound('tasks.unknown', 'This task')

/** What the viewer is to each goal; undefined hides it. A block hides also from collaborators. */
export async function rolesIn(
  context: GuildContext,
  goals: readonly Goal[],
): Promise<(GoalRole | undefined)[]> {
  const { id: viewerId } = await registered(context)
  const others = goals.filter(({ userId }) => userId !== viewerId)
  const forFollowers = others.filter(({ visibility }) => visibility === 'followers')
  const owners = new Set(forFollowers.map(({ userId }) => userId))
  const [relations, rows, shared] = await Promise.all([
    relationsTo(
      context,
      others.map(({ userId }) => userId),
      { isFollowedAsked: (id) => owners.has(id) },
    ),
    findListed(
      context,
      Collaborator,
      others.map(({ id }) => ({ resourceType: 'goal', resourceId: id, userId: viewerId })),
    ),
    shareGroup(context, viewerId, forFollowers),
  ])
  const collaborators = new Map(others.map(({ id }, place) => [id, rows[place]]))
  const inGroup = new Set(forFollowers.filter((_, place) => shared[place]).map(({ id }) => id))
  return goals.map((goal) => {
    if (goal.deletedAt !== undefined) return undefined
    if (goal.userId === viewerId) return 'owner'
    const relation = relations.get(goal.userId)
    if (!relation || relation.isHidden) return undefined
    const isReader =
      goal.visibility === 'public' ||
      (goal.visibility === 'followers' && (relation.isFollowed || inGroup.has(goal.id)))
    return collaborators.get(goal.id)?.role ?? (isReader ? 'reader' : undefined)
  })
}

export async function goalInView(context: GuildContext, goalId: string): Promise<SeenGoal> {
  await registered(context)
  const resource = await resourceById(context, { resourceType: 'goal', resourceId: goalId })
  const goal = resource && (await goalById(context, { userId: resource.ownerId, id: goalId }))
  const [role] = goal ? await rolesIn(context, [goal]) : []
  if (!goal || !role) throw unknownGoal()
  return { goal, role }
}

/** The goal, if it is the viewer's own; others who see it are told that it is not theirs. */
export async function ownGoal(context: GuildContext, goalId: string): Promise<Goal> {
  const { goal, role } = await goalInView(context, goalId)
  if (role !== 'owner')
    throw new DomainError('FORBIDDEN', 'goals.not-owner', 'Only its owner may change this goal.')
  return goal
}

/** Of somebody whom a row lets in only a block is asked. */
const NOT_FOLLOWED = { isFollowedAsked: () => false }

async function roleOnTask(context: GuildContext, task: Task): Promise<GoalRole | undefined> {
  const { id: userId } = await registered(context)
  const row = await collaboration(context, { resourceType: 'task', resourceId: task.id, userId })
  const relations = row && (await relationsTo(context, [task.userId], NOT_FOLLOWED))
  return row && !relations?.get(task.userId)?.isHidden ? row.role : undefined
}

/** Whoever sees the goal sees its tasks; a task may have collaborators of its own beside. */
export async function taskInView(context: GuildContext, taskId: string): Promise<SeenTask> {
  await registered(context)
  const resource = await resourceById(context, { resourceType: 'task', resourceId: taskId })
  if (resource?.goalId === undefined) throw unknownTask()
  const [task, goal] = await Promise.all([
    taskById(context, { goalId: resource.goalId, id: taskId }),
    goalById(context, { userId: resource.ownerId, id: resource.goalId }),
  ])
  if (!task || !goal || goal.deletedAt !== undefined) throw unknownTask()
  const [role] = await rolesIn(context, [goal])
  if (role === 'owner' || role === 'collaborator') return { task, goal, role, via: 'goal' }
  const onTask = await roleOnTask(context, task)
  if (onTask) return { task, goal, role: onTask, via: 'task' }
  if (!role) throw unknownTask()
  return { task, goal, role, via: 'goal' }
}

const notCollaborating = () =>
  new DomainError(
    'FORBIDDEN',
    'tasks.not-collaborator',
    'Only the owner and collaborators may add and complete tasks.',
  )

interface Place {
  readonly role: GoalRole
  readonly resourceType: 'goal' | 'task'
  readonly resourceId: string
}

/**
 * The conditions under which the viewer may add and complete tasks: none for the owner; for a
 * collaborator that they still are one, so that a removal acts at once. Refuses everybody else.
 */
export async function stillWorking(context: GuildContext, place: Place): Promise<Check[]> {
  const { id: userId } = await registered(context)
  if (place.role === 'owner') return []
  if (place.role !== 'collaborator') throw notCollaborating()
  const { resourceType, resourceId } = place
  return [
    check(
      Collaborator,
      { resourceType, resourceId, userId },
      { attribute: 'role', equals: 'collaborator' },
    ),
  ]
}

export async function ownTask(context: GuildContext, taskId: string): Promise<SeenTask> {
  const seen = await taskInView(context, taskId)
  if (seen.role !== 'owner')
    throw new DomainError('FORBIDDEN', 'tasks.not-owner', 'Only its owner may change this task.')
  return seen
}
