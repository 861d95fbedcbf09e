import { addComment } from './add-comment.ts'
import { addReaction } from './add-reaction.ts'
import { deleteComment } from './delete-comment.ts'
import { editComment } from './edit-comment.ts'
import { removeReaction } from './remove-reaction.ts'
import { blockUser } from '../../follows/block-user.ts'
import { deleteGoal } from '../../goals/delete-goal.ts'
import type { Lane, Racer } from '../../testing/races.ts'

const owner = ({ given, as }: Lane) => as({ userId: given.ownerId })
const helper = ({ given, as }: Lane) => as({ userId: given.helperId })

/** A family with different skins: what is toggled is one emoji, however long. */
const reaction = ({ given: { commentId } }: Lane) =>
  addReaction.input.parse({ commentId, emoji: '🧑🏻‍❤️‍💋‍🧑🏿' })

export const react: Racer = (lane) => addReaction(helper(lane), reaction(lane))

export const unreact: Racer = (lane) => removeReaction(helper(lane), reaction(lane))

export const edit: Racer = (lane) =>
  editComment(
    owner(lane),
    editComment.input.parse({ commentId: lane.given.commentId, text: `text ${lane.place}` }),
  )

export const removeComment: Racer = (lane) =>
  deleteComment(owner(lane), { commentId: lane.given.commentId })

/** Each of them somebody else, because of the limit. */
export const reply: Racer = (lane) => {
  const { resourceId, commentId: parentId, ids } = lane.given
  return addComment(
    lane.as({ userId: ids[lane.place] }),
    addComment.input.parse({ resourceType: 'goal', resourceId, text: 'Yes', parentId }),
  )
}

export const block: Racer = (lane) => blockUser(owner(lane), { userId: lane.given.helperId })

export const removeGoal: Racer = (lane) =>
  deleteGoal(owner(lane), { goalId: lane.given.resourceId })
