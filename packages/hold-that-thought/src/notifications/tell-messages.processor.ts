import { onChange, onInsert, type ProcessorContext, settle } from '@longtable/core'
import { asRead, check } from '@longtable/entity'
import { isUnread, newsId, TELL } from '@longtable/system'
import { Message, UserConversation } from '../conversations/conversation.entity.ts'
import { conversationById, conversationMember } from '../conversations/conversation.patterns.ts'
import { markerOf } from '../model/rows.ts'
import { familyInbox } from './family-inbox.ts'
import { tell } from './tell.ts'

/** As long as it may take somebody to look; then they are reminded. */
const MARKER_DAYS = 30

/** Moves when its member reads on: until then one notification of the conversation is enough. */
const keyFor = ({ conversationId, userId, lastReadAt = '' }: UserConversation) =>
  `message-${conversationId}-${userId}-${Date.parse(lastReadAt) || 0}`

/** The notification that is there tells of this message too: it is unread, or was read since. */
async function isEnough(
  context: ProcessorContext,
  { createdAt: at }: Message,
  { userId, key, told }: { userId: string; key: string; told: string },
): Promise<boolean> {
  if (at <= told) return true
  const counted = await familyInbox.readCounted(context, {
    userId,
    id: newsId({ userId, key, at: told }),
  })
  if (!counted) return false
  const { notification, counter } = counted
  return isUnread(notification, counter) || at <= (notification.readAt ?? counter?.waveAt ?? '')
}

/** As they stand to the conversation now; who reads on meanwhile is looked at again. */
async function tellMember(
  context: ProcessorContext,
  message: Message,
  key: { readonly userId: string; readonly conversationId: string },
): Promise<void> {
  const { createdAt: at, senderId: actorId } = message
  let before: string | undefined
  await settle('A member', async () => {
    const row = await conversationMember(context, key)
    if (!row || at <= (row.lastReadAt ?? '')) return
    const standing = keyFor(row)
    // Nothing has moved: they are not to be told for another reason.
    if (standing === before) return
    before = standing
    const marker = await markerOf(context, { processor: TELL, changeId: standing })
    const told = marker?.createdAt
    if (told && (await isEnough(context, message, { ...key, key: standing, told }))) return
    const outcome = await tell(context, {
      ...key,
      kind: 'message',
      actorId,
      key: standing,
      at,
      markerDays: MARKER_DAYS,
      replaces: told,
      when: [check(UserConversation, key, asRead(UserConversation, row, 'lastReadAt'))],
    })
    return outcome === 'untrue' ? 'again' : undefined
  })
}

/** One for each conversation while it is unread, however many messages come. */
export const tellMessages = onInsert(
  'notifications.tell-messages',
  Message,
  async (message, context) => {
    const { conversationId, senderId } = message
    const meta = await conversationById(context, { conversationId })
    if (!meta || meta.deletedAt !== undefined) return
    const otherIds = meta.participantIds.filter((id) => id !== senderId)
    for (const userId of otherIds) await tellMember(context, message, { userId, conversationId })
  },
)

/** Whoever has read on, or is not in it any more, has read that there was something. */
export const readConversations = onChange(
  'notifications.read-conversations',
  UserConversation,
  async ({ old, new: row }, context) => {
    if (!old || old.lastReadAt === row?.lastReadAt) return
    const { userId } = old
    const key = keyFor(old)
    const marker = await markerOf(context, { processor: TELL, changeId: key })
    if (!marker) return
    await familyInbox.readOne(context, {
      userId,
      id: newsId({ userId, key, at: marker.createdAt }),
    })
  },
)
