import { change, put } from '@longtable/entity'
import { adopter, type AdoptStep, carrying, completes } from '@longtable/system'
import { Comment, CommentRef } from '../comment.entity.ts'
import { resourceById } from '../collaborator.patterns.ts'
import { commentRef } from '../comment.patterns.ts'
import { Reaction } from '../reaction.entity.ts'
import { reactionsTo } from '../reaction.patterns.ts'

/** The way from a comment's id to it. */
const ref = adopter(Comment, {
  name: 'comments.ref',
  isOurs: carrying('GSI3PK'),
  async adopt(comment, { store }): Promise<AdoptStep[]> {
    const { commentId, resourceType, resourceId, userId, createdAt } = comment
    const known = await commentRef({ store }, { commentId })
    if (!known)
      return [
        {
          operations: [put(CommentRef, { commentId, resourceType, resourceId, userId, createdAt })],
        },
      ]
    const isThis =
      known.resourceId === resourceId &&
      known.resourceType === resourceType &&
      known.createdAt === createdAt
    return isThis ? [] : [{ finding: `comment ${commentId} stands in two places` }]
  },
})

/** What a reaction is about, unless it says so itself. */
function told(
  reaction: Reaction,
  { resourceType, resourceId }: Pick<CommentRef, 'resourceType' | 'resourceId'>,
): AdoptStep[] {
  if (reaction.resourceId !== undefined) return []
  const when = { attribute: 'resourceId', missing: true } as const
  const patch = { resourceType, resourceId }
  return [{ operations: [change(Reaction, reaction, { patch, when })] }]
}

/** What a reaction is about, only the comment knows; it is asked when all comments are found. */
const about = adopter(Reaction, {
  name: 'comments.reaction',
  isOurs: carrying('resourceId'),
  isLast: true,
  async adopt(reaction, { store }) {
    const { commentId, userId, emoji } = reaction
    const found =
      (await commentRef({ store }, { commentId })) ??
      (await resourceById({ store }, { resourceType: 'activity', resourceId: commentId }))
    if (!found) return [{ finding: `${emoji} of ${userId} is on no comment ${commentId}` }]
    return told(reaction, found)
  },
})

/** Of two changes no order is promised: a reaction may have come before its comment. */
const earlier = adopter(Comment, {
  name: 'comments.earlier-reactions',
  isOurs: carrying('GSI3PK'),
  async adopt(comment, { store, isLive }) {
    const steps: AdoptStep[] = []
    if (!isLive) return steps
    for await (const some of reactionsTo.each({ store }, { commentId: comment.commentId }))
      steps.push(...some.flatMap((reaction) => told(reaction, comment)))
    return steps
  },
})

/** What marks a comment as ours comes last; replies and reactions are counted with all counts. */
export const adoptComments = [
  ref,
  earlier,
  completes(Comment, { name: 'comments.comment', isOurs: carrying('GSI3PK') }),
  about,
  completes(Reaction, { name: 'comments.reaction-key', isOurs: carrying('GSI3PK') }),
]
