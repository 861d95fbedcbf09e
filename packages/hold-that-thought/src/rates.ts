import type { RateRule } from '@longtable/core'

const aMinute = (action: string, limit: number): RateRule => ({ action, limit, windowSeconds: 60 })

/** How often somebody may do what: those with the same action are counted together. */
export const PROFILE_RATE = aMinute('profile', 10)
/** Whoever is invited is mailed. */
export const INVITE_RATE: RateRule = { action: 'invite', limit: 20, windowSeconds: 3600 }
export const LETTER_RATE = aMinute('letter', 120)
export const MEDIA_RATE = aMinute('media', 120)
export const COMMENT_RATE = aMinute('comment', 20)
/** Edits and deletions. */
export const COMMENT_CHANGE_RATE = aMinute('comment-change', 60)
export const REACTION_RATE = aMinute('reaction', 60)
export const MESSAGE_RATE = aMinute('message', 30)
/** Who is in it, and what it is called. */
export const CONVERSATION_RATE = aMinute('conversation', 60)
export const READ_RATE = aMinute('read', 240)
/** Of one address; and of all of them, so that no crowd of addresses fills the admins' mail. */
export const CONTACT_RATE: RateRule = { action: 'contact', limit: 3, windowSeconds: 600 }
export const CONTACTS_RATE: RateRule = { action: 'contacts', limit: 60, windowSeconds: 3600 }
export const PERSON_RATE = aMinute('person', 120)
/** Each may have a hundred pages read. */
export const DRAFT_RATE: RateRule = { action: 'draft', limit: 60, windowSeconds: 300 }
export const REVIEW_RATE = aMinute('review', 120)
/** Each reads everything that there is. */
export const ARCHIVE_RATE: RateRule = { action: 'archive', limit: 10, windowSeconds: 3600 }
