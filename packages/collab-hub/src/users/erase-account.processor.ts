import { onChange, type Processor } from '@longtable/core'
import { accountErasing } from './erase-account.ts'
import { User } from './user.entity.ts'

/** A tombstone asks for everything below it to be removed. */
export const queueErasures: Processor = {
  ...onChange('users.queue-erasures', User, async ({ old, new: user }, context) => {
    if (user?.deletedAt === undefined || old?.deletedAt !== undefined) return
    await accountErasing.queue(context, { userId: user.userId, isLast: false })
  }),
  // The same tombstone asks for the same job, and what is removed already is passed over.
  restores: true,
}
