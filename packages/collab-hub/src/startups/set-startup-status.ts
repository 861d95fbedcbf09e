import * as z from 'zod'
import { changeOwnStartup } from './change-startup.ts'
import { StartupInput } from './startup-fields.ts'
import { refuseIncomplete, transitionOf } from './startup-status.ts'

/** The founder submits, recalls, takes back and appeals. */
export const setStartupStatus = changeOwnStartup({
  name: 'setStartupStatus',
  action: 'STARTUP_STATUS_CHANGED',
  input: StartupInput.extend({
    status: z.enum(['DRAFT', 'PENDING_REVIEW', 'ACTIVE', 'SUSPENDED']),
  }),
  change: ({ context, startup, input: { status } }) => {
    const { from, to } = transitionOf(startup, status, 'owner')
    if (to === 'PENDING_REVIEW') refuseIncomplete(startup)
    const appeal = from === 'SUSPENDED' && { appealedAt: context.stamp().at }
    return { patch: { status, ...appeal }, metadata: { from, to } }
  },
})
