import { requireFreshSignIn } from '@longtable/core'
import * as z from 'zod'
import { undeleted } from '../context.ts'
import { viewerMutation } from '../mutation.ts'
import { tombstone } from './tombstone.ts'

/**
 * Also of who is suspended: to be erased is everybody's right. Who has done it once may ask again and
 * hears the same.
 */
export const deleteAccount = viewerMutation({
  name: 'deleteAccount',
  input: z.object({}),
  plan: async ({ context }) => {
    const user = await undeleted(context)
    requireFreshSignIn(context)
    const { id } = user
    return {
      operations: tombstone(user, context.stamp().at),
      result: { id },
      audit: { action: 'USER_DELETED', resourceType: 'User', resourceId: id },
    }
  },
})
