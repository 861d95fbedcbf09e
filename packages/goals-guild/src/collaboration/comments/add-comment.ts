import { DomainError, text, ThingId } from '@longtable/core'
import { check, put } from '@longtable/entity'
import type { Check } from '@longtable/store'
import * as z from 'zod'
import type { GuildContext } from '../../context.ts'
import { Goal } from '../../goals/goal.entity.ts'
import { goalById } from '../../goals/goal.patterns.ts'
import { type AskedHere, mutation } from '../../mutation.ts'
import { COMMENT_RATE } from '../../rates.ts'
import { Comment, CommentRef } from '../comment.entity.ts'
import { ResourceInput, type SeenResource, stillParticipates } from '../resource.policy.ts'
import { commentView } from './comment-views.ts'
import {
  commentInView,
  deletedComment,
  stillOpenComment,
  unknownComment,
} from './comments.policy.ts'
import { eachOnce, mentionsIn } from './mentions.ts'
import { writablePlace } from './place.policy.ts'

const COMMENT_CHARACTERS_MAX = 2_000

export const CommentText = text({ max: COMMENT_CHARACTERS_MAX, isMultiline: true })

const AddCommentInput = ResourceInput.extend({
  text: CommentText,
  parentId: ThingId.nullish(),
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

async function planComment({ context, actor: { id: authorId }, input }: AskedHere<Input>) {
  const { resourceType, resourceId } = input
  const seen = await writablePlace(context, { resourceType, resourceId })
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
      ...stillParticipates(seen, authorId),
      ...(parent ? stillOpenComment(parent, authorId) : []),
      ...sharing,
      ...mentions.checks,
    ]),
  ]
  return { comment, operations }
}

/** By the owner and collaborators, on an activity by those who see it. The transaction holds everything that the comment relies on. */
export const addComment = mutation({
  name: 'addComment',
  input: AddCommentInput,
  rate: COMMENT_RATE,
  begin: (): { made?: Comment } => ({}),
  plan: async (asked) => {
    const { comment, operations } = await planComment(asked)
    asked.begun.made = comment
    const { commentId, resourceType, resourceId, parentId } = comment
    return {
      operations,
      result: { commentId },
      audit: {
        action: 'COMMENT_ADDED',
        resourceType: 'Comment',
        resourceId: commentId,
        metadata: { on: `${resourceType} ${resourceId}`, ...(parentId && { parentId }) },
      },
    }
  },
  answer: async ({ context, begun: { made } }, { commentId }) =>
    commentView(
      made?.commentId === commentId ? made : (await commentInView(context, commentId)).comment,
    ),
})
