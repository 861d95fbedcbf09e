import { type Cause, changesOf, ownRequest } from '@longtable/core'
import { Collaborator } from '../collaboration/collaborator.entity.ts'
import { Comment, CommentStats } from '../collaboration/comment.entity.ts'
import { commentRef } from '../collaboration/comment.patterns.ts'
import { CollaborationInvite } from '../collaboration/invite.entity.ts'
import { type GuildContext, registered } from '../context.ts'
import { isBlocked } from '../follows/block.policy.ts'
import { Quest } from '../quests/quest.entity.ts'
import { Goal, Milestone } from './goal.entity.ts'
import { goalInView, type SeenGoal } from './goals.policy.ts'
import { Task } from './task.entity.ts'

/** Some of a goal: of which part, and which of them. */
interface GoalEvent {
  readonly part:
    | 'goal'
    | 'task'
    | 'milestone'
    | 'quest'
    | 'comment'
    | 'reaction'
    | 'collaborator'
    | 'invite'
  readonly id: string
  /** Whose it is: across a block nothing is told. */
  readonly userId?: string
  readonly cause: Cause | undefined
}

const goalTopic = (goalId: string) => `goals.changed ${goalId}`

const told = (goalId: string, message: GoalEvent) => ({ topic: goalTopic(goalId), message })

interface OnResource {
  readonly resourceType?: string | undefined
  readonly resourceId?: string | undefined
}

/** What hangs on a task or a quest is not told with the goal. */
const onGoal = ({ resourceType, resourceId = '' }: OnResource, message: GoalEvent) =>
  resourceType === 'goal' ? told(resourceId, message) : undefined

export const tellGoals = [
  changesOf(Goal, ({ id }, cause) => told(id, { part: 'goal', id, cause })),
  changesOf(Task, ({ id, goalId }, cause) => told(goalId, { part: 'task', id, cause })),
  changesOf(Milestone, ({ id, goalId }, cause) => told(goalId, { part: 'milestone', id, cause })),
  changesOf(Quest, ({ id, linkedGoalIds = [] }, cause) =>
    linkedGoalIds.map((goalId) => told(goalId, { part: 'quest', id, cause })),
  ),
  changesOf(Comment, (comment, cause) =>
    onGoal(comment, { part: 'comment', id: comment.commentId, userId: comment.userId, cause }),
  ),
  // Reactions are told when they are counted: before that there is nothing new to read.
  changesOf(CommentStats, (stats, cause) =>
    onGoal(stats, { part: 'reaction', id: stats.commentId, cause }),
  ),
  changesOf(Collaborator, (row, cause) =>
    onGoal(row, { part: 'collaborator', id: row.userId, userId: row.userId, cause }),
  ),
  changesOf(CollaborationInvite, (invite, cause) =>
    onGoal(invite, { part: 'invite', id: invite.inviteId, cause }),
  ),
]

const admitted = new WeakMap<GuildContext, SeenGoal>()

/** Asked anew before each event; what it finds is what the event is shown by. */
export async function admitToGoal(context: GuildContext, goalId: string): Promise<void> {
  admitted.set(context, await goalInView(context, goalId))
}

export const goalChanges = ({ bus }: GuildContext, goalId: string) =>
  bus.subscribe<GoalEvent>(goalTopic(goalId))

/** Readers see the goal and how far it is; people and what they say, only those who take part; quests are its owner's. */
function isShown({ role }: SeenGoal, part: GoalEvent['part']): boolean {
  switch (part) {
    case 'goal':
    case 'task':
    case 'milestone':
      return true
    case 'comment':
    case 'reaction':
    case 'collaborator':
      return role !== 'reader'
    case 'quest':
    case 'invite':
      return role === 'owner'
  }
}

export async function shownGoalEvent(
  context: GuildContext,
  { part, id, userId, cause }: GoalEvent,
) {
  const seen = admitted.get(context)
  if (!seen || !isShown(seen, part)) return undefined
  const { id: viewerId } = await registered(context)
  const comment = part === 'reaction' ? await commentRef(context, { commentId: id }) : undefined
  if (await isBlocked(context, userId ?? comment?.userId)) return undefined
  return { part, id, requestId: ownRequest(cause, viewerId) }
}
