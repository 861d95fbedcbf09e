import { change, laterThan } from '@longtable/entity'
import { UploadInput } from '@longtable/system'
import { profileMutation } from '../mutation.ts'
import { PROFILE_RATE } from '../rates.ts'
import { ownView } from '../users/own-view.ts'
import { User } from '../users/user.entity.ts'
import { finishedFile, useUpload } from './hub-uploads.ts'

/** The picture that was there before goes when the change is heard of. */
export const setAvatar = profileMutation({
  name: 'setAvatar',
  input: UploadInput,
  rate: PROFILE_RATE,
  plan: async ({ context, actor: user, input: { uploadId } }) => {
    const { upload, s3Key } = await finishedFile(context, { uploadId, purpose: 'avatar' })
    const at = laterThan(user.updatedAt, context.stamp().at)
    return {
      operations: [
        change(User, user, {
          patch: { avatarUrl: s3Key, updatedAt: at },
          when: { attribute: 'updatedAt', equals: user.updatedAt },
        }),
        useUpload(upload, { usedBy: user.userId, at }),
      ],
      result: {},
      audit: { action: 'AVATAR_SET', resourceType: 'User', resourceId: user.userId },
    }
  },
  answer: ({ context }) => ownView(context),
})
