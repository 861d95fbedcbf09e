import { change, laterThan } from '@longtable/entity'
import type { Operation } from '@longtable/store'
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
 * Hides the person at once, on condition that the profile is as it was read; a job lets go of what
 * hangs on the account. Letters that they have written down stay: they are the family's.
 */
export const tombstone = (profile: UserProfile, now: string): readonly Operation[] => [
  change(UserProfile, profile, {
    patch: { ...nothingPersonal(profile.userId), updatedAt: laterThan(profile.updatedAt, now) },
    when: {
      all: [
        { attribute: 'status', equals: profile.status },
        { attribute: 'updatedAt', equals: profile.updatedAt },
      ],
    },
  }),
]
