import { DomainError } from '@longtable/core'
import * as z from 'zod'
import { adminMutation } from '../mutation.ts'
import { changedStartup, startupAnswer } from './change-startup.ts'
import { Notes, StartupInput } from './startup-fields.ts'
import { transitionOf } from './startup-status.ts'
import { startupInView } from './startup.policy.ts'

const noNotes = () =>
  new DomainError('INVALID', 'startups.no-notes', {
    message: 'notes: tell the founder why, in at least 10 characters.',
    field: 'notes',
  })

const NOTES_CHARACTERS_MIN = 10

/** An admin approves, sends back, suspends and reinstates; what they note is told to the founder. */
export const reviewStartup = adminMutation({
  name: 'reviewStartup',
  input: StartupInput.extend({
    status: z.enum(['DRAFT', 'PENDING_REVIEW', 'ACTIVE', 'SUSPENDED']),
    notes: Notes.nullish(),
  }),
  plan: async ({ context, input: { startupId, status, notes } }) => {
    const { startup } = await startupInView(context, startupId)
    const { needsNotes = false } = transitionOf(startup, status, 'admin')
    if (needsNotes && Array.from(notes ?? '').length < NOTES_CHARACTERS_MIN) throw noNotes()
    return changedStartup(context, {
      startup,
      patch: { status, reviewNotes: notes ?? undefined },
      action: `STARTUP_${status === 'ACTIVE' ? 'APPROVED' : status}`,
      metadata: { from: startup.status, to: status },
    })
  },
  answer: startupAnswer,
})
