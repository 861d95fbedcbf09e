/** Every file of access patterns, once: the model is what they export. */
export * from '../comments/comment.patterns.ts'
export * from '../conversations/conversation.patterns.ts'
export * from '../drafts/draft.patterns.ts'
export * from '../letters/letter.patterns.ts'
export * from '../media/media.patterns.ts'
export * from '../users/profile.patterns.ts'
