import { onChange } from '@longtable/core'
import { queueErasure } from './erase-account.ts'
import { User } from './user.entity.ts'

/** A tombstone asks for everything below it to be removed. */
export const queueErasures = onChange(
  'users.queue-erasures',
  User,
  async ({ old, new: user }, context) => {
    if (user?.status !== 'deleted' || old?.status === 'deleted') return
    await queueErasure(context, { userId: user.id, isLast: false })
  },
)
