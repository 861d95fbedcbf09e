import { act, answered, DomainError, UlidId } from '@longtable/core'
import { asRead, change, check, laterThan, put } from '@longtable/entity'
import * as z from 'zod'
import { forgetProfile, type GuildContext, registered, stillActive } from '../../context.ts'
import { Comment, CommentEdit } from '../comment.entity.ts'
import { stillParticipates } from '../resource.policy.ts'
import { CommentText } from './add-comment.ts'
import { COMMENT_CHANGE_RATE } from './comment-rates.ts'
import { type CommentView, commentView } from './comment-views.ts'
import { commentOnSeen, deletedComment, refuseViewer, type SeenComment } from './comments.policy.ts'
import { eachOnce, mentionsIn } from './mentions.ts'

const EDITS_IN_COMMENT_MAX = 3

export const EditCommentInput = z.object({ commentId: UlidId, text: CommentText })

function refuse({ comment, seen }: SeenComment, viewerId: string): void {
  if (comment.userId !== viewerId)
    throw new DomainError('FORBIDDEN', 'comments.not-author', 'Only its author may edit this.')
  refuseViewer(seen)
  if (comment.deletedAt !== null) throw deletedComment()
}

/** What the edit replaces goes into the comment, which keeps the newest, and into a row of its own. */
async function planEdit(context: GuildContext, found: SeenComment, text: string) {
  const { comment, seen } = found
  const { commentId, userId: authorId } = comment
  const guards = [stillActive(authorId), ...stillParticipates(seen, authorId)]
  if (text === comment.text)
    return {
      next: comment,
      operations: [
        check(Comment, comment, asRead(Comment, comment, 'updatedAt', 'deletedAt')),
        ...guards,
      ],
    }
  const mentions = await mentionsIn(context, text, { seen, authorId })
  const editedAt = laterThan(comment.updatedAt ?? comment.createdAt, context.stamp().at)
  const past = { text: comment.text, editedAt }
  const patch = {
    text,
    mentions: [...mentions.userIds],
    updatedAt: editedAt,
    editHistory: [...comment.editHistory, past].slice(-EDITS_IN_COMMENT_MAX),
  }
  return {
    next: { ...comment, ...patch },
    operations: [
      change(Comment, comment, { patch, when: asRead(Comment, comment, 'updatedAt', 'deletedAt') }),
      put(CommentEdit, { commentId, userId: authorId, ...past }),
      ...eachOnce([...guards, ...mentions.checks]),
    ],
  }
}

/** By its author. Of two edits at once the later one is made from the earlier: both are kept. */
export async function editComment(
  context: GuildContext,
  input: z.infer<typeof EditCommentInput>,
  requestId?: string,
): Promise<CommentView> {
  const { id: viewerId } = await registered(context)
  const { commentId } = input
  let made: Comment | undefined
  const asked = { name: 'editComment', input, requestId, rate: COMMENT_CHANGE_RATE }
  const { updatedAt } = await act(context, asked, async () => {
    await registered(context)
    const found = await commentOnSeen(context, commentId)
    refuse(found, viewerId)
    const { next, operations } = await planEdit(context, found, input.text)
    made = next
    return {
      operations,
      result: { commentId, updatedAt: next.updatedAt },
      audit: {
        action: 'COMMENT_EDITED',
        resourceType: 'Comment',
        resourceId: commentId,
        ...(next === found.comment && { metadata: { unchanged: true } }),
      },
      onFailure: () => {
        forgetProfile(context)
        return 'again' as const
      },
    }
  })
  // What was planned here may not be what was written: a repeat at the same moment was first.
  if (made && made.updatedAt === updatedAt) return commentView(made)
  return answered(async () => commentView((await commentOnSeen(context, commentId)).comment))
}
