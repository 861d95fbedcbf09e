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
  change: ({ startup, input: { status } }) => {
    transitionOf(startup, status, 'owner')
    if (status === 'PENDING_REVIEW') refuseIncomplete(startup)
    return { patch: { status }, metadata: { from: startup.status, to: status } }
  },
})
