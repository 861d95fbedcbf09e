import { DomainError } from '@longtable/core'
import { remove } from '@longtable/entity'
import { changeGroup, withPeople } from './change-group.ts'
import { ParticipantInput } from './conversation-fields.ts'
import { UserConversation } from './conversation.entity.ts'

/** They read and hear nothing from now on. Idempotent. */
export const removeParticipant = changeGroup({
  name: 'removeParticipant',
  action: 'PARTICIPANT_REMOVED',
  input: ParticipantInput,
  changed(meta, { actor, input: { userId } }) {
    if (userId === actor.userId)
      throw new DomainError('INVALID', 'conversations.own-removal', {
        message: 'userId: leave it instead.',
        field: 'userId',
      })
    const { conversationId, participantIds } = meta
    if (!participantIds.includes(userId)) return undefined
    return {
      patch: withPeople(
        meta,
        participantIds.filter((id) => id !== userId),
      ),
      operations: [remove(UserConversation, { userId, conversationId })],
    }
  },
})
