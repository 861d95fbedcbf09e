import { DomainError, patchOf } from '@longtable/core'
import { change, laterThan, put } from '@longtable/entity'
import * as z from 'zod'
import { mutation } from '../mutation.ts'
import { PREFERENCES_RATE } from '../rates.ts'
import { Preference } from './notification.entity.ts'
import { preferencesOf } from './notification.patterns.ts'
import { DEFAULT_PREFERENCES, preferencesView } from './preferences.ts'

const Choice = z
  .boolean()
  .nullish()
  .transform((given) => given ?? undefined)

/** Only what is given changes; the rest stays as chosen before, or as it is for everybody. */
export const updatePreferences = mutation({
  name: 'updatePreferences',
  input: z.object({
    emailOnApplicationUpdate: Choice,
    emailOnAccessRequest: Choice,
    emailOnMessage: Choice,
    emailOnSystem: Choice,
  }),
  rate: PREFERENCES_RATE,
  begin: ({ input }) => {
    // What was left out is not in it.
    const patch = patchOf(input) as Partial<typeof DEFAULT_PREFERENCES>
    if (Object.keys(patch).length === 0)
      throw new DomainError('INVALID', 'notifications.unchanged', 'Say what is to be changed.')
    return patch
  },
  plan: async ({ context, actor: { userId }, begun: patch }) => {
    const current = await preferencesOf(context, { userId })
    const updatedAt = laterThan(current?.updatedAt ?? '', context.stamp().at)
    const next: Preference = { ...DEFAULT_PREFERENCES, ...current, ...patch, userId, updatedAt }
    const when = { attribute: 'updatedAt', equals: current?.updatedAt ?? '' } as const
    return {
      operations: [
        current
          ? change(Preference, current, { patch: { ...patch, updatedAt }, when })
          : put(Preference, next),
      ],
      result: preferencesView(next),
      audit: {
        action: 'PREFERENCES_UPDATED',
        resourceType: 'Preference',
        resourceId: userId,
        metadata: { fields: Object.keys(patch) },
      },
    }
  },
})
