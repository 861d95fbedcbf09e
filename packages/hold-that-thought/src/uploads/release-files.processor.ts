import { onChange, type Processor } from '@longtable/core'
import { Message } from '../conversations/conversation.entity.ts'
import { UserProfile } from '../users/profile.entity.ts'
import { release } from './family-uploads.ts'

/** Whatever takes a photo away, another one or the end of the account: its file goes too. */
const releasePhotos: Processor = onChange(
  'uploads.release-photos',
  UserProfile,
  async ({ old, new: profile }, { store }) => {
    if (old?.photoUrl !== undefined && old.photoUrl !== profile?.photoUrl)
      await release(store, old.photoUrl, old.userId)
  },
)

/** With the message, or with its conversation. */
const releaseAttachments: Processor = onChange(
  'uploads.release-attachments',
  Message,
  async ({ old, new: message }, { store }) => {
    if (!old?.attachments || message?.attachments) return
    for (const { s3Key } of old.attachments) await release(store, s3Key, old.messageId)
  },
)

export const releaseFiles = [releasePhotos, releaseAttachments]
