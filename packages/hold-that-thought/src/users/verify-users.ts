import { on, verifier } from '@longtable/system'
import { UserProfile } from './profile.entity.ts'

/** What our lists hang on is what the documented groups say. */
export const verifyUsers = verifier({
  takes: [
    on(UserProfile, ({ userId, groups, isApproved }, { problem }) => {
      if (groups.includes('approved') !== isApproved)
        problem(`${userId} is ${isApproved ? '' : 'not '}listed as approved, unlike their groups`)
    }),
  ],
})
