import { change, laterThan } from '@longtable/entity'
import * as z from 'zod'
import { profileMutation } from '../mutation.ts'
import { PROFILE_RATE } from '../rates.ts'
import { ownView } from '../users/own-view.ts'
import { User } from '../users/user.entity.ts'

/** Idempotent: who has none has none. */
export const removeAvatar = profileMutation({
  name: 'removeAvatar',
  input: z.object({}),
  rate: PROFILE_RATE,
  plan: ({ context, actor: user }) => {
    if (user.avatarUrl === undefined) return { answer: {} }
    return {
      operations: [
        change(User, user, {
          patch: { avatarUrl: undefined, updatedAt: laterThan(user.updatedAt, context.stamp().at) },
          when: { attribute: 'updatedAt', equals: user.updatedAt },
        }),
      ],
      result: {},
      audit: { action: 'AVATAR_REMOVED', resourceType: 'User', resourceId: user.userId },
    }
  },
  answer: ({ context }) => ownView(context),
})
