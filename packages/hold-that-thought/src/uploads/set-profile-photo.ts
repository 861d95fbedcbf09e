import { change, laterThan } from '@longtable/entity'
import { UploadInput } from '@longtable/system'
import { mutation } from '../mutation.ts'
import { PROFILE_RATE } from '../rates.ts'
import { ownView } from '../users/find-users.ts'
import { UserProfile } from '../users/profile.entity.ts'
import { finishedFile, useUpload } from './family-uploads.ts'

/** The photo before it goes when the change is heard of, and copies of it follow. */
export const setProfilePhoto = mutation({
  name: 'setProfilePhoto',
  input: UploadInput,
  rate: PROFILE_RATE,
  plan: async ({ context, actor: profile, input: { uploadId } }) => {
    const { userId, updatedAt } = profile
    const { upload, s3Key } = await finishedFile(context, { uploadId, purpose: 'profilePhoto' })
    const at = laterThan(updatedAt, context.stamp().at)
    return {
      operations: [
        change(UserProfile, profile, {
          patch: { photoUrl: s3Key, updatedAt: at },
          when: { attribute: 'updatedAt', equals: updatedAt },
        }),
        useUpload(upload, { usedBy: userId, at }),
      ],
      result: { userId },
      audit: { action: 'PHOTO_SET', resourceType: 'User', resourceId: userId },
    }
  },
  answer: ({ context }) => ownView(context),
})
