import { showing } from '@longtable/system'
import { Activity } from '../feed/activity.entity.ts'
import { verifyUploadsOf } from './guild-uploads.ts'

export const verifyUploads = verifyUploadsOf(
  showing(
    Activity,
    ({ media, activityId }) => media && { s3Key: media.s3Key, purpose: 'activity', by: activityId },
  ),
)
