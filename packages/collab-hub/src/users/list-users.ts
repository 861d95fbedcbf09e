import { text, UserId } from '@longtable/core'
import { currentPage, type Page, type PageOptions, type PageRequest } from '@longtable/entity'
import * as z from 'zod'
import { activeUser, admin, type HubContext } from '../context.ts'
import { shardsOf } from '../shards/shards.ts'
import { knownUser } from './change-user.ts'
import { User, UserRole } from './user.entity.ts'
import { userByEmail, userById, usersByRole, usersByStatus } from './user.patterns.ts'
import { unknownUser } from './user.policy.ts'
import { type ProfileView, profileView, type UserView, userView } from './user-views.ts'

const EMAIL_CHARACTERS_MAX = 254

export const ProfileInput = z.object({ userId: UserId })
export const EmailInput = z.object({
  email: text({ max: EMAIL_CHARACTERS_MAX }).transform((email) => email.toLowerCase()),
})
export const RoleListInput = z.object({ role: UserRole })
export const StatusListInput = z.object({
  status: z.enum(['ACTIVE', 'BANNED', 'PENDING_VERIFICATION']),
})

/** All of somebody's attributes: an admin's business. */
export async function profile(
  context: HubContext,
  { userId }: z.infer<typeof ProfileInput>,
): Promise<ProfileView> {
  await admin(context, 'profile')
  return profileView(await knownUser(context, userId))
}

/** The index says who it was; whether they still have the address, the profile says. */
export async function profileByEmail(
  context: HubContext,
  { email }: z.infer<typeof EmailInput>,
): Promise<ProfileView> {
  await admin(context, 'profileByEmail')
  const { items } = await userByEmail(context, { email }, { limit: 1 })
  const found = items[0] && (await userById(context, items[0]))
  if (found?.email !== email || found.deletedAt !== undefined) throw unknownUser()
  return profileView(found)
}

type Read = (keep: NonNullable<PageOptions<User>['keep']>) => Promise<Page<User>>

/** People as they are now, whatever the index said; nobody who is gone. */
async function userPage<Shown>(
  context: HubContext,
  { read, isIn }: { readonly read: Read; readonly isIn: (user: User) => boolean },
  shown: (user: User) => Shown,
): Promise<Page<Shown>> {
  const isListed = (user: User) => user.deletedAt === undefined && isIn(user)
  const page = await currentPage(context, User, { read, isListed })
  return { ...page, items: page.items.map(shown) }
}

const growing = { growing: true }

const ofRole = async (context: HubContext, role: UserRole, page: PageRequest): Promise<Read> => {
  const lists = (await shardsOf(context, 'USER')).map((shard) => ({ role, shard }))
  return (keep) => usersByRole.merged(context, lists, { ...page, ...growing, keep })
}

export async function usersWithRole(
  context: HubContext,
  { role }: z.infer<typeof RoleListInput>,
  page: PageRequest,
): Promise<Page<ProfileView>> {
  await admin(context, 'usersByRole')
  const read = await ofRole(context, role, page)
  return userPage(context, { read, isIn: (user) => user.role === role }, profileView)
}

export async function usersWithStatus(
  context: HubContext,
  { status }: z.infer<typeof StatusListInput>,
  page: PageRequest,
): Promise<Page<ProfileView>> {
  await admin(context, 'usersByStatus')
  const lists = (await shardsOf(context, 'USER')).map((shard) => ({ status, shard }))
  const read: Read = (keep) => usersByStatus.merged(context, lists, { ...page, ...growing, keep })
  return userPage(context, { read, isIn: (user) => user.status === status }, profileView)
}

/** Who can be asked to join. No index knows what they can do, so that is not asked here. */
export async function talents(
  context: HubContext,
  _: object,
  page: PageRequest,
): Promise<Page<UserView>> {
  await activeUser(context)
  const isIn = ({ role, status }: User) => role === 'TALENT' && status === 'ACTIVE'
  const read = await ofRole(context, 'TALENT', page)
  return userPage(context, { read, isIn }, userView)
}
