import { DomainError, patchOf } from '@longtable/core'
import { change, laterThan } from '@longtable/entity'
import * as z from 'zod'
import { pendingMutation } from '../mutation.ts'
import { PROFILE_RATE } from '../rates.ts'
import { ownView } from './find-users.ts'
import { changedProfileFields } from './profile-fields.ts'
import { UserProfile } from './profile.entity.ts'

/** Only what is given changes. Also of who waits: an admin sees who it is. */
export const updateProfile = pendingMutation({
  name: 'updateProfile',
  input: z.object(changedProfileFields),
  rate: PROFILE_RATE,
  begin: ({ input }) => {
    const patch = patchOf(input)
    if (Object.keys(patch).length > 0) return patch
    throw new DomainError('INVALID', 'users.unchanged', 'Say what is to be changed.')
  },
  plan: ({ context, actor: profile, begun: patch }) => ({
    operations: [
      change(UserProfile, profile, {
        patch: { ...patch, updatedAt: laterThan(profile.updatedAt, context.stamp().at) },
        when: { attribute: 'updatedAt', equals: profile.updatedAt },
      }),
    ],
    result: { userId: profile.userId },
    audit: {
      action: 'PROFILE_UPDATED',
      resourceType: 'User',
      resourceId: profile.userId,
      metadata: { fields: Object.keys(patch) },
    },
  }),
  answer: ({ context }) => ownView(context),
})
