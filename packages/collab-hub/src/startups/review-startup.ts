import { DomainError } from '@longtable/core'
import { laterThan } from '@longtable/entity'
import * as z from 'zod'
import type { HubContext } from '../context.ts'
import { adminMutation } from '../mutation.ts'
import { changedStartup, startupAnswer } from './change-startup.ts'
import { Notes, StartupInput } from './startup-fields.ts'
import { transitionOf } from './startup-status.ts'
import type { Startup } from './startup.entity.ts'
import { startupInView } from './startup.policy.ts'

const noNotes = () =>
  new DomainError('INVALID', 'startups.no-notes', {
    message: 'notes: tell the founder why, in at least 10 characters.',
    field: 'notes',
  })

const NOTES_CHARACTERS_MIN = 10

interface Review {
  readonly startup: Startup
  readonly status: Startup['status']
  readonly notes?: string | null | undefined
}

/** What an admin decides about a startup, wherever they do it. */
export function reviewedStartup(context: HubContext, { startup, status, notes }: Review) {
  const { needsNotes = false } = transitionOf(startup, status, 'admin')
  if (needsNotes && Array.from(notes ?? '').length < NOTES_CHARACTERS_MIN) throw noNotes()
  return changedStartup(context, {
    startup,
    patch: {
      status,
      reviewNotes: notes ?? undefined,
      appealedAt: undefined,
      reviewedAt: laterThan(startup.reviewedAt ?? '', context.stamp().at),
    },
    action: `STARTUP_${status === 'ACTIVE' ? 'APPROVED' : status}`,
    metadata: { from: startup.status, to: status },
  })
}

/** An admin approves, sends back, suspends and reinstates; what they note is told to the founder. */
export const reviewStartup = adminMutation({
  name: 'reviewStartup',
  input: StartupInput.extend({
    status: z.enum(['DRAFT', 'PENDING_REVIEW', 'ACTIVE', 'SUSPENDED']),
    notes: Notes.nullish(),
  }),
  plan: async ({ context, input: { startupId, status, notes } }) => {
    const { startup } = await startupInView(context, startupId)
    return reviewedStartup(context, { startup, status, notes })
  },
  answer: startupAnswer,
})
