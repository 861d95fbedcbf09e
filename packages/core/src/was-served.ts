import { isOf } from '@longtable/entity'
import type { StoreTools } from '@longtable/store'
import { HostSettings } from './host-settings.ts'
import { Job, Lease } from './processors/system.ts'

/**
 * Whether a server runs on these tables or has ever run. An idle one holds no lease and has no
 * checkpoint, so rows that it has left count as well; `group` names the leases of its processors.
 */
export async function wasServed(tools: Pick<StoreTools, 'scan'>, group: string): Promise<boolean> {
  for await (const items of tools.scan())
    for (const item of items) {
      const isLease = isOf(Lease, item) && item.PK.startsWith(`LEASE#${group}-`)
      if (isLease || isOf(Job, item) || isOf(HostSettings, item)) return true
    }
  return false
}
