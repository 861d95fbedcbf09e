import { type HubContext, registered } from '../context.ts'
import { type ProfileView, profileView } from './user-views.ts'

/** The viewer's profile as it is now. */
export const ownView = async (context: HubContext): Promise<ProfileView> =>
  profileView(await registered(context))
