import { act, answered, DomainError, text, UlidId } from '@longtable/core'
import { check, put } from '@longtable/entity'
import type { Check } from '@longtable/store'
import * as z from 'zod'
import { forgetProfile, type GuildContext, registered, stillActive } from '../../context.ts'
import { Goal } from '../../goals/goal.entity.ts'
import { goalById } from '../../goals/goal.patterns.ts'
import { Comment, CommentRef } from '../comment.entity.ts'
import {
  ResourceInput,
  type SeenResource,
  stillParticipates,
  writableResource,
} from '../resource.policy.ts'
import { COMMENT_RATE } from './comment-rates.ts'
import { type CommentView, commentView } from './comment-views.ts'
import { commentInView, deletedComment, stillOpen, unknownComment } from './comments.policy.ts'
import { eachOnce, mentionsIn } from './mentions.ts'

const COMMENT_CHARACTERS_MAX = 2_000

export const CommentText = text({ max: COMMENT_CHARACTERS_MAX, isMultiline: true })

export const AddCommentInput = ResourceInput.extend({
  text: CommentText,
  parentId: UlidId.nullish(),
  share: z.boolean().nullish(),
})

type Input = z.infer<typeof AddCommentInput>

/** A comment that is not there, is on something else, or whose author is behind a block: unknown. */
async function parentOf(context: GuildContext, input: Input): Promise<Comment | undefined> {
  if (!input.parentId) return undefined
  const { comment } = await commentInView(context, input.parentId)
  if (comment.resourceType !== input.resourceType || comment.resourceId !== input.resourceId)
    throw unknownComment()
  if (comment.deletedAt !== null) throw deletedComment()
  return comment
}

const notShareable = () =>
  new DomainError('INVALID', 'comments.not-shareable', {
    message: 'share: only a comment on a goal that is not private can be shared.',
    field: 'share',
  })

/** What is shared goes to people who do not take part, so the goal must not be private. */
async function shareable(
  context: GuildContext,
  { resourceType, resourceId, ownerId }: SeenResource['resource'],
): Promise<Check[]> {
  const key = { userId: ownerId, id: resourceId }
  const goal = resourceType === 'goal' ? await goalById(context, key) : undefined
  if (!goal || goal.visibility === 'private') throw notShareable()
  return [check(Goal, key, { attribute: 'visibility', notEquals: 'private' })]
}

async function planComment(context: GuildContext, input: Input, authorId: string) {
  const { resourceType, resourceId } = input
  const seen = await writableResource(context, { resourceType, resourceId })
  const parent = await parentOf(context, input)
  const isShared = input.share === true
  const sharing = isShared ? await shareable(context, seen.resource) : []
  const mentions = await mentionsIn(context, input.text, { seen, authorId })
  const { id: commentId, at: createdAt } = context.stamp()
  const place = { commentId, resourceType, resourceId, userId: authorId, createdAt }
  const comment: Comment = {
    ...place,
    parentId: parent?.commentId ?? null,
    text: input.text,
    mentions: [...mentions.userIds],
    updatedAt: null,
    deletedAt: null,
    editHistory: [],
    ...(isShared && { shared: true }),
  }
  const operations = [
    put(Comment, comment),
    put(CommentRef, place),
    ...eachOnce([
      stillActive(authorId),
      ...stillParticipates(seen, authorId),
      ...(parent ? stillOpen(parent, authorId) : []),
      ...sharing,
      ...mentions.checks,
    ]),
  ]
  return { comment, operations }
}

/** By the owner and collaborators. The transaction holds everything that the comment relies on. */
export async function addComment(
  context: GuildContext,
  input: Input,
  requestId?: string,
): Promise<CommentView> {
  const { id: authorId } = await registered(context)
  let made: Comment | undefined
  const asked = { name: 'addComment', input, requestId, rate: COMMENT_RATE }
  const { commentId } = await act(context, asked, async () => {
    await registered(context)
    const { comment, operations } = await planComment(context, input, authorId)
    made = comment
    const { resourceType, resourceId, parentId } = comment
    return {
      operations,
      result: { commentId: comment.commentId },
      audit: {
        action: 'COMMENT_ADDED',
        resourceType: 'Comment',
        resourceId: comment.commentId,
        metadata: { on: `${resourceType} ${resourceId}`, ...(parentId && { parentId }) },
      },
      onFailure: () => {
        forgetProfile(context)
        return 'again' as const
      },
    }
  })
  if (made?.commentId === commentId) return commentView(made)
  return answered(async () => commentView((await commentInView(context, commentId)).comment))
}
