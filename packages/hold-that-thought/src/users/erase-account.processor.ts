import { onChange, type Processor } from '@longtable/core'
import { accountErasing } from './erase-account.ts'
import { UserProfile } from './profile.entity.ts'

/** A tombstone asks for everything below it to be let go of. */
export const queueErasures: Processor = {
  ...onChange('users.queue-erasures', UserProfile, async ({ old, new: profile }, context) => {
    if (profile?.status !== 'deleted' || old?.status === 'deleted') return
    await accountErasing.queue(context, { userId: profile.userId, isLast: false })
  }),
  // The same tombstone asks for the same job, and what is removed already is passed over.
  restores: true,
}
