import { Comment } from './comments/comment.entity.ts'
import { Message, UserConversation } from './conversations/conversation.entity.ts'
import { Letter } from './letters/letter.entity.ts'
import { Media } from './media/media.entity.ts'

/** What pages are told of live: who has made a change knows it by the `requestId`. */
export const told = [Comment, Letter, Message, UserConversation, Media]
