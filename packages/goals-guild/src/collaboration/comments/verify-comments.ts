import { countOrZero, type Looking, on, verifier } from '@longtable/system'
import { Comment, CommentEdit, CommentRef, CommentStats, emojiCounts } from '../comment.entity.ts'
import { Reaction } from '../reaction.entity.ts'
import { Resource } from '../resource.entity.ts'

/** Of replies, and of each emoji. */
const counts = countOrZero(
  (name, says, has) => `${name} says ${says.count ?? 0}, and there are ${has.count ?? 0}`,
)

async function commentOf({ find }: Looking, commentId: string): Promise<Comment | undefined> {
  const ref = await find(CommentRef, { commentId })
  return ref && (await find(Comment, ref))
}

/** An activity is what is said about it hangs on. */
const activityOf = ({ find }: Looking, resourceId: string) =>
  find(Resource, { resourceType: 'activity', resourceId })

const isGone = async (looking: Looking, commentId: string) => {
  const comment = await commentOf(looking, commentId)
  if (comment) return comment.deletedAt !== null
  return !(await activityOf(looking, commentId))
}

/** Counts equal what they count, everything is found from its id, and deleted texts are gone. */
export const verifyComments = verifier({
  takes: [
    on(Comment, async (comment, looking) => {
      const { commentId, parentId, deletedAt, text, editHistory, resourceType, resourceId } =
        comment
      const { find, has, problem } = looking
      if (!(await find(CommentRef, { commentId })))
        problem(`comment ${commentId} is not found by its id`)
      if (deletedAt !== null && (text !== '' || editHistory.length > 0))
        problem(`comment ${commentId} is deleted, and its text is not`)
      if (resourceType === 'activity') {
        has(counts, `${resourceId} replyCount`, { count: 1 })
        if (!(await activityOf(looking, resourceId)))
          problem(`comment ${commentId} is about activity ${resourceId}, which does not exist`)
      }
      if (parentId === null) return
      has(counts, `${parentId} replyCount`, { count: 1 })
      if (!(await commentOf(looking, parentId)))
        problem(`comment ${commentId} answers ${parentId}, which does not exist`)
    }),
    on(CommentRef, async (ref, { find, problem }) => {
      if (!(await find(Comment, ref))) problem(`the way to comment ${ref.commentId} leads nowhere`)
    }),
    on(CommentStats, async (stats, looking) => {
      const { commentId, replyCount } = stats
      for (const [name, count] of Object.entries({ replyCount, ...emojiCounts(stats) }))
        looking.says(counts, `${commentId} ${name}`, { count })
      if (!(await commentOf(looking, commentId)) && !(await activityOf(looking, commentId)))
        looking.problem(`the counts of comment ${commentId} count nothing`)
    }),
    on(CommentEdit, async ({ commentId, editedAt }, looking) => {
      if (await isGone(looking, commentId))
        looking.problem(`edit ${editedAt} hangs on comment ${commentId}`)
    }),
    on(Reaction, async ({ commentId, userId, emoji }, looking) => {
      looking.has(counts, `${commentId} ${emoji}`, { count: 1 })
      if (await isGone(looking, commentId))
        looking.problem(`${emoji} of ${userId} hangs on comment ${commentId}`)
    }),
  ],
})
