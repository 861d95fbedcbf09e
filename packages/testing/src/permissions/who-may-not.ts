import type { Feature, SystemContext } from '@longtable/system'
import { covers } from './coverage.ts'
import { goneMeanwhile } from './gone.ts'
import { refused } from './refused.ts'
import { repeated } from './repeated.ts'
import type { Roles } from './roles.ts'
import type { PermissionRow } from './row.ts'
import { switchedOff } from './switched-off.ts'

/**
 * Proves who may not use the operations of a feature: by what they are, because it is switched off,
 * because they have lost their place meanwhile, or because it was done already.
 */
export function whoMayNot<C extends SystemContext, Outsider extends string>(
  feature: Feature,
  roles: Roles<C, Outsider>,
  rows: readonly PermissionRow<C, Outsider>[],
): void {
  covers(feature, rows)
  refused(roles, rows)
  switchedOff(feature, roles, rows)
  goneMeanwhile(roles, rows)
  repeated(roles, rows)
}
