import type { Page, PageRequest, Recognised } from '@longtable/entity'
import type * as z from 'zod'
import { admin, approvedMember, type FamilyContext, ownProfile, registered } from '../context.ts'
import type { Invitation } from './invitation.entity.ts'
import { invitationsOpen } from './invitation.patterns.ts'
import { invitationView, type InvitationView } from './invitation-views.ts'
import type { UserInput } from './profile-fields.ts'
import { type MemberView, memberView, type ProfileView, profileView } from './profile-views.ts'
import type { UserProfile } from './profile.entity.ts'
import { profileById, usersInactive, usersListed, usersPending } from './profile.patterns.ts'
import { isMember, unknownUser, visibleMember } from './profile.policy.ts'

/** Null before they have registered; who waits or is inactive may see that they are. */
export async function me(context: FamilyContext): Promise<ProfileView | null> {
  const profile = await ownProfile(context)
  return profile && profile.status !== 'deleted' ? profileView(profile) : null
}

/** After it was written. */
export const ownView = async (context: FamilyContext): Promise<ProfileView> =>
  profileView(await registered(context))

export async function member(
  context: FamilyContext,
  { userId }: z.infer<typeof UserInput>,
): Promise<MemberView> {
  return memberView(await visibleMember(context, userId))
}

/** All attributes, in whatever status. */
export async function profileFor(context: FamilyContext, userId: string): Promise<ProfileView> {
  const profile = await profileById(context, { userId })
  if (!profile) throw unknownUser()
  return profileView(profile)
}

export async function profile(
  context: FamilyContext,
  { userId }: z.infer<typeof UserInput>,
): Promise<ProfileView> {
  const viewer = await approvedMember(context)
  if (viewer.userId === userId) return profileView(viewer)
  await admin(context, 'profile')
  return profileFor(context, userId)
}

type ProfilePage = Page<Recognised<typeof UserProfile>>

const shownAs = <View>({ items, ...page }: ProfilePage, show: (profile: UserProfile) => View) => ({
  ...page,
  items: items.map(({ value }) => show(value)),
})

/** The directory. The index may be late, so what an entry says of itself decides. */
export async function members(
  context: FamilyContext,
  _: object,
  page: PageRequest,
): Promise<Page<MemberView>> {
  await approvedMember(context)
  const keep = (found: ProfilePage['items']) => found.map(({ value }) => isMember(value))
  return shownAs(await usersListed(context, {}, { ...page, keep }), memberView)
}

/** For admins. */
const listFor =
  (operation: string, list: typeof usersPending) =>
  async (context: FamilyContext, _: object, page: PageRequest): Promise<Page<ProfileView>> => {
    await admin(context, operation)
    return shownAs(await list(context, {}, page), profileView)
  }

export const pendingUsers = listFor('pendingUsers', usersPending)
export const inactiveUsers = listFor('inactiveUsers', usersInactive)

export async function invitations(
  context: FamilyContext,
  _: object,
  page: PageRequest,
): Promise<Page<InvitationView>> {
  await admin(context, 'invitations')
  const open = await invitationsOpen(context, {}, page)
  return { ...open, items: open.items.map((one: Invitation) => invitationView(one)) }
}
