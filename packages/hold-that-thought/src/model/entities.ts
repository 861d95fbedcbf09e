/** Every file of entities, once: the model is what they export. */
export * from '../comments/comment.entity.ts'
export * from '../conversations/conversation.entity.ts'
export * from '../drafts/draft.entity.ts'
export * from '../letters/letter.entity.ts'
export * from '../media/media.entity.ts'
export * from '../users/profile.entity.ts'
export * from './rows.ts'
