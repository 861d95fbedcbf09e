import type { Feature } from '@longtable/system'
import { adoptUsers } from './adopt-users.ts'
import { queueErasures } from './erase-account.processor.ts'
import { mailInvitations } from './mail-invitations.processor.ts'
import { userMails } from './mails.ts'
import { photoFiles } from './photo.ts'
import { profileLive } from './profile-live.ts'
import { userEvents } from './user-events.processor.ts'
import { usersModule } from './users.graphql.ts'
import { verifyUsers } from './verify-users.ts'

export const usersFeature: Feature = {
  ...usersModule,
  processors: [userEvents, queueErasures, mailInvitations],
  live: [profileLive],
  files: photoFiles,
  mails: userMails,
  verify: [verifyUsers],
  adopt: adoptUsers,
}
