import type { EntityChange, Processor } from '@longtable/core'
import { Comment } from '../comment.entity.ts'
import { Reaction } from '../reaction.entity.ts'
import { moveStats, type StatsMove } from './stats.ts'

const REPLIES = 'comments.count-replies'
const REACTIONS = 'comments.count-reactions'

/** A comment goes only with its whole resource, and the statistics with it: nothing counts down. */
function replyMoves({ id: changeId, old, new: comment }: EntityChange<Comment>): StatsMove[] {
  if (old || !comment || comment.parentId === null) return []
  return [{ commentId: comment.parentId, name: 'replyCount', amount: 1, changeId }]
}

function reactionMoves({ id: changeId, old, new: reaction }: EntityChange<Reaction>): StatsMove[] {
  const one = reaction ?? old
  if (!one || (old && reaction)) return []
  const { commentId, emoji: name } = one
  return [{ commentId, name, amount: reaction ? 1 : -1, changeId }]
}

export const countReplies: Processor = {
  name: REPLIES,
  entity: Comment,
  wants: ({ old, new: item }) => !old && typeof item?.parentId === 'string',
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
