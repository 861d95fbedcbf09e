import { onChange, type Processor } from '@longtable/core'
import { release } from '../uploads/guild-uploads.ts'
import { User } from '../users/user.entity.ts'

/** Whatever takes a picture away, another one or the end of the account: its file goes too. */
export const releaseAvatars: Processor = onChange(
  'avatars.release',
  User,
  async ({ old, new: user }, { store }) => {
    const before = old?.avatar?.s3Key
    if (old && before !== undefined && before !== user?.avatar?.s3Key)
      await release(store, before, old.id)
  },
)
