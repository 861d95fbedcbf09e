import type { Reader } from '@longtable/entity'
import { type GuildContext, registered } from '../context.ts'
import type { Notification, NotificationPreference } from './notification.entity.ts'
import { preferencesOf } from './notification.patterns.ts'

/** Which acts of others are mailed. */
export type Preferences = Pick<
  NotificationPreference,
  'emailOnInvite' | 'emailOnComment' | 'emailOnMention' | 'emailOnReaction'
>

/** Of who has never chosen. */
export const DEFAULT_PREFERENCES: Preferences = {
  emailOnInvite: true,
  emailOnComment: false,
  emailOnMention: true,
  emailOnReaction: false,
}

export const preferencesView = ({
  emailOnInvite,
  emailOnComment,
  emailOnMention,
  emailOnReaction,
}: Preferences): Preferences => ({
  emailOnInvite,
  emailOnComment,
  emailOnMention,
  emailOnReaction,
})

export async function notificationPreferences(context: GuildContext): Promise<Preferences> {
  const { id: userId } = await registered(context)
  return preferencesView((await preferencesOf(context, { userId })) ?? DEFAULT_PREFERENCES)
}

const PREFERENCE_OF: Partial<Record<Notification['kind'], keyof Preferences>> = {
  invite: 'emailOnInvite',
  comment: 'emailOnComment',
  mention: 'emailOnMention',
  reaction: 'emailOnReaction',
}

/** Whether somebody wants to be mailed about this kind of thing. */
export async function wantsMail(
  reader: Pick<Reader, 'store'>,
  { userId, kind }: Pick<Notification, 'userId' | 'kind'>,
): Promise<boolean> {
  const preference = PREFERENCE_OF[kind]
  if (preference === undefined) return false
  return ((await preferencesOf(reader, { userId })) ?? DEFAULT_PREFERENCES)[preference]
}
