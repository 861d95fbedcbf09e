import { DomainError, notFound } from '@longtable/core'
import type * as z from 'zod'
import type { FamilyContext } from '../context.ts'
import { letterInView } from '../letters/letter.policy.ts'
import { type CommentInput, commentKey } from './comment-fields.ts'
import type { Comment } from './comment.entity.ts'
import { commentById } from './comment.patterns.ts'

export const unknownComment = () => notFound('comments.unknown', 'This comment')

/** What is spoken about, for who may see it. */
export async function itemInView(context: FamilyContext, itemId: string) {
  const { title } = await letterInView(context, itemId)
  return { itemType: 'letter', itemTitle: title }
}

/** Of what is deleted nothing is said any more. */
export async function commentInView(
  context: FamilyContext,
  input: z.infer<typeof CommentInput>,
): Promise<Comment> {
  await itemInView(context, input.itemId)
  const comment = await commentById(context, commentKey(input))
  if (!comment || comment.deletedAt !== undefined) throw unknownComment()
  return comment
}

export function onlyAuthor({ userId }: Comment, actorId: string): void {
  if (userId === actorId) return
  throw new DomainError('FORBIDDEN', 'comments.not-author', 'Only its author may change a comment.')
}
