import { domainEvents, type EventSink, type Processor } from '@longtable/core'
import { Comment } from '../comment.entity.ts'
import { Reaction } from '../reaction.entity.ts'

const onResource = ({ commentId, resourceType, resourceId, userId }: Comment | Reaction) => ({
  commentId,
  resourceType,
  resourceId,
  userId,
})

export const commentEvents = (sink: EventSink): readonly Processor[] => [
  domainEvents(
    Comment,
    [
      {
        name: 'goalsguild.comment.added',
        data: ({ old, new: comment }) =>
          !old && comment
            ? { ...onResource(comment), parentId: comment.parentId, mentions: comment.mentions }
            : undefined,
      },
      {
        name: 'goalsguild.comment.edited',
        data: ({ old, new: comment }) =>
          old && comment && old.updatedAt !== comment.updatedAt ? onResource(comment) : undefined,
      },
      {
        name: 'goalsguild.comment.deleted',
        data: ({ old, new: comment }) =>
          old?.deletedAt === null && comment && comment.deletedAt !== null
            ? onResource(comment)
            : undefined,
      },
    ],
    sink,
  ),
  domainEvents(
    Reaction,
    [
      {
        name: 'goalsguild.reaction.added',
        data: ({ old, new: reaction }) =>
          !old && reaction ? { ...onResource(reaction), emoji: reaction.emoji } : undefined,
      },
      {
        name: 'goalsguild.reaction.removed',
        data: ({ old, new: reaction }) =>
          old && !reaction ? { ...onResource(old), emoji: old.emoji } : undefined,
      },
    ],
    sink,
  ),
]
