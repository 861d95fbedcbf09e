import { settle } from '@longtable/core'
import { asRead, change } from '@longtable/entity'
import { reconciler } from '@longtable/system'
import { Comment } from './comment.entity.ts'
import { commentById, reactionsOn } from './comment.patterns.ts'

export const reconcileReactions = reconciler(
  Comment,
  ({ store }, { itemId, commentId, createdAt }) =>
    settle(`Comment ${commentId}`, async () => {
      const comment = await commentById({ store }, { itemId, commentId, createdAt })
      if (!comment) return
      let reactionCount = 0
      for await (const some of reactionsOn.each({ store }, { itemId, commentId }))
        reactionCount += some.length
      if (comment.reactionCount === reactionCount) return
      const when = asRead(Comment, comment, 'reactionCount')
      await store.write([change(Comment, comment, { patch: { reactionCount }, when })])
    }),
)
