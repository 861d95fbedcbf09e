import { DomainError } from '@longtable/core'
import { change, laterThan } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import { isAdmin } from '../context.ts'
import type { AskedHere } from '../mutation.ts'
import { UserProfile } from '../users/profile.entity.ts'
import { profileById } from '../users/profile.patterns.ts'
import { isMember, unknownUser } from '../users/profile.policy.ts'

/** Oneself, or whom an admin names. */
export async function whose({
  context,
  actor,
  userId = actor.userId,
}: Pick<AskedHere<unknown>, 'context' | 'actor'> & {
  readonly userId: string | undefined
}): Promise<UserProfile> {
  if (userId === actor.userId) return actor
  if (!isAdmin(actor))
    throw new DomainError('FORBIDDEN', 'people.not-yours', 'Only an admin may do this for others.')
  const profile = await profileById(context, { userId })
  if (!isMember(profile)) throw unknownUser()
  return profile
}

/** As the profile was read, and only then. */
export const placed = (
  profile: UserProfile,
  { personId, at }: { readonly personId: string | undefined; readonly at: string },
): Operation =>
  change(UserProfile, profile, {
    patch: { personId, updatedAt: laterThan(profile.updatedAt, at) },
    when: { attribute: 'updatedAt', equals: profile.updatedAt },
  })
