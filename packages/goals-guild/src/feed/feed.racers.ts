import { deleteActivity } from './delete-activity.ts'
import { postActivity } from './post-activity.ts'
import type { Racer } from '../testing/races.ts'

const post = (text: string, groupId: string) => postActivity.input.parse({ text, groupId })

/** Everybody posts to the same group, so all of them write one head. */
export const postToGroup: Racer = ({ place, given, as }) =>
  postActivity(as({ userId: given.ids[place % given.ids.length] }), post(`${place}`, given.groupId))

export const deleteSame: Racer = ({ given, as }) =>
  deleteActivity(as({ userId: given.ids[0] }), {
    activityId: given.activityId,
    groupId: given.groupId,
  })

/** Somebody else than who deletes: both count towards one limit. */
export const postOnce: Racer = ({ given, as }) =>
  postActivity(as({ userId: given.ids[1] }), post('once', given.groupId), 'the-same-post')
