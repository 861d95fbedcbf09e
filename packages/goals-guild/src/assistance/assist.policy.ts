import { DomainError, notFound } from '@longtable/core'
import { check } from '@longtable/entity'
import type { Check } from '@longtable/store'
import { ALIVE, NOT_DELETED } from '../alive.ts'
import { Collaborator } from '../collaboration/collaborator.entity.ts'
import { type GuildContext, registered } from '../context.ts'
import { isBlocked } from '../follows/block.policy.ts'
import { Follow } from '../follows/follow.entity.ts'
import { followEdge } from '../follows/follow.patterns.ts'
import { Goal } from '../goals/goal.entity.ts'
import { goalInView, type SeenGoal } from '../goals/goals.policy.ts'
import { Group, GroupMember } from '../groups/group.entity.ts'
import { AssistHelper, AssistThread } from './assist.entity.ts'
import { assistThreadById, helperIn } from './assist.patterns.ts'

/** A reader sees the goal and so that help is asked for, but not what is said. */
export type AssistRole = 'owner' | 'helper' | 'reader'

export interface SeenThread {
  readonly thread: AssistThread
  readonly role: AssistRole
}

export const unknownThread = () => notFound('assistance.unknown', 'This thread')

async function seesGoal(context: GuildContext, goalId: string): Promise<SeenGoal> {
  try {
    return await goalInView(context, goalId)
  } catch (error) {
    if (error instanceof DomainError && error.code === 'NOT_FOUND') throw unknownThread()
    throw error
  }
}

/** Its owner, its helpers, and whoever sees the goal; a block between owner and viewer hides it. */
export async function threadInView(context: GuildContext, threadId: string): Promise<SeenThread> {
  const { id: userId } = await registered(context)
  const [thread, helper] = await Promise.all([
    assistThreadById(context, { id: threadId }),
    helperIn(context, { threadId, userId }),
  ])
  if (!thread) throw unknownThread()
  if (thread.userId === userId) return { thread, role: 'owner' }
  if (await isBlocked(context, thread.userId)) throw unknownThread()
  if (helper) return { thread, role: 'helper' }
  await seesGoal(context, thread.goalId)
  return { thread, role: 'reader' }
}

export async function ownThread(context: GuildContext, threadId: string): Promise<AssistThread> {
  const { thread, role } = await threadInView(context, threadId)
  if (role !== 'owner')
    throw new DomainError(
      'FORBIDDEN',
      'assistance.not-owner',
      'Only who has asked for help may do this.',
    )
  return thread
}

/** Owner and helpers, who read and write what is said. */
export async function threadOfMine(context: GuildContext, threadId: string): Promise<SeenThread> {
  const seen = await threadInView(context, threadId)
  if (seen.role === 'reader')
    throw new DomainError(
      'FORBIDDEN',
      'assistance.not-helping',
      'Only who has asked for help and the helpers may do this.',
    )
  return seen
}

export function refuseClosed({ status }: AssistThread): void {
  if (status === 'closed')
    throw new DomainError('CONFLICT', 'assistance.closed', 'This thread is closed.')
}

export const stillOpenThread = (id: string): Check =>
  check(AssistThread, { id }, { attribute: 'status', equals: 'open' })

export const stillHelping = (threadId: string, userId: string): Check =>
  check(AssistHelper, { threadId, userId }, 'present')

/** What lets the viewer see the goal, as conditions: it must still do so when they are written. */
export async function stillSees(context: GuildContext, { goal, role }: SeenGoal): Promise<Check[]> {
  const { id: userId } = await registered(context)
  const visible = check(
    Goal,
    { userId: goal.userId, id: goal.id },
    { all: [NOT_DELETED, { attribute: 'visibility', equals: goal.visibility }] },
  )
  if (role === 'collaborator' || role === 'viewer') {
    const row = { resourceType: 'goal', resourceId: goal.id, userId } as const
    return [visible, check(Collaborator, row, 'present')]
  }
  if (goal.visibility === 'public') return [visible]
  const edge = { followerId: userId, followeeId: goal.userId }
  if (goal.groupId === undefined || (await followEdge(context, edge)))
    return [visible, check(Follow, edge, 'present')]
  const { groupId } = goal
  return [
    visible,
    check(Group, { id: groupId }, ALIVE),
    check(GroupMember, { groupId, userId }, 'present'),
    check(GroupMember, { groupId, userId: goal.userId }, 'present'),
  ]
}
