import { view } from '@longtable/entity'
import { User } from './user.entity.ts'

const userShown = view(
  User,
  'role',
  'firstName',
  'lastName',
  'avatarUrl',
  'bio',
  'linkedinUrl',
  'createdAt',
)

/** What anybody who may see a person sees: no e-mail. */
export const userView = (user: User) =>
  userShown(user, { id: user.userId, skills: user.skills ?? [] })
export type UserView = ReturnType<typeof userView>

const profileShown = view(
  User,
  'email',
  'role',
  'firstName',
  'lastName',
  'avatarUrl',
  'bio',
  'linkedinUrl',
  'status',
  'banReason',
  'subscriptionStatus',
  'subscriptionTier',
  'createdAt',
  'updatedAt',
)

/** What the person and admins see. */
export const profileView = (user: User) =>
  profileShown(user, { id: user.userId, skills: user.skills ?? [] })
export type ProfileView = ReturnType<typeof profileView>
