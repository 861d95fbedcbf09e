import { onChange, type Processor } from '@longtable/core'
import { Startup } from '../startups/startup.entity.ts'
import { User } from '../users/user.entity.ts'
import { release } from './hub-uploads.ts'

/** Whatever takes a picture away, another one or the end of the account: its file goes too. */
export const releaseAvatars: Processor = onChange(
  'uploads.release-avatars',
  User,
  async ({ old, new: user }, { store }) => {
    if (old?.avatarUrl !== undefined && old.avatarUrl !== user?.avatarUrl)
      await release(store, old.avatarUrl, old.userId)
  },
)

export const releaseLogos: Processor = onChange(
  'uploads.release-logos',
  Startup,
  async ({ old, new: startup }, { store }) => {
    if (old?.logoUrl !== undefined && old.logoUrl !== startup?.logoUrl)
      await release(store, old.logoUrl, old.startupId)
  },
)
