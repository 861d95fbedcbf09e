import { UlidId } from '@longtable/core'
import { change, laterThan } from '@longtable/entity'
import * as z from 'zod'
import { mutation } from '../mutation.ts'
import { PROFILE_RATE } from '../rates.ts'
import { User } from '../users/user.entity.ts'
import { ownView } from './own-view.ts'
import { finishedUpload, useUpload } from '../uploads/guild-uploads.ts'

/** The picture that was there before goes when the change is heard of. */
export const setAvatar = mutation({
  name: 'setAvatar',
  input: z.object({ uploadId: UlidId }),
  rate: PROFILE_RATE,
  plan: async ({ context, actor: user, input: { uploadId } }) => {
    const { upload, media } = await finishedUpload(context, { uploadId, purpose: 'avatar' })
    const at = laterThan(user.updatedAt, context.stamp().at)
    const patch = { avatar: media, updatedAt: at }
    return {
      operations: [
        change(User, user, { patch, when: { attribute: 'updatedAt', equals: user.updatedAt } }),
        useUpload(upload, { usedBy: user.id, at }),
      ],
      result: {},
      audit: { action: 'AVATAR_SET', resourceType: 'User', resourceId: user.id },
    }
  },
  answer: ({ context }) => ownView(context),
})
