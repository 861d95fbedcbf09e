import { asRead, check, put } from '@longtable/entity'
import type { Store } from '@longtable/store'
import { adopter, type AdoptStep, carrying, completes } from '@longtable/system'
import { Startup } from '../startups/startup.entity.ts'
import { startupById } from '../startups/startup.patterns.ts'
import { AccessRequest, Grant } from './access-request.entity.ts'
import { accessForStartup, grantOf } from './access-request.patterns.ts'

type Asked = Pick<Grant, 'accessId' | 'status' | 'expiresAt' | 'updatedAt'>

const isLive = ({ status, expiresAt }: Asked, at: string): boolean =>
  status === 'PENDING' ||
  (status === 'APPROVED' && (expiresAt === undefined || Date.parse(expiresAt) > Date.parse(at)))

/** Of two that have ended the later one says how long somebody waits. */
const isAfter = (one: Asked, other: Asked): boolean =>
  `${one.updatedAt}#${one.accessId}` > `${other.updatedAt}#${other.accessId}`

const SAID = ['status', 'accessLevel', 'expiresAt'] as const

/** "May X read Y now" is one row per pair; a live request stands before one that has ended. */
async function missingGrant(
  store: Store,
  request: AccessRequest,
  at: string,
): Promise<AdoptStep[]> {
  const { startupId, requesterId: userId, accessId, status, accessLevel } = request
  const { expiresAt, updatedAt } = request
  const expiry = expiresAt === undefined ? {} : { expiresAt }
  const row: Grant = { startupId, userId, accessId, status, accessLevel, ...expiry, updatedAt }
  const still = check(AccessRequest, request, asRead(AccessRequest, request, ...SAID))
  const known = await grantOf({ store }, { startupId, userId })
  // To what is gone nobody is let in, and nothing is guarded.
  if (!known && !(await startupById({ store }, { startupId }))) return []
  if (!known) return [{ operations: [put(Grant, row), still] }]
  const asKnown = asRead(Grant, known, 'accessId', 'status', 'accessLevel', 'expiresAt')
  const said = [{ operations: [put(Grant, row, asKnown), still] }]
  // What the request says is what counts, whether or not its writer has moved its time.
  if (known.accessId === accessId)
    return SAID.every((name) => known[name] === row[name]) ? [] : said
  if (isLive(known, at) && isLive(row, at))
    return [
      { finding: `${userId} has asked for ${startupId} twice: ${known.accessId} and ${accessId}` },
    ]
  if (isLive(known, at)) return []
  return isLive(row, at) || isAfter(row, known) ? said : []
}

const grant = adopter(AccessRequest, {
  name: 'access.grant',
  isOurs: ({ item, old }) => old !== undefined && SAID.every((name) => old[name] === item[name]),
  adopt: (request, { store, at }) => missingGrant(store, request, at),
})

/** Of two changes no order is promised: a startup may come after those who have asked for it. */
const earlier = adopter(Startup, {
  name: 'access.earlier',
  isOurs: ({ old }) => old !== undefined,
  async adopt({ startupId }, { store, at, isLive: isNew }) {
    const steps: AdoptStep[] = []
    if (!isNew) return steps
    for await (const some of accessForStartup.each({ store }, { startupId }))
      for (const one of some) steps.push(...(await missingGrant(store, one, at)))
    return steps
  },
})

export const adoptAccess = [
  completes(AccessRequest, { name: 'access.request', isOurs: carrying('GSI1PK', 'GSI2PK') }),
  grant,
  earlier,
]
