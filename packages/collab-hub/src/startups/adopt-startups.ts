import { fromItem } from '@longtable/entity'
import type { Item, Store } from '@longtable/store'
import { type AdoptRule, carrying, completes } from '@longtable/system'
import { StartupRole } from '../roles/startup-role.entity.ts'
import { userById } from '../users/user.patterns.ts'
import { Startup } from './startup.entity.ts'
import { startupById } from './startup.patterns.ts'

/** Browsed are the roles of startups that are ACTIVE and PUBLIC and whose founder is not banned. */
async function isBrowsed(store: Store, startupId: string): Promise<boolean> {
  const startup = await startupById({ store }, { startupId })
  if (startup?.status !== 'ACTIVE' || startup.visibility !== 'PUBLIC') return false
  const founder = await userById({ store }, { userId: startup.founderId })
  return founder !== undefined && founder.status !== 'BANNED'
}

const isListed = ({ GSI1PK }: Item) => GSI1PK !== undefined

/** Document 002 puts every role among OPEN_ROLES; here are only those that can be applied for. */
const openRoles: AdoptRule = {
  name: 'startups.open-roles',
  entity: StartupRole,
  isOurs: carrying('listed'),
  async adopt(item, { store }) {
    const role = fromItem(StartupRole, item)
    if (role.listed !== undefined) return []
    const listed = await isBrowsed(store, role.startupId)
    const { PK, SK } = item
    const { isOpen } = role
    const when = { attribute: 'isOpen', equals: isOpen } as const
    const GSI1SK = `${role.createdAt}#${role.roleId}`
    const keys =
      listed && isOpen
        ? { set: { listed, GSI1PK: 'OPEN_ROLES', GSI1SK } }
        : { set: { listed }, ...(isListed(item) && { remove: ['GSI1PK', 'GSI1SK'] }) }
    return [{ operations: [{ kind: 'update', key: { PK, SK }, ...keys, when }] }]
  },
}

export const adoptStartups = [
  completes(Startup, { name: 'startups.startup', isOurs: carrying('GSI1PK', 'GSI2PK') }),
  openRoles,
]
