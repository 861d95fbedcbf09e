import { auditDenial, DomainError, ownProfiles } from '@longtable/core'
import { check } from '@longtable/entity'
import type { Check } from '@longtable/store'
import type { SystemContext } from '@longtable/system'
import { UserProfile } from './users/profile.entity.ts'
import { profileById } from './users/profile.patterns.ts'

/** What the host builds anew for each request, and for each event of a subscription. */
export type FamilyContext = SystemContext

export const { ownProfile, forgetProfile } = ownProfiles((context: FamilyContext, userId) =>
  profileById(context, { userId }),
)

/** Whoever has a profile, whatever was decided about it. */
export async function undeleted(context: FamilyContext): Promise<UserProfile> {
  const profile = await ownProfile(context)
  if (!profile)
    throw new DomainError(
      'FORBIDDEN',
      'users.unregistered',
      'Please register with HoldThatThought.',
    )
  if (profile.status === 'deleted')
    throw new DomainError('FORBIDDEN', 'users.deleted', 'This account was deleted.')
  return profile
}

/** Whoever has a profile that stands, approved or not: they see and change that, and nothing else. */
export async function registered(context: FamilyContext): Promise<UserProfile> {
  const profile = await undeleted(context)
  if (profile.status === 'inactive')
    throw new DomainError('FORBIDDEN', 'users.inactive', 'This account is not active.')
  return profile
}

/** Both must say so: others may have changed the groups without what our lists hang on. */
export const isApproved = ({ groups, isApproved: isListed }: UserProfile): boolean =>
  isListed && groups.includes('approved')

export const isAdmin = (profile: UserProfile): boolean =>
  isApproved(profile) && profile.groups.includes('admin')

/** Everyone who may see anything of the family. */
export async function approvedMember(context: FamilyContext): Promise<UserProfile> {
  const profile = await registered(context)
  if (isApproved(profile)) return profile
  throw new DomainError(
    'FORBIDDEN',
    'users.pending',
    'An admin of the family has to approve you first.',
  )
}

/** An admin by profile; anybody else who tries is written down. */
export async function admin(context: FamilyContext, operation: string): Promise<UserProfile> {
  const profile = await approvedMember(context)
  if (isAdmin(profile)) return profile
  await auditDenial(context, {
    action: 'ADMIN_DENIED',
    resourceType: 'Operation',
    resourceId: operation,
  })
  throw new DomainError('FORBIDDEN', 'users.not-admin', 'Only an admin may do this.')
}

const ACTIVE = { attribute: 'status', equals: 'active' } as const

export const stillActive = ({ userId }: UserProfile): Check =>
  check(UserProfile, { userId }, ACTIVE)

/** Goes into the transaction of whatever a member makes: what an admin decides acts at once. */
export const stillApproved = ({ userId }: UserProfile): Check =>
  check(UserProfile, { userId }, { all: [ACTIVE, { attribute: 'isApproved', equals: true }] })

/** Groups are a list, which no condition can look into: the profile must be as it was read. */
export const sameProfile = ({ userId, updatedAt }: UserProfile): Check =>
  check(UserProfile, { userId }, { all: [ACTIVE, { attribute: 'updatedAt', equals: updatedAt }] })
