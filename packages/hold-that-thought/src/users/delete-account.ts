import { requireFreshSignIn } from '@longtable/core'
import { change, laterThan } from '@longtable/entity'
import * as z from 'zod'
import { registered, sameProfile } from '../context.ts'
import { viewerMutation } from '../mutation.ts'
import { UserProfile } from './profile.entity.ts'

export const DELETED_NAME = 'Deleted member'

const nothingPersonal = (userId: string) => ({
  // Nobody can have it: an address has an @.
  email: `deleted-${userId}`,
  displayName: DELETED_NAME,
  bio: undefined,
  photoUrl: undefined,
  familyRelationship: undefined,
  generation: undefined,
  familyBranch: undefined,
  contactEmail: undefined,
  theme: undefined,
  familyRelationships: undefined,
  invitedBy: undefined,
  isProfilePrivate: true,
  notifyOnMessage: false,
  notifyOnComment: false,
  groups: [],
  isApproved: false,
  status: 'deleted' as const,
})

/**
 * The tombstone hides the person at once; a job lets go of what hangs on the account. Letters that they
 * have written down stay: they are the family's.
 */
export const deleteAccount = viewerMutation({
  name: 'deleteAccount',
  input: z.object({}),
  plan: async ({ context }) => {
    const profile = await registered(context)
    requireFreshSignIn(context)
    const { userId } = profile
    const updatedAt = laterThan(profile.updatedAt, context.stamp().at)
    return {
      operations: [
        change(UserProfile, profile, {
          patch: { ...nothingPersonal(userId), updatedAt },
          when: sameProfile(profile).when,
        }),
      ],
      result: { userId },
      audit: { action: 'USER_DELETED', resourceType: 'User', resourceId: userId },
    }
  },
})
