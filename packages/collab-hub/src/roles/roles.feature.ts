import type { Feature } from '@longtable/system'
import { followFounders, followStartups } from './list-roles.processor.ts'
import { reconcileRoleCounts } from './reconcile-role-counts.ts'
import { roleEvents } from './role-events.processor.ts'
import { rolesModule } from './roles.graphql.ts'
import { verifyRoles } from './verify-roles.ts'

export const rolesFeature: Feature = {
  ...rolesModule,
  processors: [roleEvents, followStartups, followFounders],
  verify: [verifyRoles],
  reconcile: [reconcileRoleCounts],
}
