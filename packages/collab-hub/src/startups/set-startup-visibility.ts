import { DomainError } from '@longtable/core'
import { changeOwnStartup } from './change-startup.ts'
import { StartupInput, Visibility } from './startup-fields.ts'

/** Any time, except while it is suspended. */
export const setStartupVisibility = changeOwnStartup({
  name: 'setStartupVisibility',
  action: 'STARTUP_VISIBILITY_CHANGED',
  input: StartupInput.extend({ visibility: Visibility }),
  change: ({ startup, input: { visibility } }) => {
    if (startup.status === 'SUSPENDED')
      throw new DomainError('CONFLICT', 'startups.suspended', 'This startup is suspended.')
    return { patch: { visibility }, metadata: { from: startup.visibility, to: visibility } }
  },
})
