import { DomainError, notFound } from '@longtable/core'
import { check } from '@longtable/entity'
import type { Check } from '@longtable/store'
import { type GuildContext, registered } from '../../context.ts'
import { isBlocked, stillUnblocked } from '../../follows/block.policy.ts'
import { Comment, type CommentRef } from '../comment.entity.ts'
import { commentById, commentRef } from '../comment.patterns.ts'
import { refuseViewer, type SeenResource, stillParticipates } from '../resource.policy.ts'
import { placeInView } from './place.policy.ts'

export interface SeenComment {
  readonly comment: Comment
  readonly seen: SeenResource
}

export const unknownComment = () => notFound('comments.unknown', 'This comment')

export const deletedComment = () =>
  new DomainError('CONFLICT', 'comments.deleted', 'This comment was deleted.')

async function commentAt(context: GuildContext, ref: CommentRef): Promise<SeenComment> {
  const [comment, seen] = await Promise.all([commentById(context, ref), placeInView(context, ref)])
  if (!comment || !seen) throw unknownComment()
  return { comment, seen }
}

/** Whoever may not see the resource learns as little as of a comment that does not exist. */
export async function commentOnSeen(
  context: GuildContext,
  commentId: string,
): Promise<SeenComment> {
  await registered(context)
  const ref = await commentRef(context, { commentId })
  if (!ref) throw unknownComment()
  return commentAt(context, ref)
}

async function refuseBlocked(context: GuildContext, userId: string): Promise<void> {
  if (await isBlocked(context, userId)) throw unknownComment()
}

/** As `commentOnSeen`, for all but taking back: a block hides what its author wrote. */
export async function commentInView(
  context: GuildContext,
  commentId: string,
): Promise<SeenComment> {
  const found = await commentOnSeen(context, commentId)
  await refuseBlocked(context, found.comment.userId)
  return found
}

const NOT_DELETED = { attribute: 'deletedAt', equals: null } as const

type CommentKey = Pick<Comment, 'resourceType' | 'resourceId' | 'createdAt' | 'commentId'>

export const notDeleted = (comment: CommentKey): Check => check(Comment, comment, NOT_DELETED)

/** That it is still there and its author is not behind a block: to reply or to react to it. */
export const stillOpenComment = (comment: Comment, viewerId: string): Check[] => [
  notDeleted(comment),
  ...stillUnblocked(comment.userId, viewerId),
]

/** What people react to: a comment, or an activity, which is the root of what is said about it. */
export interface Subject {
  readonly seen: SeenResource
  /** Undefined of an activity. */
  readonly comment: Comment | undefined
}

/** To take back what one has said: also where a block has come between. */
export async function subjectOnSeen(context: GuildContext, id: string): Promise<Subject> {
  await registered(context)
  const ref = await commentRef(context, { commentId: id })
  if (ref) return commentAt(context, ref)
  const seen = await placeInView(context, { resourceType: 'activity', resourceId: id })
  if (!seen) throw unknownComment()
  return { seen, comment: undefined }
}

export async function subjectInView(context: GuildContext, id: string): Promise<Subject> {
  const found = await subjectOnSeen(context, id)
  if (found.comment) await refuseBlocked(context, found.comment.userId)
  return found
}

/** That one may react to it, and that it is still there for them. */
export function openTo({ seen, comment }: Subject, viewerId: string): Check[] {
  refuseViewer(seen)
  if (comment && comment.deletedAt !== null) throw deletedComment()
  return [
    ...stillParticipates(seen, viewerId),
    ...(comment ? stillOpenComment(comment, viewerId) : []),
  ]
}
