import { count, on, verifier } from '@longtable/system'
import { Member } from '../startups/startup.entity.ts'
import { User } from '../users/user.entity.ts'
import {
  ChannelGuard,
  Conversation,
  DirectPair,
  Message,
  Participant,
} from './conversation.entity.ts'
import { takesPart } from './conversation.policy.ts'
import { listedOf } from './moved-conversation.ts'

const said = count(
  (id, says, has) =>
    `CONVERSATION#${id} counts ${says.messages} messages, and there are ${has.messages ?? 0}`,
)
const unread = count(
  (row, says, has) => `${row} has ${says.unread} unread messages, and there are ${has.unread ?? 0}`,
)

const nameOf = ({ conversationId, userId }: Pick<Participant, 'conversationId' | 'userId'>) =>
  `PARTICIPANT#${userId} of ${conversationId}`

const listed = (value: Conversation | Participant) =>
  JSON.stringify(Object.entries(listedOf(value as Conversation)))

const conversations = on(Conversation, async (conversation, { find, says, problem }) => {
  const { conversationId, type, participants, messageCount = 0, deletedAt } = conversation
  if (deletedAt !== undefined) return
  says(said, conversationId, { messages: messageCount })
  const [lowerUserId = '', higherUserId = ''] = [...participants].sort()
  const { relatedStartupId: startupId = conversationId } = conversation
  const guard =
    type === 'DIRECT'
      ? await find(DirectPair, { lowerUserId, higherUserId })
      : await find(ChannelGuard, { startupId })
  if (type !== 'GROUP' && guard?.conversationId !== conversationId)
    problem(`CONVERSATION#${conversationId} has no guard`)
  for (const userId of new Set(participants)) {
    if (await find(Participant, { conversationId, userId })) continue
    const user = await find(User, { userId })
    if (type !== 'DIRECT' || (user && user.deletedAt === undefined))
      problem(`${nameOf({ conversationId, userId })} has no row`)
  }
})

const rows = on(Participant, async (row, { find, says, problem }) => {
  const { conversationId, userId, readCount } = row
  const name = nameOf(row)
  const conversation = await find(Conversation, { conversationId })
  if (!conversation) return problem(`${name} is in nothing`)
  if (conversation.deletedAt !== undefined || !takesPart(row)) return
  const { type, participants, messageCount = 0, relatedStartupId: startupId } = conversation
  if (type !== 'STARTUP_CHANNEL' && !participants.includes(userId)) problem(`${name} is not in it`)
  if (listed(row) !== listed(conversation)) problem(`${name} says otherwise than its conversation`)
  if (row.isMember && startupId !== undefined && !(await find(Member, { startupId, userId })))
    problem(`${name} is there as one of a team, and is none of it`)
  if ((await find(User, { userId }))?.deletedAt !== undefined) problem(`${name} is nobody`)
  if (participants.includes(userId)) says(unread, name, { unread: messageCount - readCount })
})

const messages = on(Message, async (message, { find, has, problem }) => {
  const { conversationId, messageId, senderId, createdAt } = message
  const conversation = await find(Conversation, { conversationId })
  if (!conversation) return problem(`MESSAGE#${messageId} is in nothing`)
  has(said, conversationId, { messages: 1 })
  if (createdAt > conversation.lastMessageAt)
    problem(`CONVERSATION#${conversationId} has a message after its last one`)
  for (const userId of new Set(conversation.participants)) {
    const row =
      userId === senderId ? undefined : await find(Participant, { conversationId, userId })
    if (row && messageId > (row.lastReadMessageId ?? '')) has(unread, nameOf(row), { unread: 1 })
  }
})

/** Counts are what they count, rows say what their conversation says, and of each there is one. */
export const verifyConversations = verifier({
  takes: [
    conversations,
    rows,
    messages,
    on(DirectPair, async ({ conversationId, lowerUserId, higherUserId }, { find, problem }) => {
      const named = (await find(Conversation, { conversationId }))?.participants ?? []
      if ([...named].sort().join() !== [lowerUserId, higherUserId].join())
        problem(`the guard of ${lowerUserId} and ${higherUserId} names what is not theirs`)
    }),
    on(ChannelGuard, async ({ startupId, conversationId }, { find, problem }) => {
      const channel = await find(Conversation, { conversationId })
      if (channel?.relatedStartupId !== startupId)
        problem(`the channel of ${startupId} is not its own`)
    }),
    on(Member, async ({ startupId, userId }, { find, problem }) => {
      const guard = await find(ChannelGuard, { startupId })
      const { conversationId = '' } = guard ?? {}
      const row = guard && (await find(Participant, { conversationId, userId }))
      const user = await find(User, { userId })
      if (guard && !row && user && user.deletedAt === undefined)
        problem(`MEMBER#${userId} of ${startupId} is not in its channel`)
    }),
  ],
})
