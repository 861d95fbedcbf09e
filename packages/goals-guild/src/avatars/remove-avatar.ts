import { change, laterThan } from '@longtable/entity'
import * as z from 'zod'
import { mutation } from '../mutation.ts'
import { PROFILE_RATE } from '../rates.ts'
import { User } from '../users/user.entity.ts'
import { ownView } from './own-view.ts'

/** Idempotent: who has none has none. */
export const removeAvatar = mutation({
  name: 'removeAvatar',
  input: z.object({}),
  rate: PROFILE_RATE,
  plan: ({ context, actor: user }) => {
    if (!user.avatar) return { answer: {} }
    const patch = { avatar: undefined, updatedAt: laterThan(user.updatedAt, context.stamp().at) }
    return {
      operations: [
        change(User, user, { patch, when: { attribute: 'updatedAt', equals: user.updatedAt } }),
      ],
      result: {},
      audit: { action: 'AVATAR_REMOVED', resourceType: 'User', resourceId: user.id },
    }
  },
  answer: ({ context }) => ownView(context),
})
