import { DomainError } from '@longtable/core'
import { change, remove, type Stamp } from '@longtable/entity'
import type { Operation, Store } from '@longtable/store'
import { mutation } from '../mutation.ts'
import { CONVERSATION_RATE } from '../rates.ts'
import { ConversationInput } from './conversation-fields.ts'
import { Conversation, Participant } from './conversation.entity.ts'
import { seatAt, type Seat, stillListed } from './conversation.policy.ts'
import { movedConversation, nextMessage } from './moved-conversation.ts'
import { systemMessage } from './system-message.ts'

const ofTheTeam = () =>
  new DomainError(
    'CONFLICT',
    'conversations.of-the-team',
    'Who is of the team is in its channel; you can mute it, or leave the startup.',
  )

/** A tombstone: nobody is left to read it, or what it belongs to is gone. */
export const endedConversation = (conversation: Conversation, at: string): Operation =>
  change(Conversation, conversation, {
    patch: { deletedAt: at, updatedAt: at },
    when: stillListed(conversation),
  })

/** Of a group, or out of a channel. Who comes next owns the group, and the last one takes it along. */
export async function leavingMany(
  store: Store,
  conversation: Conversation,
  { userId, stamp }: { readonly userId: string; readonly stamp: Stamp },
): Promise<Operation[]> {
  const { conversationId, type, ownerId } = conversation
  const participants = conversation.participants.filter((id) => id !== userId)
  const [next] = participants
  const row = remove(Participant, { conversationId, userId }, 'present')
  if (type === 'GROUP' && next === undefined)
    return [row, endedConversation(conversation, stamp.at)]
  const said = systemMessage('LEFT', { senderId: userId })
  return movedConversation(store, conversation, {
    message: nextMessage(conversation, stamp, said),
    patch: { participants, ...(ownerId === userId && next && { ownerId: next }) },
    except: [userId],
    rows: () => [row],
  })
}

function leaving(store: Store, seat: Seat, stamp: Stamp): Operation[] | Promise<Operation[]> {
  const { conversation, row, startup } = seat
  const { userId } = row
  if (conversation.type === 'DIRECT')
    return [change(Participant, row, { patch: { leftAt: row.leftAt ?? stamp.at } })]
  if (row.isMember || startup?.founderId === userId) throw ofTheTeam()
  return leavingMany(store, conversation, { userId, stamp })
}

/** The two of a direct one are fixed: it leaves one's list until the next message, or is opened again. */
export const leaveConversation = mutation({
  name: 'leaveConversation',
  input: ConversationInput,
  rate: CONVERSATION_RATE,
  plan: async ({ context, input: { conversationId } }) => {
    const seat = await seatAt(context, conversationId)
    return {
      operations: await leaving(context.store, seat, context.stamp()),
      result: { conversationId },
      audit: {
        action: 'CONVERSATION_LEFT',
        resourceType: 'Conversation',
        resourceId: conversationId,
      },
    }
  },
})
