import type { Feature } from '@longtable/system'
import { adoptNames, adoptUsers } from './adopt-users.ts'
import { queueErasures } from './erase-account.processor.ts'
import { erasePersonal } from './erase-personal.ts'
import { profileLive } from './profile-live.ts'
import { reconcileNameRows, reconcileNames } from './reconcile-names.ts'
import { userEvents } from './user-events.processor.ts'
import { usersModule } from './users.graphql.ts'
import { verifyUsers } from './verify-users.ts'

export const usersFeature: Feature = {
  ...usersModule,
  processors: [userEvents, queueErasures],
  live: [profileLive],
  erase: [erasePersonal],
  verify: [verifyUsers],
  reconcile: [reconcileNames, reconcileNameRows],
  adopt: adoptUsers,
  carry: [adoptNames],
}
