import { requireFreshSignIn } from '@longtable/core'
import * as z from 'zod'
import { undeleted } from '../context.ts'
import { viewerMutation } from '../mutation.ts'
import { tombstone } from './tombstone.ts'

/** Also of who was deactivated: to be erased is everybody's right. */
export const deleteAccount = viewerMutation({
  name: 'deleteAccount',
  input: z.object({}),
  plan: async ({ context }) => {
    const profile = await undeleted(context)
    requireFreshSignIn(context)
    const { userId } = profile
    return {
      operations: tombstone(profile, context.stamp().at),
      result: { userId },
      audit: { action: 'USER_DELETED', resourceType: 'User', resourceId: userId },
    }
  },
})
