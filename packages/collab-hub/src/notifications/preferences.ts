import { type Reader, view } from '@longtable/entity'
import { activeUser, type HubContext } from '../context.ts'
import { type Notification, Preference } from './notification.entity.ts'
import { preferencesOf } from './notification.patterns.ts'

/** Which kinds are mailed, to who has never chosen. */
export const DEFAULT_PREFERENCES = {
  emailOnApplicationUpdate: true,
  emailOnAccessRequest: true,
  emailOnMessage: true,
  emailOnSystem: true,
}
type Preferences = typeof DEFAULT_PREFERENCES

export const preferencesView = view(
  Preference,
  'emailOnApplicationUpdate',
  'emailOnAccessRequest',
  'emailOnMessage',
  'emailOnSystem',
)

const PREFERENCE_OF: Record<Notification['type'], keyof Preferences> = {
  APPLICATION_UPDATE: 'emailOnApplicationUpdate',
  ACCESS_REQUEST: 'emailOnAccessRequest',
  MESSAGE: 'emailOnMessage',
  SYSTEM: 'emailOnSystem',
}

export async function myPreferences(context: HubContext): Promise<Preferences> {
  const { userId } = await activeUser(context)
  const chosen = await preferencesOf(context, { userId })
  return chosen ? preferencesView(chosen) : DEFAULT_PREFERENCES
}

/** Whether somebody wants to be mailed about this kind of thing. */
export async function wantsMail(
  reader: Pick<Reader, 'store'>,
  { userId, type }: Pick<Notification, 'userId' | 'type'>,
): Promise<boolean> {
  return ((await preferencesOf(reader, { userId })) ?? DEFAULT_PREFERENCES)[PREFERENCE_OF[type]]
}
