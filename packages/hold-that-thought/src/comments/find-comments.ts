import type { Page, PageRequest } from '@longtable/entity'
import type * as z from 'zod'
import { approvedMember, type FamilyContext } from '../context.ts'
import type { ItemInput } from './comment-fields.ts'
import { type CommentView, commentView, type ReactionView, reactionView } from './comment-views.ts'
import { commentsBy, commentsOn, reactionsBy } from './comment.patterns.ts'
import { itemInView } from './comment.policy.ts'

/** Oldest first. */
export async function comments(
  context: FamilyContext,
  { itemId }: z.infer<typeof ItemInput>,
  page: PageRequest,
): Promise<Page<CommentView>> {
  await itemInView(context, itemId)
  const found = await commentsOn(context, { itemId }, page)
  return { ...found, items: found.items.map(commentView) }
}

/** Mine, newest first; those that are deleted are left out. */
export async function myComments(
  context: FamilyContext,
  _: object,
  page: PageRequest,
): Promise<Page<CommentView>> {
  const { userId } = await approvedMember(context)
  const keep = (some: readonly { readonly deletedAt?: string | undefined }[]) =>
    some.map(({ deletedAt }) => deletedAt === undefined)
  const found = await commentsBy(context, { userId }, { ...page, keep })
  return { ...found, items: found.items.map(commentView) }
}

export async function myReactions(
  context: FamilyContext,
  _: object,
  page: PageRequest,
): Promise<Page<ReactionView>> {
  const { userId } = await approvedMember(context)
  const found = await reactionsBy(context, { userId }, page)
  return { ...found, items: found.items.map((one) => reactionView(one)) }
}
