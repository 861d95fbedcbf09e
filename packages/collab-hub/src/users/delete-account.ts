import { requireFreshSignIn } from '@longtable/core'
import * as z from 'zod'
import { undeleted } from '../context.ts'
import { viewerMutation } from '../mutation.ts'
import { tombstone } from './tombstone.ts'

/** Also of who is banned: to be erased is everybody's right. */
export const deleteAccount = viewerMutation({
  name: 'deleteAccount',
  input: z.object({}),
  plan: async ({ context }) => {
    const user = await undeleted(context)
    requireFreshSignIn(context)
    const { userId: id } = user
    return {
      operations: tombstone(user, context.stamp().at),
      result: { id },
      audit: { action: 'USER_DELETED', resourceType: 'User', resourceId: id },
    }
  },
})
