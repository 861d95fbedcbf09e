import { change, laterThan } from '@longtable/entity'
import * as z from 'zod'
import { mutation } from '../mutation.ts'
import { PROFILE_RATE } from '../rates.ts'
import { ownView } from '../users/find-users.ts'
import { UserProfile } from '../users/profile.entity.ts'

/** Idempotent: who has none has none. */
export const removeProfilePhoto = mutation({
  name: 'removeProfilePhoto',
  input: z.object({}),
  rate: PROFILE_RATE,
  plan: ({ context, actor: profile }) => {
    const { userId, updatedAt } = profile
    if (profile.photoUrl === undefined) return { answer: { userId } }
    return {
      operations: [
        change(UserProfile, profile, {
          patch: { photoUrl: undefined, updatedAt: laterThan(updatedAt, context.stamp().at) },
          when: { attribute: 'updatedAt', equals: updatedAt },
        }),
      ],
      result: { userId },
      audit: { action: 'PHOTO_REMOVED', resourceType: 'User', resourceId: userId },
    }
  },
  answer: ({ context }) => ownView(context),
})
