import { onChange, onInsert, type ProcessorContext } from '@longtable/core'
import { check } from '@longtable/entity'
import { resourceById } from '../collaboration/collaborator.patterns.ts'
import { Comment } from '../collaboration/comment.entity.ts'
import { commentById, commentRef } from '../collaboration/comment.patterns.ts'
import { notDeleted } from '../collaboration/comments/comments.policy.ts'
import { placesOf } from '../collaboration/comments/place.policy.ts'
import { Reaction } from '../collaboration/reaction.entity.ts'
import type { Resource } from '../collaboration/resource.entity.ts'
import { stillParticipates } from '../collaboration/resource.policy.ts'
import { type News, tell } from './tell.ts'

type Unchecked = Omit<News, 'when'>

/** Only to those of them who still take part, which their own transaction checks again. */
async function tellParticipants(
  context: ProcessorContext,
  { resource, comment }: { readonly resource: Resource; readonly comment: Comment },
  news: readonly Unchecked[],
): Promise<void> {
  const { resourceType, resourceId } = resource
  const people = await placesOf(
    context,
    news.map(({ userId }) => ({ resource, userId })),
  )
  for (const [place, one] of news.entries()) {
    const seen = people[place]
    if (!seen) continue
    const when = [notDeleted(comment), ...stillParticipates(seen, one.userId)]
    await tell(context, { ...one, resourceType, resourceId, when })
  }
}

/** Who is mentioned is told of that; the others in the conversation that there is a comment. */
async function firstNews(
  context: ProcessorContext,
  comment: Comment,
  ownerId: string,
): Promise<Unchecked[]> {
  const { commentId, parentId, mentions } = comment
  const parent = parentId === null ? undefined : await commentRef(context, { commentId: parentId })
  const others = new Set([ownerId, ...(parent ? [parent.userId] : [])])
  return [
    ...mentionsIn(comment, []),
    ...[...others]
      .filter((userId) => !mentions.includes(userId))
      .map((userId) => ({
        userId,
        kind: 'comment' as const,
        actorId: comment.userId,
        commentId,
        key: `comment-${commentId}-${userId}`,
        bundle: `comment-${comment.resourceType}-${comment.resourceId}`,
        at: comment.createdAt,
      })),
  ]
}

const mentionsIn = (
  { commentId, userId: actorId, mentions, createdAt, updatedAt }: Comment,
  before: readonly string[],
): Unchecked[] =>
  [...new Set(mentions)]
    .filter((userId) => !before.includes(userId))
    .map((userId) => ({
      userId,
      kind: 'mention',
      actorId,
      commentId,
      key: `mention-${commentId}-${userId}`,
      at: updatedAt ?? createdAt,
    }))

/** Those whom it mentions still: an edit may have taken a name back before it was told. */
async function asToldNow(context: ProcessorContext, comment: Comment) {
  const current = await commentById(context, comment)
  if (!current || current.deletedAt !== null) return undefined
  return { ...comment, mentions: comment.mentions.filter((id) => current.mentions.includes(id)) }
}

/** An edit tells only those whom it mentions anew. */
export const tellComments = onChange(
  'notifications.tell-comments',
  Comment,
  async ({ old, new: comment }, context) => {
    if (!comment || comment.deletedAt !== null) return
    if (old && comment.mentions.every((id) => old.mentions.includes(id))) return
    const { resourceType, resourceId } = comment
    const [resource, told] = await Promise.all([
      resourceById(context, { resourceType, resourceId }),
      asToldNow(context, comment),
    ])
    if (!resource || !told) return
    const news = old
      ? mentionsIn(told, old.mentions)
      : await firstNews(context, told, resource.ownerId)
    await tellParticipants(
      context,
      { resource, comment },
      news.filter(({ userId }) => userId !== comment.userId),
    )
  },
)

/** Whose comment or activity somebody reacts to, and where. */
async function reactedTo(context: ProcessorContext, { commentId }: Reaction) {
  const comment = await commentRef(context, { commentId })
  const key = comment ?? ({ resourceType: 'activity', resourceId: commentId } as const)
  const resource = await resourceById(context, key)
  return resource && { resource, comment, userId: comment?.userId ?? resource.ownerId }
}

/** Once per person and comment or activity: a second emoji, or the same one again, says nothing new. */
export const tellReactions = onInsert(
  'notifications.tell-reactions',
  Reaction,
  async (reaction, context) => {
    const { commentId, userId: actorId, emoji, createdAt } = reaction
    const { resource, comment, userId = actorId } = (await reactedTo(context, reaction)) ?? {}
    if (!resource || userId === actorId) return
    const [seen] = await placesOf(context, [{ resource, userId }])
    if (!seen) return
    const { resourceType, resourceId } = resource
    await tell(context, {
      userId,
      kind: 'reaction',
      actorId,
      resourceType,
      resourceId,
      ...(comment && { commentId }),
      key: `reaction-${commentId}-${actorId}`,
      bundle: `reaction-${commentId}`,
      at: createdAt,
      when: [
        check(
          Reaction,
          { commentId, userId: actorId, emoji },
          { attribute: 'createdAt', equals: createdAt },
        ),
        ...(comment ? [notDeleted(comment)] : []),
        ...stillParticipates(seen, userId),
      ],
    })
  },
)
