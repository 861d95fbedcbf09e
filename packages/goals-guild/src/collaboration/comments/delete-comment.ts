import { act, DomainError, UlidId } from '@longtable/core'
import { asRead, change } from '@longtable/entity'
import * as z from 'zod'
import { forgetProfile, type GuildContext, registered, stillActive } from '../../context.ts'
import { Comment } from '../comment.entity.ts'
import { stillParticipates } from '../resource.policy.ts'
import { COMMENT_CHANGE_RATE } from './comment-rates.ts'
import { commentOnSeen, deletedComment, type SeenComment } from './comments.policy.ts'

export const CommentInput = z.object({ commentId: UlidId })

export interface CommentDeleted {
  readonly commentId: string
  readonly deletedAt: string
}

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
export async function deleteComment(
  context: GuildContext,
  input: z.infer<typeof CommentInput>,
  requestId?: string,
): Promise<CommentDeleted> {
  const { id: viewerId } = await registered(context)
  const { commentId } = input
  const asked = { name: 'deleteComment', input, requestId, rate: COMMENT_CHANGE_RATE }
  return act<CommentDeleted>(context, asked, async () => {
    await registered(context)
    const found = await commentOnSeen(context, commentId)
    refuse(found, viewerId)
    const { comment, seen } = found
    const { at: deletedAt } = context.stamp()
    return {
      operations: [
        change(Comment, comment, {
          patch: { text: '', mentions: [], editHistory: [], shared: undefined, deletedAt },
          // Only what differs from what was read is sent, so an edit meanwhile must not go unseen.
          when: asRead(Comment, comment, 'updatedAt', 'deletedAt'),
        }),
        stillActive(viewerId),
        ...stillParticipates(seen, viewerId),
      ],
      result: { commentId, deletedAt },
      audit: {
        action: 'COMMENT_DELETED',
        resourceType: 'Comment',
        resourceId: commentId,
        metadata: { authorId: comment.userId },
      },
      onFailure: () => {
        forgetProfile(context)
        return 'again' as const
      },
    }
  })
}
