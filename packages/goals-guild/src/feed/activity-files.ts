import { fileSource, SMALL_TYPE } from '@longtable/system'
import type { GuildContext } from '../context.ts'
import { activity, ActivityInput } from './find-activities.ts'

export const ACTIVITY = 'activity'
export const SMALL_ACTIVITY = 'activity-small'

/** Who sees an activity sees its picture. */
export const activityFiles = {
  [SMALL_ACTIVITY]: fileSource(ActivityInput, async (context: GuildContext, input) => {
    const { media } = await activity(context, input)
    return media?.smallKey === undefined ? null : { s3Key: media.smallKey, contentType: SMALL_TYPE }
  }),
  [ACTIVITY]: fileSource(
    ActivityInput,
    async (context: GuildContext, input) => (await activity(context, input)).media,
  ),
}
