import { onChange, type Processor } from '@longtable/core'
import { Activity } from '../feed/activity.entity.ts'
import { release } from './guild-uploads.ts'

/** Whatever removes an activity: its picture goes too. */
export const releaseMedia: Processor = onChange(
  'uploads.release-media',
  Activity,
  async ({ old, new: activity }, { store }) => {
    if (old?.media && !activity) await release(store, old.media.s3Key, old.activityId)
  },
)
