import { DomainError, notFound } from '@longtable/core'
import { check } from '@longtable/entity'
import type { Check } from '@longtable/store'
import { type GuildContext, registered } from '../../context.ts'
import { blockedAmong, stillUnblocked } from '../../follows/block.policy.ts'
import { Comment } from '../comment.entity.ts'
import { commentById, commentRef } from '../comment.patterns.ts'
import { resourceInView, type SeenResource } from '../resource.policy.ts'

export interface SeenComment {
  readonly comment: Comment
  readonly seen: SeenResource
}

export const unknownComment = () => notFound('comments.unknown', 'This comment')

export const deletedComment = () =>
  new DomainError('CONFLICT', 'comments.deleted', 'This comment was deleted.')

/** Whoever may not see the resource learns as little as of a comment that does not exist. */
export async function commentOnSeen(
  context: GuildContext,
  commentId: string,
): Promise<SeenComment> {
  await registered(context)
  const ref = await commentRef(context, { commentId })
  if (!ref) throw unknownComment()
  const [comment, seen] = await Promise.all([
    commentById(context, ref),
    resourceInView(context, ref),
  ])
  if (!comment || !seen) throw unknownComment()
  return { comment, seen }
}

/** As `commentOnSeen`, for all but taking back: a block hides what its author wrote. */
export async function commentInView(
  context: GuildContext,
  commentId: string,
): Promise<SeenComment> {
  const found = await commentOnSeen(context, commentId)
  const { userId } = found.comment
  if ((await blockedAmong(context, [userId])).has(userId)) throw unknownComment()
  return found
}

export function refuseViewer({ role }: SeenResource): void {
  if (role === 'viewer')
    throw new DomainError('FORBIDDEN', 'collaboration.viewer', 'You may only look at this.')
}

const NOT_DELETED = { attribute: 'deletedAt', equals: null } as const

type CommentKey = Pick<Comment, 'resourceType' | 'resourceId' | 'createdAt' | 'commentId'>

export const notDeleted = (comment: CommentKey): Check => check(Comment, comment, NOT_DELETED)

/** That it is still there and its author is not behind a block: to reply or to react to it. */
export const stillOpenComment = (comment: Comment, viewerId: string): Check[] => [
  notDeleted(comment),
  ...stillUnblocked(comment.userId, viewerId),
]
