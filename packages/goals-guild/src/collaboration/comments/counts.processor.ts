import type { EntityChange, Processor } from '@longtable/core'
import { Comment } from '../comment.entity.ts'
import { Reaction } from '../reaction.entity.ts'
import { moveStats, type StatsMove } from './stats.ts'

const REPLIES = 'comments.count-replies'
const REACTIONS = 'comments.count-reactions'

const onOf = ({ resourceType, resourceId }: Comment | Reaction) => ({
  ...(resourceType && { resourceType }),
  ...(resourceId && { resourceId }),
})

/**
 * An answer counts where it answers, and on an activity as one of all that is said about it.
 * A comment goes only with its whole resource, and the statistics with it: nothing counts down.
 */
function replyMoves({ id: changeId, old, new: comment }: EntityChange<Comment>): StatsMove[] {
  if (old || !comment) return []
  const { parentId, resourceType, resourceId } = comment
  const one = { on: onOf(comment), name: 'replyCount', amount: 1 } as const
  return [
    ...(parentId === null ? [] : [{ ...one, commentId: parentId, changeId }]),
    ...(resourceType === 'activity'
      ? [{ ...one, commentId: resourceId, changeId: `${changeId}-activity` }]
      : []),
  ]
}

function reactionMoves({ id: changeId, old, new: reaction }: EntityChange<Reaction>): StatsMove[] {
  const one = reaction ?? old
  if (!one || (old && reaction)) return []
  const { commentId, emoji: name } = one
  return [{ commentId, on: onOf(one), name, amount: reaction ? 1 : -1, changeId }]
}

export const countReplies: Processor = {
  name: REPLIES,
  entity: Comment,
  wants: ({ old, new: item }) =>
    !old && (typeof item?.parentId === 'string' || item?.resourceType === 'activity'),
  handle: (change: EntityChange<Comment>, context) =>
    moveStats({ processor: REPLIES, context }, replyMoves(change)),
  handleBatch: (changes: readonly EntityChange<Comment>[], context) =>
    moveStats({ processor: REPLIES, context }, changes.flatMap(replyMoves)),
}

export const countReactions: Processor = {
  name: REACTIONS,
  entity: Reaction,
  wants: ({ old, new: item }) => !old || !item,
  handle: (change: EntityChange<Reaction>, context) =>
    moveStats({ processor: REACTIONS, context }, reactionMoves(change)),
  handleBatch: (changes: readonly EntityChange<Reaction>[], context) =>
    moveStats({ processor: REACTIONS, context }, changes.flatMap(reactionMoves)),
}
