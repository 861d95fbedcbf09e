import type { RateRule } from '@longtable/core'

const aMinute = (action: string, limit: number): RateRule => ({ action, limit, windowSeconds: 60 })

/** How often somebody may do what: those with the same action are counted together. */
export const PROFILE_RATE = aMinute('profile', 10)
export const FOLLOW_RATE = aMinute('follow', 60)
export const BLOCK_RATE = aMinute('block', 60)
export const GOAL_RATE = aMinute('goal', 30)
export const TASK_RATE = aMinute('task', 120)
export const MILESTONE_RATE = aMinute('milestone', 60)
export const QUEST_RATE = aMinute('quest', 30)
export const OFFER_RATE = aMinute('offer', 30)
/** As fast as somebody can look through a long inbox. */
export const READ_RATE = aMinute('read', 240)
export const READ_ALL_RATE = aMinute('read-all', 30)
export const PREFERENCES_RATE = aMinute('preferences', 30)

/** To make and to manage groups. */
export const GROUP_RATE = aMinute('group', 60)
/** To come and to go. */
export const JOIN_RATE = aMinute('group-join', 30)
export const MESSAGE_RATE = aMinute('message', 60)
export const OPEN_ROOM_RATE = aMinute('open-room', 60)
/** For what someone changes about their own place in a room. */
export const SEAT_RATE = aMinute('room-seat', 120)

/** Whoever is asked in, to a group, to work or to help, is told so: few in an hour, all together. */
export const INVITE_RATE: RateRule = { action: 'invite', limit: 20, windowSeconds: 3600 }
/** For answers to invites and for what follows from them. */
export const COLLABORATION_RATE = aMinute('collaboration', 60)
export const COMMENT_RATE = aMinute('comment', 20)
/** Edits and deletions. */
export const COMMENT_CHANGE_RATE = aMinute('comment-change', 60)
export const REACTION_RATE = aMinute('reaction', 60)
export const ASSIST_RATE = aMinute('assist', 30)
export const ASSIST_MESSAGE_RATE = aMinute('assist-message', 60)
export const POST_RATE = aMinute('post', 30)
/** Each of them is read by a person. */
export const REPORT_RATE: RateRule = { action: 'report', limit: 20, windowSeconds: 3600 }
/** A client marks while the reader scrolls. */
export const SEEN_RATE = aMinute('feed-seen', 120)
