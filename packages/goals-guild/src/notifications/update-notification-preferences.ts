import { act, DomainError } from '@longtable/core'
import { change, laterThan, put } from '@longtable/entity'
import * as z from 'zod'
import { forgetProfile, type GuildContext, registered, stillActive } from '../context.ts'
import { PREFERENCES_RATE } from '../rates.ts'
import { NotificationPreference } from './notification.entity.ts'
import { preferencesOf } from './notification.patterns.ts'
import { DEFAULT_PREFERENCES, type Preferences, preferencesView } from './preferences.ts'

const Choice = z
  .boolean()
  .nullish()
  .transform((given) => given ?? undefined)

export const UpdateNotificationPreferencesInput = z.object({
  emailOnInvite: Choice,
  emailOnComment: Choice,
  emailOnMention: Choice,
  emailOnReaction: Choice,
})
type Input = z.infer<typeof UpdateNotificationPreferencesInput>

function patchOf(input: Input): Partial<Preferences> {
  const given = Object.entries(input).filter(([, value]) => value !== undefined)
  if (given.length === 0)
    throw new DomainError('INVALID', 'notifications.unchanged', 'Say what is to be changed.')
  return Object.fromEntries(given)
}

/** Only what is given changes; the rest stays as chosen before, or as it is for everybody. */
export async function updateNotificationPreferences(
  context: GuildContext,
  input: Input,
  requestId?: string,
): Promise<Preferences> {
  const patch = patchOf(input)
  const { id: userId } = await registered(context)
  const name = 'updateNotificationPreferences'
  const asked = { name, input, requestId, rate: PREFERENCES_RATE }
  return act<Preferences>(context, asked, async () => {
    await registered(context)
    const current = await preferencesOf(context, { userId })
    const updatedAt = laterThan(current?.updatedAt ?? '', context.stamp().at)
    const next = { ...DEFAULT_PREFERENCES, ...current, ...patch, userId, updatedAt }
    return {
      operations: [
        current
          ? change(NotificationPreference, current, {
              patch: { ...patch, updatedAt },
              when: { attribute: 'updatedAt', equals: current.updatedAt },
            })
          : put(NotificationPreference, next),
        stillActive(userId),
      ],
      result: preferencesView(next),
      audit: {
        action: 'NOTIFICATION_PREFERENCES_UPDATED',
        resourceType: 'NotificationPreference',
        resourceId: userId,
        metadata: { fields: Object.keys(patch) },
      },
      onFailure: () => {
        forgetProfile(context)
        return 'again'
      },
    }
  })
}
