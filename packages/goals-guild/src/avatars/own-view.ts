import { forgetProfile, type GuildContext, registered } from '../context.ts'
import { type ProfileView, privateView } from '../users/user-views.ts'

/** The profile as it is now that it was written. */
export async function ownView(context: GuildContext): Promise<ProfileView> {
  forgetProfile(context)
  return privateView(await registered(context))
}
