import { DomainError } from '@longtable/core'
import { change, laterThan, put } from '@longtable/entity'
import * as z from 'zod'
import { mutation } from '../mutation.ts'
import { PREFERENCES_RATE } from '../rates.ts'
import { NotificationPreference } from './notification.entity.ts'
import { preferencesOf } from './notification.patterns.ts'
import { DEFAULT_PREFERENCES, type Preferences, preferencesView } from './preferences.ts'

const Choice = z
  .boolean()
  .nullish()
  .transform((given) => given ?? undefined)

const Choices = z.object({
  emailOnInvite: Choice,
  emailOnComment: Choice,
  emailOnMention: Choice,
  emailOnReaction: Choice,
})

function patchOf(input: z.infer<typeof Choices>): Partial<Preferences> {
  const given = Object.entries(input).filter(([, value]) => value !== undefined)
  if (given.length === 0)
    throw new DomainError('INVALID', 'notifications.unchanged', 'Say what is to be changed.')
  return Object.fromEntries(given)
}

/** Only what is given changes; the rest stays as chosen before, or as it is for everybody. */
export const updateNotificationPreferences = mutation({
  name: 'updateNotificationPreferences',
  input: Choices,
  rate: PREFERENCES_RATE,
  begin: ({ input }) => patchOf(input),
  plan: async ({ context, actor: { id: userId }, begun: patch }) => {
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
      ],
      result: preferencesView(next),
      audit: {
        action: 'NOTIFICATION_PREFERENCES_UPDATED',
        resourceType: 'NotificationPreference',
        resourceId: userId,
        metadata: { fields: Object.keys(patch) },
      },
    }
  },
})
