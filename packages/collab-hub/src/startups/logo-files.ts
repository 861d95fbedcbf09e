import { fileOfKey, fileSource } from '@longtable/system'
import type { HubContext } from '../context.ts'
import { StartupInput } from './startup-fields.ts'
import { startupInView } from './startup.policy.ts'

export const LOGO = 'logo'

/** Who sees a startup's card sees its picture, also without sign-in. */
export const logoFiles = {
  [LOGO]: fileSource(StartupInput, async (context: HubContext, { startupId }) =>
    fileOfKey((await startupInView(context, startupId)).startup.logoUrl),
  ),
}
