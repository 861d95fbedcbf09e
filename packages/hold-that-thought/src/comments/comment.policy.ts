import { DomainError, notFound } from '@longtable/core'
import type * as z from 'zod'
import { approvedMember, type FamilyContext } from '../context.ts'
import { unknownLetter } from '../letters/letter.policy.ts'
import { unknownMedia } from '../media/media.policy.ts'
import { type CommentInput, commentKey } from './comment-fields.ts'
import type { Comment } from './comment.entity.ts'
import { commentById } from './comment.patterns.ts'
import { isOfMedia, itemsBy } from './items.ts'

export const unknownComment = () => notFound('comments.unknown', 'This comment')

/** What is spoken about: every member sees every letter and the whole gallery. */
export async function itemInView(context: FamilyContext, itemId: string) {
  await approvedMember(context)
  const [item] = await itemsBy(context, [itemId])
  if (!item) throw isOfMedia(itemId) ? unknownMedia() : unknownLetter()
  const { itemType, itemTitle } = item
  return { itemType, itemTitle }
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
