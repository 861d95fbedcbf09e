import { eraser, removes } from '@longtable/system'
import { conversationsOf } from './conversation.patterns.ts'

/** Their own view of what they were in; what they said to others stays with those. */
export const eraseConversations = eraser('conversations', [removes(conversationsOf, 'userId')])
