import { view } from '@longtable/entity'
import { User } from './user.entity.ts'

/** What anybody who may see a person sees. */
export const publicView = view(
  User,
  'id',
  'nickname',
  'fullName',
  'avatar',
  'bio',
  'pronouns',
  'tags',
)
export type UserView = ReturnType<typeof publicView>

const profileShown = view(
  User,
  'id',
  'nickname',
  'email',
  'fullName',
  'avatar',
  'birthDate',
  'status',
  'country',
  'language',
  'timeZone',
  'gender',
  'pronouns',
  'bio',
  'tags',
  'tier',
  'createdAt',
  'updatedAt',
)

/** What the person and admins see. */
export const privateView = (user: User) => profileShown(user, { roles: user.roles ?? [] })
export type ProfileView = ReturnType<typeof privateView>
