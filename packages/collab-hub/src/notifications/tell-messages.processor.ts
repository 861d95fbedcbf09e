import { onChange, onInsert, type ProcessorContext } from '@longtable/core'
import { check } from '@longtable/entity'
import { isUnread } from '@longtable/system'
import { type Conversation, Message, Participant } from '../conversations/conversation.entity.ts'
import {
  conversationById,
  participantOf,
  participantsOf,
} from '../conversations/conversation.patterns.ts'
import { hubInbox } from './hub-inbox.ts'
import { bundleOf } from './notification.patterns.ts'
import { tell, type Words } from './tell.ts'

type RowKey = Pick<Participant, 'conversationId' | 'userId'>

const bundleFor = (conversationId: string) => `message-${conversationId}`

const WORDS: Readonly<Record<Conversation['type'], Words>> = {
  DIRECT: {
    kind: 'MESSAGE_DIRECT',
    title: 'New messages',
    body: 'Somebody has written to you.',
  },
  GROUP: {
    kind: 'MESSAGE_GROUP',
    title: 'New messages in a group',
    body: 'Somebody has written in a group of yours.',
  },
  STARTUP_CHANNEL: {
    kind: 'MESSAGE_STARTUP_CHANNEL',
    title: 'New messages from your team',
    body: 'Somebody has written in the channel of your startup.',
  },
}

/** The notification of a conversation that somebody has, if there is one. */
async function newestOf(context: ProcessorContext, { conversationId, userId }: RowKey) {
  const row = await bundleOf(context, { userId, name: bundleFor(conversationId) })
  return row && (await hubInbox.readCounted(context, { userId, id: row.notificationId }))
}

/** The one that is there tells of this message too: it is unread, or was read since. */
async function isTold(context: ProcessorContext, { createdAt: at }: Message, key: RowKey) {
  const counted = await newestOf(context, key)
  if (!counted) return false
  const { notification, counter } = counted
  const { createdAt, readAt = counter?.waveAt ?? '' } = notification
  return isUnread(notification, counter) || at <= createdAt || at <= readAt
}

/** Who still has to read it: what they have read meanwhile is no news. */
const stillNew = (messageId: string) =>
  ({
    any: [
      { attribute: 'lastReadMessageId', missing: true },
      { attribute: 'lastReadMessageId', lessThan: messageId },
    ],
  }) as const

async function tellParticipant(
  context: ProcessorContext,
  message: Message,
  row: Participant,
): Promise<void> {
  const { conversationId, messageId, createdAt: at } = message
  const { userId, type } = row
  const key = { conversationId, userId }
  if (messageId <= (row.lastReadMessageId ?? '') || (await isTold(context, message, key))) return
  await tell(context, {
    userId,
    type: 'MESSAGE',
    about: ['CONVERSATION', conversationId],
    key: `message-${messageId}-${userId}`,
    at,
    bundle: bundleFor(conversationId),
    words: () => WORDS[type],
    when: [check(Participant, key, { all: ['present', stillNew(messageId)] })],
  })
}

/** One for each conversation while it is unread, however many messages come. Not what the server says. */
export const tellMessages = onInsert(
  'notifications.tell-messages',
  Message,
  async (message, context) => {
    const { conversationId, senderId, type } = message
    if (type === 'SYSTEM') return
    for await (const rows of participantsOf.each(context, { conversationId }))
      for (const row of rows)
        if (row.userId !== senderId && !row.isMuted && row.leftAt === undefined)
          await tellParticipant(context, message, row)
  },
)

/** Where nothing is unread any more, or somebody is out, the notification is read. */
export const readConversations = onChange(
  'notifications.read-conversations',
  Participant,
  async ({ old, new: now }, context) => {
    if (!old || (now && old.readCount === now.readCount && old.leftAt === now.leftAt)) return
    const { conversationId, userId } = old
    const [conversation, row] = await Promise.all([
      conversationById(context, { conversationId }),
      participantOf(context, { conversationId, userId }),
    ])
    const isIn = conversation && row && row.leftAt === undefined
    if (isIn && row.readCount < (conversation.messageCount ?? 0)) return
    const counted = await newestOf(context, { conversationId, userId })
    if (counted)
      await hubInbox.readOne(context, { userId, id: counted.notification.notificationId })
  },
)
