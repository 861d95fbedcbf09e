import { DomainError } from '@longtable/core'
import { asRead, change, check, laterThan, put } from '@longtable/entity'
import type { GuildContext } from '../../context.ts'
import { mutation } from '../../mutation.ts'
import { COMMENT_CHANGE_RATE } from '../../rates.ts'
import { Comment, CommentEdit } from '../comment.entity.ts'
import { refuseViewer, stillParticipates } from '../resource.policy.ts'
import { CommentText } from './add-comment.ts'
import { commentView } from './comment-views.ts'
import { commentOnSeen, deletedComment, type SeenComment } from './comments.policy.ts'
import { CommentInput } from './delete-comment.ts'
import { eachOnce, mentionsIn } from './mentions.ts'

const EDITS_IN_COMMENT_MAX = 3

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
  const guards = stillParticipates(seen, authorId)
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
export const editComment = mutation({
  name: 'editComment',
  input: CommentInput.extend({ text: CommentText }),
  rate: COMMENT_CHANGE_RATE,
  begin: (): { made?: Comment } => ({}),
  plan: async ({ context, actor, input: { commentId, text }, begun }) => {
    const found = await commentOnSeen(context, commentId)
    refuse(found, actor.id)
    const { next, operations } = await planEdit(context, found, text)
    begun.made = next
    return {
      operations,
      result: { commentId, updatedAt: next.updatedAt },
      audit: {
        action: 'COMMENT_EDITED',
        resourceType: 'Comment',
        resourceId: commentId,
        ...(next === found.comment && { metadata: { unchanged: true } }),
      },
    }
  },
  // What was planned here may not be what was written: a repeat at the same moment was first.
  answer: async ({ context, begun: { made } }, { commentId, updatedAt }) =>
    commentView(
      made?.updatedAt === updatedAt ? made : (await commentOnSeen(context, commentId)).comment,
    ),
})
