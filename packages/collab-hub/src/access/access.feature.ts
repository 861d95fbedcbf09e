import type { Feature } from '@longtable/system'
import { accessEvents } from './access-events.processor.ts'
import { accessModule } from './access.graphql.ts'
import { adoptAccess } from './adopt-access.ts'
import { claimEmailGrants, handOverGrants } from './claim-email-grants.processor.ts'
import { endAccessToDeleted } from './end-access.processor.ts'
import { eraseAccess } from './erase-access.ts'
import { reconcileGrants, verifyAccess } from './verify-access.ts'

export const accessFeature: Feature = {
  ...accessModule,
  processors: [accessEvents, claimEmailGrants, handOverGrants, endAccessToDeleted],
  erase: [eraseAccess],
  verify: [verifyAccess],
  reconcile: [reconcileGrants],
  adopt: adoptAccess,
}
