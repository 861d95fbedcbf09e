import { DomainError } from '@longtable/core'
import { check, type Reader } from '@longtable/entity'
import type { Check } from '@longtable/store'
import { Collaborator } from '../collaboration/collaborator.entity.ts'
import { standings } from '../collaboration/resource.policy.ts'
import type { Resource } from '../collaboration/resource.entity.ts'
import { stillUnblocked } from '../follows/block.policy.ts'
import type { Goal } from './goal.entity.ts'
import type { Task } from './task.entity.ts'

type Stored = Pick<Reader, 'store'>

export const goalResource = ({ id, userId, title }: Goal): Resource => ({
  resourceType: 'goal',
  resourceId: id,
  ownerId: userId,
  title,
})

export const taskResource = ({ id, userId, title, goalId }: Task): Resource => ({
  resourceType: 'task',
  resourceId: id,
  ownerId: userId,
  title,
  goalId,
})

/** Where somebody else than the owner works on it; undefined where they do not. */
async function placeOfWork(reader: Stored, resource: Resource, userId: string) {
  const [seen] = await standings(reader, [{ resource, userId }])
  return seen?.role === 'collaborator' ? seen.via : undefined
}

/** The owner, and whoever works along: on the goal, or on this task alone. */
export const mayBeAssigned = async (reader: Stored, task: Task, userId: string): Promise<boolean> =>
  userId === task.userId || (await placeOfWork(reader, taskResource(task), userId)) !== undefined

interface Assigning {
  /** What they have to work on: the goal, or the task as it is. */
  readonly resource: Resource
  readonly assigneeId: string | undefined
  /** Whose own conditions are in the transaction already. */
  readonly actorId: string
}

/**
 * The conditions under which a task may name this person, so that nobody is left with a task of a goal
 * that they have left meanwhile; undefined where it may not.
 */
export async function stillAssignable(
  reader: Stored,
  { resource, assigneeId, actorId }: Assigning,
): Promise<Check[] | undefined> {
  if (assigneeId === undefined || assigneeId === resource.ownerId) return []
  const via = await placeOfWork(reader, resource, assigneeId)
  if (!via) return undefined
  if (assigneeId === actorId) return []
  return [
    check(
      Collaborator,
      { ...via, userId: assigneeId },
      { attribute: 'role', equals: 'collaborator' },
    ),
    ...stillUnblocked(resource.ownerId, assigneeId),
  ]
}

/** The same for who asks for it; a stranger, somebody unknown and somebody blocked are told apart by nothing. */
export async function requireAssignable(reader: Stored, assigning: Assigning): Promise<Check[]> {
  const checks = await stillAssignable(reader, assigning)
  if (checks) return checks
  throw new DomainError('INVALID', 'tasks.assignee', {
    message: 'assigneeId: must be the owner of the goal or one of its collaborators.',
    field: 'assigneeId',
  })
}
