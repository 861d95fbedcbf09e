import { allIndexAttributes, asRead, type Of } from '@longtable/entity'
import { adopter, type AdoptStep, carrying, completes } from '@longtable/system'
import { StartupRole } from '../roles/startup-role.entity.ts'
import { Startup } from './startup.entity.ts'
import { startupById } from './startup.patterns.ts'
import { isBrowsedNow } from './startup.policy.ts'

const KEYS = ['GSI1PK', 'GSI1SK'] as const

const keysOf = (role: Of<typeof StartupRole>) => {
  const { GSI1PK, GSI1SK } = allIndexAttributes(StartupRole, role)
  return { GSI1PK, GSI1SK }
}

/**
 * Document 002 puts every role among OPEN_ROLES; here are only those that can be applied for, and
 * whoever closes a role or hides a startup by the document alone leaves the keys as they are.
 */
const openRoles = adopter(StartupRole, {
  name: 'startups.open-roles',
  isOurs: ({ item, old }) =>
    item.listed !== undefined &&
    (!old || ['isOpen', ...KEYS].every((name) => old[name] === item[name])),
  async adopt(role, { store, item }): Promise<AdoptStep[]> {
    const { PK, SK } = item
    const documented = keysOf({ ...role, isOpen: true, listed: true })
    const other = KEYS.find((name) => item[name] !== undefined && item[name] !== documented[name])
    if (other)
      return [
        {
          finding: `${PK} / ${SK}: ${other} is ${String(item[other])}, by its attributes ${documented[other]}`,
        },
      ]
    const startup = await startupById({ store }, role)
    const listed = startup !== undefined && (await isBrowsedNow({ store }, startup))
    const keys = keysOf({ ...role, listed })
    if (role.listed === listed && KEYS.every((name) => item[name] === keys[name])) return []
    const isIn = keys.GSI1PK !== undefined
    const set = { listed, ...(isIn && documented) }
    const when = asRead(StartupRole, role, 'isOpen', 'listed')
    const remove = isIn ? {} : { remove: KEYS.filter((name) => item[name] !== undefined) }
    return [{ operations: [{ kind: 'update', key: { PK, SK }, set, ...remove, when }] }]
  },
})

export const adoptStartups = [
  completes(Startup, { name: 'startups.startup', isOurs: carrying('GSI1PK', 'GSI2PK') }),
  openRoles,
  completes(StartupRole, { name: 'startups.role', isOurs: carrying('entityType') }),
]
