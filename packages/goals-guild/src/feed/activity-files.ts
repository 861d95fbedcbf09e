import { fileSource } from '@longtable/system'
import type { GuildContext } from '../context.ts'
import { activity, ActivityInput } from './find-activities.ts'

export const ACTIVITY = 'activity'

/** Who sees an activity sees its picture. */
export const activityFiles = {
  [ACTIVITY]: fileSource(
    ActivityInput,
    async (context: GuildContext, input) => (await activity(context, input)).media,
  ),
}
