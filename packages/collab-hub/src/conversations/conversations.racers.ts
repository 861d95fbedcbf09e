import type { Racer } from '../testing/races.ts'
import { banUser } from '../users/ban-user.ts'
import { unbanUser } from '../users/unban-user.ts'
import { messages } from './find-messages.ts'
import { leaveConversation } from './leave-conversation.ts'
import { markConversationRead } from './mark-conversation-read.ts'
import { openDirectConversation } from './open-direct-conversation.ts'
import { openStartupChannel } from './open-startup-channel.ts'
import { sendMessage } from './send-message.ts'

/** The two open it from both sides. */
export const open: Racer = async ({ place, given, as }) => {
  const userId = place % 4 < 2 ? given.founderId : given.talentId
  const input = openDirectConversation.input.parse({ applicationId: given.applicationId })
  return (await openDirectConversation(as({ userId }), input)).id
}

export const openChannel: Racer = async ({ place, given, as }) => {
  const userId = given.people[place % given.people.length] as string
  return (await openStartupChannel(as({ userId }), { startupId: given.startupId })).id
}

/** Each in turn; `given.people` are all in it. */
export const send: Racer = async ({ place, given, as }) => {
  const userId = given.people[Math.floor(place / 2) % given.people.length] as string
  const { conversationId } = given
  const input = sendMessage.input.parse({ conversationId, content: `No ${place}` })
  const { id, createdAt } = await sendMessage(as({ userId }), input)
  return { id, userId, createdAt }
}

export const ban: Racer = ({ place, given, as }) => {
  const admin = as({ userId: given.adminId })
  const userId = given.people[1] as string
  return place % 4 === 1
    ? banUser(admin, { userId, reason: 'They have broken the rules.' })
    : unbanUser(admin, { userId })
}

/** Reads on, or leaves for good. */
export const readOrLeave: Racer = async ({ place, given, as }) => {
  const { conversationId } = given
  const reader = as({ userId: given.leaver })
  if (place === 25) return leaveConversation(reader, { conversationId })
  await messages(reader, { conversationId }, { limit: 5 })
  return markConversationRead(as({ userId: given.leaver }), { conversationId, upTo: undefined })
}
