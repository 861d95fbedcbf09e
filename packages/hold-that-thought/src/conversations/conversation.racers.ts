import type { Racer } from '../testing/races.ts'
import { leaveConversation } from './leave-conversation.ts'
import { markConversationRead } from './mark-conversation-read.ts'
import { openDirectConversation } from './open-direct-conversation.ts'
import { sendMessage } from './send-message.ts'

/** The two open it from both sides. */
export const open: Racer = async ({ place, given, as }) => {
  const [from, to] = place % 4 < 2 ? [given.ana, given.ben] : [given.ben, given.ana]
  return (await openDirectConversation(as({ userId: from }), { userId: to })).id
}

/** Each in turn; `given.people` are all in it. */
export const send: Racer = async ({ place, given, as }) => {
  const userId = given.people[Math.floor(place / 2) % given.people.length] as string
  const asked = { conversationId: given.conversationId, text: `No ${place}` }
  const input = sendMessage.input.parse(asked)
  const { id, createdAt } = await sendMessage(as({ userId }), input)
  return { id, userId, createdAt }
}

/** Says each time that the same few were seen. */
export const readFew: Racer = async ({ given, as }) => {
  const { conversationId, seen: upTo } = given
  const input = { conversationId, upTo, createdAt: undefined }
  return (await markConversationRead(as({ userId: given.reader }), input)).unreadCount
}

export const leave: Racer = ({ given, as }) =>
  leaveConversation(as({ userId: given.leaver }), { conversationId: given.conversationId })
