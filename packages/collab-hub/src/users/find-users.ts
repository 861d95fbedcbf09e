import { UserId } from '@longtable/core'
import * as z from 'zod'
import { type HubContext, ownProfile } from '../context.ts'
import { visibleUser } from './user.policy.ts'
import { type ProfileView, profileView, type UserView, userView } from './user-views.ts'

export const UserInput = z.object({ id: UserId })

/** Null before they have registered; a banned person may see that they are, and why. */
export async function me(context: HubContext): Promise<ProfileView | null> {
  const user = await ownProfile(context)
  return user && user.deletedAt === undefined ? profileView(user) : null
}

export const user = async (
  context: HubContext,
  { id }: z.infer<typeof UserInput>,
): Promise<UserView> => userView(await visibleUser(context, id))
