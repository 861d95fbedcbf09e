import { DomainError } from '@longtable/core'
import { remove } from '@longtable/entity'
import { changeGroup } from './change-group.ts'
import { ParticipantInput } from './conversation-fields.ts'
import { Participant } from './conversation.entity.ts'

const ownRemoval = () =>
  new DomainError('INVALID', 'conversations.own-removal', {
    message: 'userId: leave it instead.',
    field: 'userId',
  })

/** They read and hear nothing from now on. Idempotent. */
export const removeParticipant = changeGroup({
  name: 'removeParticipant',
  action: 'PARTICIPANT_REMOVED',
  input: ParticipantInput,
  changed({ conversationId, participants }, { actor, input: { userId } }) {
    if (userId === actor.userId) throw ownRemoval()
    if (!participants.includes(userId)) return undefined
    return {
      event: 'REMOVED',
      subjectId: userId,
      patch: { participants: participants.filter((id) => id !== userId) },
      except: [userId],
      rows: () => [remove(Participant, { conversationId, userId })],
    }
  },
})
