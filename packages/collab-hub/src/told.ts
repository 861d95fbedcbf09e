import { Message, Participant } from './conversations/conversation.entity.ts'

/** What pages are told of live: who has made a change knows it by the `requestId`. */
export const told = [Message, Participant]
