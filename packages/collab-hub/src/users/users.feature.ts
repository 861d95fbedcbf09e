import type { Feature } from '@longtable/system'
import { adoptUsers } from './adopt-users.ts'
import { queueErasures } from './erase-account.processor.ts'
import { profileLive } from './profile-live.ts'
import { userEvents } from './user-events.processor.ts'
import { usersModule } from './users.graphql.ts'
import { verifyUsers } from './verify-users.ts'

export const usersFeature: Feature = {
  ...usersModule,
  processors: [userEvents, queueErasures],
  live: [profileLive],
  verify: [verifyUsers],
  adopt: adoptUsers,
}
