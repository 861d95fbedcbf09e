import { eventsOf, made, moved, removed } from '@longtable/core'
import { Comment } from '../comment.entity.ts'
import { Reaction } from '../reaction.entity.ts'

/** What others have written need not say what it is about. */
const onResource = ({ commentId, resourceType, resourceId, userId }: Comment | Reaction) => ({
  commentId,
  resourceType: resourceType ?? null,
  resourceId: resourceId ?? null,
  userId,
})

const comments = eventsOf(Comment, onResource, {
  'goalsguild.comment.added': ({ old, new: comment }) =>
    !old && comment !== undefined && { parentId: comment.parentId, mentions: comment.mentions },
  'goalsguild.comment.edited': moved('updatedAt'),
  'goalsguild.comment.deleted': ({ old, new: comment }) =>
    old?.deletedAt === null && comment !== undefined && comment.deletedAt !== null,
})

const reactions = eventsOf(
  Reaction,
  (reaction) => ({ ...onResource(reaction), emoji: reaction.emoji }),
  { 'goalsguild.reaction.added': made, 'goalsguild.reaction.removed': removed },
)

export const commentEvents = [comments, reactions]
