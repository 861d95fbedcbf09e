import { signedIn, TagName, UserId } from '@longtable/core'
import { type Page, type PageRequest, wereThere } from '@longtable/entity'
import * as z from 'zod'
import { admin, type GuildContext, isAdmin, ownProfile, registered } from '../context.ts'
import type { TagLink } from '../tags/tag.entity.ts'
import { taggedWith } from '../tags/tag.patterns.ts'
import { Nickname } from './profile-fields.ts'
import { NickUnique, type User } from './user.entity.ts'
import { nicknameLock, profileByEmail, profileById, profileByNickname } from './user.patterns.ts'
import { unknownUser, visibleUser } from './user.policy.ts'
import { peoplePage } from './user-page.ts'
import { type ProfileView, privateView, type UserView, publicView } from './user-views.ts'

const EMAIL_CHARACTERS_MAX = 254

export const UserInput = z.object({ id: UserId })
export const NicknameInput = z.object({ nickname: Nickname })
export const TagInput = z.object({ tag: TagName })
export const EmailInput = z.object({
  email: z
    .string()
    .max(EMAIL_CHARACTERS_MAX)
    .transform((email) => email.trim().toLowerCase())
    .refine((email) => /^[^\s#@]+@[^\s#@]+$/.test(email), 'must be an e-mail address'),
})

/** Null before they have registered; a suspended person may see that they are. */
export async function me(context: GuildContext): Promise<ProfileView | null> {
  const user = await ownProfile(context)
  return user && user.status !== 'deleted' ? privateView(user) : null
}

export async function userById(
  context: GuildContext,
  { id }: z.infer<typeof UserInput>,
): Promise<UserView> {
  return publicView(await visibleUser(context, id))
}

/** The index says who it was; whether they still are, and may be seen, the profile says. */
export async function userByNickname(
  context: GuildContext,
  { nickname }: z.infer<typeof NicknameInput>,
): Promise<UserView> {
  await registered(context)
  const nick = nickname.toLowerCase()
  const { items } = await profileByNickname(context, { nick }, { limit: 1 })
  // Others may have written the name into its key as it is typed; the lock knows it in any case.
  const id = items[0]?.id ?? (await nicknameLock(context, { nickname }))?.userId
  const user = id === undefined ? undefined : await visibleUser(context, id)
  if (user?.nickname.toLowerCase() !== nick) throw unknownUser()
  return publicView(user)
}

/** For whoever is about to register too, so it asks for no more than a token. */
export async function isNicknameAvailable(
  context: GuildContext,
  { nickname }: z.infer<typeof NicknameInput>,
): Promise<boolean> {
  signedIn(context)
  const [isTaken] = await wereThere(context.store, NickUnique, [{ nickname }])
  return !isTaken
}

const shown = (user: User | undefined): ProfileView => {
  if (!user) throw unknownUser()
  return privateView(user)
}

/** All of somebody's attributes: their own, or an admin's business. */
export async function profile(
  context: GuildContext,
  { id }: z.infer<typeof UserInput>,
): Promise<ProfileView> {
  const viewer = await registered(context)
  if (viewer.id === id) return privateView(viewer)
  await admin(context, 'profile')
  return shown(await profileById(context, { id }))
}

/** To anybody else every address but their own is unknown, so nobody learns who is registered. */
export async function profileOfEmail(
  context: GuildContext,
  { email }: z.infer<typeof EmailInput>,
): Promise<ProfileView> {
  const viewer = await registered(context)
  if (viewer.email !== email && !isAdmin(viewer)) throw unknownUser()
  const { items } = await profileByEmail(context, { email }, { limit: 1 })
  const user = items[0] && (await profileById(context, { id: items[0].id }))
  return shown(user?.email === email ? user : undefined)
}

export async function usersByTag(
  context: GuildContext,
  { tag }: z.infer<typeof TagInput>,
  page: PageRequest,
): Promise<Page<UserView>> {
  await registered(context)
  const found = await peoplePage<TagLink>(context, {
    personOf: ({ id }) => id,
    read: (keep) => taggedWith(context, { tag, entity: 'User' }, { ...page, keep }),
  })
  return { ...found, items: found.items.map(({ user }) => user) }
}
