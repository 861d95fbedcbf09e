import { DomainError } from '@longtable/core'
import { stillApproved } from '../context.ts'
import { visibleMember } from '../users/profile.policy.ts'
import { changeGroup, withPeople } from './change-group.ts'
import { PARTICIPANTS_MAX, ParticipantInput } from './conversation-fields.ts'
import { newRow } from './message-rows.ts'

const full = () =>
  new DomainError(
    'CONFLICT',
    'conversations.full',
    `A conversation has at most ${PARTICIPANTS_MAX} participants.`,
  )

/** They can read all that was said before, and it counts as read. Idempotent. */
export const addParticipant = changeGroup({
  name: 'addParticipant',
  action: 'PARTICIPANT_ADDED',
  input: ParticipantInput,
  async changed(meta, { context, input: { userId } }) {
    const { participantIds } = meta
    if (participantIds.includes(userId)) return undefined
    if (participantIds.length >= PARTICIPANTS_MAX) throw full()
    const profile = await visibleMember(context, userId)
    return {
      patch: withPeople(meta, [...participantIds, userId]),
      operations: [newRow(meta, userId), stillApproved(profile)],
    }
  },
})
