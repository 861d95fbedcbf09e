import { onChange, type ProcessorContext } from '@longtable/core'
import { change, find } from '@longtable/entity'
import { ConditionFailedError } from '@longtable/store'
import { Comment } from '../collaboration/comment.entity.ts'
import { resourceById } from '../collaboration/collaborator.patterns.ts'
import { goalById } from '../goals/goal.patterns.ts'
import { Activity } from './activity.entity.ts'
import { activityById } from './feed.patterns.ts'
import { activityKeyOf, takeBackActivity, writeActivity } from './write-activity.ts'

const isTold = (comment: Comment | undefined): comment is Comment =>
  comment?.shared === true && comment.deletedAt === null

const keyOfComment = ({ userId, commentId, createdAt }: Comment) =>
  activityKeyOf(userId, { name: `comment ${commentId}`, at: createdAt })

async function goalOf(context: ProcessorContext, { resourceType, resourceId }: Comment) {
  const resource = await resourceById(context, { resourceType, resourceId })
  const id = resourceType === 'goal' ? resourceId : resource?.goalId
  return resource && id !== undefined
    ? goalById(context, { userId: resource.ownerId, id })
    : undefined
}

/** The feed shows the comment as it is today, whichever of its edits comes again. */
async function rewrite(context: ProcessorContext, edited: Comment): Promise<void> {
  const [activity, comment] = await Promise.all([
    activityById(context, keyOfComment(edited)),
    find(context.store, Comment, edited),
  ])
  if (!activity || !comment) return
  try {
    await context.store.write([
      change(Activity, activity, { patch: { previewText: comment.text }, when: 'present' }),
    ])
  } catch (error) {
    // It was deleted meanwhile.
    if (!(error instanceof ConditionFailedError)) throw error
  }
}

/** A comment on a goal that is not private, if its author shares it. */
export const tellFeedOfComments = onChange(
  'feed.tell-comments',
  Comment,
  async ({ old, new: comment }, context) => {
    if (!isTold(comment)) {
      if (isTold(old)) await takeBackActivity(context, keyOfComment(old))
      return
    }
    if (isTold(old)) {
      if (old.text !== comment.text) await rewrite(context, comment)
      return
    }
    const goal = await goalOf(context, comment)
    if (!goal || goal.visibility === 'private' || goal.deletedAt !== undefined) return
    await writeActivity(context, {
      ...keyOfComment(comment),
      actorId: comment.userId,
      verb: 'comment',
      objectType: comment.resourceType === 'task' ? 'Task' : 'Goal',
      objectId: comment.resourceId,
      goalId: goal.id,
      goalOwnerId: goal.userId,
      previewText: comment.text,
      tags: [],
      visibility: goal.visibility,
    })
  },
)
