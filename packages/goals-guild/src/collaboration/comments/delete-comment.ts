import { DomainError, ThingId } from '@longtable/core'
import { asRead, change } from '@longtable/entity'
import * as z from 'zod'
import { mutation } from '../../mutation.ts'
import { COMMENT_CHANGE_RATE } from '../../rates.ts'
import { Comment } from '../comment.entity.ts'
import { stillParticipates } from '../resource.policy.ts'
import { commentOnSeen, deletedComment, type SeenComment } from './comments.policy.ts'

export const CommentInput = z.object({ commentId: ThingId })

function refuse({ comment, seen }: SeenComment, viewerId: string): void {
  if (comment.userId !== viewerId && seen.role !== 'owner')
    throw new DomainError(
      'FORBIDDEN',
      'comments.not-author',
      'Only its author and the owner of what it is on may delete this.',
    )
  if (comment.deletedAt !== null) throw deletedComment()
}

/** Whatever the text was is gone with the write itself; earlier texts and reactions follow. */
export const deleteComment = mutation({
  name: 'deleteComment',
  input: CommentInput,
  rate: COMMENT_CHANGE_RATE,
  plan: async ({ context, actor, input: { commentId } }) => {
    const found = await commentOnSeen(context, commentId)
    refuse(found, actor.id)
    const { comment, seen } = found
    const { at: deletedAt } = context.stamp()
    return {
      operations: [
        change(Comment, comment, {
          patch: { text: '', mentions: [], editHistory: [], shared: undefined, deletedAt },
          // Only what differs from what was read is sent, so an edit meanwhile must not go unseen.
          when: asRead(Comment, comment, 'updatedAt', 'deletedAt'),
        }),
        ...stillParticipates(seen, actor.id),
      ],
      result: { commentId, deletedAt },
      audit: {
        action: 'COMMENT_DELETED',
        resourceType: 'Comment',
        resourceId: commentId,
        metadata: { authorId: comment.userId },
      },
    }
  },
})
