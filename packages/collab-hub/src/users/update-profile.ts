import { DomainError, patchOf } from '@longtable/core'
import { change, laterThan } from '@longtable/entity'
import * as z from 'zod'
import { profileMutation } from '../mutation.ts'
import { PROFILE_RATE } from '../rates.ts'
import { ownView } from './own-view.ts'
import { changedProfileFields } from './profile-fields.ts'
import { User } from './user.entity.ts'

/** Only what is given changes. */
export const updateProfile = profileMutation({
  name: 'updateProfile',
  input: z.object(changedProfileFields),
  rate: PROFILE_RATE,
  begin: ({ input }) => {
    const patch = patchOf(input)
    if (Object.keys(patch).length === 0)
      throw new DomainError('INVALID', 'users.unchanged', 'Say what is to be changed.')
    return patch
  },
  plan: ({ context, actor: user, begun: patch }) => ({
    operations: [
      change(User, user, {
        patch: { ...patch, updatedAt: laterThan(user.updatedAt, context.stamp().at) },
        when: { attribute: 'updatedAt', equals: user.updatedAt },
      }),
    ],
    result: {},
    audit: {
      action: 'PROFILE_UPDATED',
      resourceType: 'User',
      resourceId: user.userId,
      metadata: { fields: Object.keys(patch) },
    },
  }),
  answer: ({ context }) => ownView(context),
})
