import { DomainError, patchOf } from '@longtable/core'
import { changeOwnStartup } from './change-startup.ts'
import { changedStartupFields, StartupInput } from './startup-fields.ts'

/** Only what is given changes; its status stays. */
export const updateStartup = changeOwnStartup({
  name: 'updateStartup',
  action: 'STARTUP_UPDATED',
  input: StartupInput.extend(changedStartupFields),
  change: ({ input }) => {
    const patch = patchOf({ ...input, startupId: undefined })
    if (Object.keys(patch).length === 0)
      throw new DomainError('INVALID', 'startups.unchanged', 'Say what is to be changed.')
    return { patch }
  },
})
