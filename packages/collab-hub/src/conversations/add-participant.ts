import { DomainError } from '@longtable/core'
import { put } from '@longtable/entity'
import { stillAcquainted } from './acquaintances.ts'
import { changeGroup } from './change-group.ts'
import { GROUP_MAX, ParticipantInput } from './conversation-fields.ts'
import { Participant } from './conversation.entity.ts'
import { participantOf } from './conversation.patterns.ts'
import { newParticipant } from './new-conversation.ts'

const fullError = () =>
  new DomainError('CONFLICT', 'conversations.full', `A group has at most ${GROUP_MAX} people.`)

/** They can read all that was said before, and it counts as read. Idempotent. */
export const addParticipant = changeGroup({
  name: 'addParticipant',
  action: 'PARTICIPANT_ADDED',
  input: ParticipantInput,
  async changed(before, { context, actor, input: { userId } }) {
    const { conversationId, participants, relatedStartupId: startupId } = before
    if (participants.includes(userId)) return undefined
    if (participants.length >= GROUP_MAX) throw fullError()
    const checks = await stillAcquainted(context, actor, { otherIds: [userId], startupId })
    const left = await participantOf(context, { conversationId, userId })
    const isNew = left ? ({ attribute: 'leftAt', exists: true } as const) : ('absent' as const)
    const joinedAt = context.stamp().at
    return {
      event: 'JOINED',
      subjectId: userId,
      patch: { participants: [...participants, userId] },
      except: [userId],
      rows: (after) => [
        put(Participant, newParticipant({ before, after }, { userId, joinedAt }), isNew),
      ],
      checks,
    }
  },
})
