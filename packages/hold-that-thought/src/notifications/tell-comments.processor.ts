import { onInsert, type ProcessorContext } from '@longtable/core'
import { check } from '@longtable/entity'
import { commentKey } from '../comments/comment-fields.ts'
import { Comment, Reaction } from '../comments/comment.entity.ts'
import { STILL_THERE } from '../comments/set-reaction.ts'
import { commentById, commentsOn } from '../comments/comment.patterns.ts'
import { itemsBy, stillSpokenAbout } from '../comments/items.ts'
import { tell } from './tell.ts'

/** Who has written it down or brought it, and who has spoken about it before; never who speaks. */
async function listenersTo(
  { store }: ProcessorContext,
  { itemId, userId, createdAt }: Comment,
): Promise<Set<string>> {
  const [item] = await itemsBy({ store }, [itemId])
  const heard = new Set<string>()
  if (!item) return heard
  if (item.makerId !== undefined) heard.add(item.makerId)
  for await (const some of commentsOn.each({ store }, { itemId, to: createdAt }))
    for (const earlier of some) if (earlier.deletedAt === undefined) heard.add(earlier.userId)
  heard.delete(userId)
  return heard
}

export const tellComments = onInsert(
  'notifications.tell-comments',
  Comment,
  async (comment, context) => {
    const { itemId, commentId, userId: actorId, createdAt: at } = comment
    for (const userId of await listenersTo(context, comment))
      await tell(context, {
        userId,
        kind: 'comment',
        actorId,
        itemId,
        commentId,
        key: `comment-${commentId}-${userId}`,
        at,
        when: [check(Comment, comment, STILL_THERE), stillSpokenAbout(itemId)],
      })
  },
)

/** Once per person and comment: a change of mind says nothing new. */
export const tellReactions = onInsert(
  'notifications.tell-reactions',
  Reaction,
  async ({ itemId, commentId, userId: actorId, createdAt: at }, context) => {
    const key = commentKey({ itemId, commentId, createdAt: undefined })
    const comment = await commentById(context, key)
    if (!comment) return
    await tell(context, {
      userId: comment.userId,
      kind: 'reaction',
      actorId,
      itemId,
      commentId,
      key: `reaction-${commentId}-${actorId}`,
      at,
      when: [
        check(Comment, comment, STILL_THERE),
        check(Reaction, { itemId, commentId, userId: actorId }, 'present'),
      ],
    })
  },
)
