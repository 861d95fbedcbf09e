import type { Page, PageOptions, PageRequest } from '@longtable/entity'
import * as z from 'zod'
import type { GuildContext } from '../../context.ts'
import { blockedAmong } from '../../follows/block.policy.ts'
import type { Comment, CommentEdit } from '../comment.entity.ts'
import {
  commentsOn,
  editsOf,
  newestCommentsOn,
  repliesTo,
  topLevelCommentsOn,
} from '../comment.patterns.ts'
import { ResourceInput } from '../resource.policy.ts'
import { type CommentView, commentView } from './comment-views.ts'
import { commentInView } from './comments.policy.ts'
import type { CommentInput } from './delete-comment.ts'
import { seenPlace } from './place.policy.ts'

export const CommentsInput = ResourceInput.extend({
  order: z.enum(['newest', 'oldest']).nullish(),
})

type Asked = PageOptions<Comment>

/** What a block hides is left out, and the page is filled up. */
async function pageOfComments(
  context: GuildContext,
  page: PageRequest,
  read: (asked: Asked) => Promise<Page<Comment>>,
): Promise<Page<CommentView>> {
  const keep = async (comments: readonly Comment[]) => {
    const authors = comments.map(({ userId }) => userId)
    const hidden = await blockedAmong(context, authors)
    return authors.map((userId) => !hidden.has(userId))
  }
  const found = await read({ ...page, keep, stale: true })
  return { ...found, items: found.items.map(commentView) }
}

export const comment = async (
  context: GuildContext,
  { commentId }: z.infer<typeof CommentInput>,
): Promise<CommentView> => commentView((await commentInView(context, commentId)).comment)

/** Those that answer no other one; newest first unless said otherwise. */
export async function comments(
  context: GuildContext,
  { resourceType, resourceId, order }: z.infer<typeof CommentsInput>,
  page: PageRequest,
): Promise<Page<CommentView>> {
  await seenPlace(context, { resourceType, resourceId })
  const list = order === 'oldest' ? topLevelCommentsOn : newestCommentsOn
  return pageOfComments(context, page, (asked) =>
    list(context, { resourceType, resourceId }, asked),
  )
}

/** All of them, replies among them, oldest first. */
export async function allComments(
  context: GuildContext,
  { resourceType, resourceId }: z.infer<typeof ResourceInput>,
  page: PageRequest,
): Promise<Page<CommentView>> {
  await seenPlace(context, { resourceType, resourceId })
  return pageOfComments(context, page, (asked) =>
    commentsOn(context, { resourceType, resourceId }, asked),
  )
}

/** Direct replies, oldest first. */
export async function replies(
  context: GuildContext,
  { commentId }: z.infer<typeof CommentInput>,
  page: PageRequest,
): Promise<Page<CommentView>> {
  await commentInView(context, commentId)
  return pageOfComments(context, page, (asked) =>
    repliesTo(context, { parentId: commentId }, asked),
  )
}

/** Earlier texts, newest first, for whoever sees the comment; with it they are gone. */
export async function commentEdits(
  context: GuildContext,
  { commentId }: z.infer<typeof CommentInput>,
  page: PageRequest,
): Promise<Page<CommentEdit>> {
  const { comment: found } = await commentInView(context, commentId)
  if (found.deletedAt !== null) return { items: [] }
  return editsOf(context, { commentId }, { ...page, stale: true })
}
