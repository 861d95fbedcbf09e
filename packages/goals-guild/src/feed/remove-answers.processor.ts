import { onChange } from '@longtable/core'
import { removeAll, removeEach } from '@longtable/entity'
import { CommentStats } from '../collaboration/comment.entity.ts'
import { reactionsTo } from '../collaboration/reaction.patterns.ts'
import { removeResource } from '../goals/remove-resource.ts'
import { Activity } from './activity.entity.ts'

/**
 * What was said about an activity goes with it, however it went. Nothing comes after it: an answer
 * is written only while its activity is there.
 */
export const removeAnswers = onChange(
  'feed.remove-answers',
  Activity,
  async ({ old, new: activity }, context) => {
    if (!old || activity) return
    const { activityId } = old
    await removeResource(context, { resourceType: 'activity', resourceId: activityId })
    await removeAll(context, reactionsTo, { commentId: activityId })
    await removeEach(context, CommentStats, [{ commentId: activityId }])
  },
)
