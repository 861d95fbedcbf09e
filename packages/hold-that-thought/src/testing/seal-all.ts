import { auditSealer } from '@longtable/core'
import { deliver } from '@longtable/testing/system'
import { holdThatThoughtRows } from '../model/rows.ts'
import { holdThatThoughtTable } from '../table.ts'
import type { FamilyWorld } from './family-world.ts'

/** Every entry of the log that waits is linked into its chain. */
export async function sealAll(family: FamilyWorld): Promise<void> {
  const sealer = auditSealer(holdThatThoughtRows, async () => {})
  for (const change of await family.world.deliverChanges(holdThatThoughtTable))
    await deliver(family, change, [sealer])
}
