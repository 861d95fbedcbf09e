import { changeOwnStartup } from './change-startup.ts'
import { StartupInput } from './startup-fields.ts'

/** Idempotent: what has none has none. */
export const removeLogo = changeOwnStartup({
  name: 'removeLogo',
  action: 'STARTUP_LOGO_REMOVED',
  input: StartupInput,
  change: () => ({ patch: { logoUrl: undefined } }),
})
