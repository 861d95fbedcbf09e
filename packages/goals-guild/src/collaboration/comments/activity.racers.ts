import { deleteActivity } from '../../feed/delete-activity.ts'
import type { Lane, Racer } from '../../testing/races.ts'
import { addComment } from './add-comment.ts'
import { addReaction } from './add-reaction.ts'
import { removeReaction } from './remove-reaction.ts'

const author = ({ given, as }: Lane) => as({ userId: given.authorId })
const follower = ({ given, as }: Lane) => as({ userId: given.followerId })

const kudos = ({ given: { activityId: commentId } }: Lane) =>
  addReaction.input.parse({ commentId, emoji: '👏🏽' })

export const give: Racer = (lane) => addReaction(follower(lane), kudos(lane))

export const take: Racer = (lane) => removeReaction(follower(lane), kudos(lane))

/** Each of them somebody else, because of the limit. */
export const answer: Racer = (lane) => {
  const { activityId: resourceId, ids } = lane.given
  const input = addComment.input.parse({ resourceType: 'activity', resourceId, text: 'Yes' })
  return addComment(lane.as({ userId: ids[lane.place] }), input)
}

export const remove: Racer = (lane) =>
  deleteActivity(author(lane), deleteActivity.input.parse({ activityId: lane.given.activityId }))
