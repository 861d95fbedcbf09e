import { notFound } from '@longtable/core'
import { approvedMember, type FamilyContext, isApproved } from '../context.ts'
import type { UserProfile } from './profile.entity.ts'
import { profileById } from './profile.patterns.ts'

export const unknownUser = () => notFound('users.unknown', 'That user')

/** In the directory: active and approved. Everybody else is unknown to members. */
export const isMember = (profile: UserProfile | undefined): profile is UserProfile =>
  profile?.status === 'active' && isApproved(profile)

export async function visibleMember(context: FamilyContext, userId: string): Promise<UserProfile> {
  const viewer = await approvedMember(context)
  const profile = userId === viewer.userId ? viewer : await profileById(context, { userId })
  if (!isMember(profile)) throw unknownUser()
  return profile
}
