import { Activity } from '../feed/activity.entity.ts'
import { User } from '../users/user.entity.ts'
import { showing, verifyUploadsOf } from './guild-uploads.ts'

export const verifyUploads = verifyUploadsOf(
  showing(Activity, ({ media, activityId }) =>
    media ? [{ s3Key: media.s3Key, purpose: 'activity', by: activityId }] : [],
  ),
  showing(User, ({ avatar, id }) =>
    avatar ? [{ s3Key: avatar.s3Key, purpose: 'avatar', by: id }] : [],
  ),
)
