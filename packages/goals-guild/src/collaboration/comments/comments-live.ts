import { type Cause, changesOf, ownRequest } from '@longtable/core'
import { type GuildContext, registered } from '../../context.ts'
import { isBlocked } from '../../follows/block.policy.ts'
import { Comment, CommentStats } from '../comment.entity.ts'
import { commentRef } from '../comment.patterns.ts'
import type { ResourceKey } from '../resource.policy.ts'

interface CommentsEvent {
  readonly part: 'comment' | 'reaction'
  readonly id: string
  /** Whose it is: across a block nothing is told. */
  readonly userId?: string
  readonly cause: Cause | undefined
}

const commentsTopic = ({ resourceType, resourceId }: Partial<ResourceKey>) =>
  `comments.changed ${resourceType} ${resourceId}`

const told = (on: Partial<ResourceKey>, message: CommentsEvent) => ({
  topic: commentsTopic(on),
  message,
})

export const publishComments = [
  changesOf(Comment, (comment, cause) => {
    const { commentId: id, userId } = comment
    return told(comment, { part: 'comment', id, userId, cause })
  }),
  // Reactions are told when they are counted: before that there is nothing new to read.
  changesOf(CommentStats, ({ commentId: id, resourceType, resourceId }, cause) =>
    resourceType && resourceId
      ? told({ resourceType, resourceId }, { part: 'reaction', id, cause })
      : undefined,
  ),
]

export const commentsChanges = ({ bus }: GuildContext, on: ResourceKey) =>
  bus.subscribe<CommentsEvent>(commentsTopic(on))

export async function shownCommentsEvent(
  context: GuildContext,
  { part, id, userId, cause }: CommentsEvent,
) {
  const { id: viewerId } = await registered(context)
  const comment = part === 'reaction' ? await commentRef(context, { commentId: id }) : undefined
  if (await isBlocked(context, userId ?? comment?.userId)) return undefined
  return { part, id, requestId: ownRequest(cause, viewerId) }
}
