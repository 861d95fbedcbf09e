import { asRead, put } from '@longtable/entity'
import { adopter, type AdoptStep, carrying, completes } from '@longtable/system'
import { AccessRequest, Grant } from './access-request.entity.ts'
import { grantOf } from './access-request.patterns.ts'

const isLive = ({ status }: { readonly status: string }) =>
  status === 'PENDING' || status === 'APPROVED'

/** "May X read Y now" is one row per pair; a live request stands before one that has ended. */
const grant = adopter(AccessRequest, {
  name: 'access.grant',
  isOurs: ({ item, old }) =>
    old !== undefined &&
    ['status', 'accessLevel', 'expiresAt'].every((name) => old[name] === item[name]),
  async adopt(request, { store }): Promise<AdoptStep[]> {
    const { startupId, requesterId: userId, accessId, status, accessLevel } = request
    const { expiresAt, updatedAt } = request
    const expiry = expiresAt === undefined ? {} : { expiresAt }
    const row = { startupId, userId, accessId, status, accessLevel, ...expiry, updatedAt }
    const when = asRead(AccessRequest, request, 'status', 'accessLevel', 'expiresAt')
    const known = await grantOf({ store }, { startupId, userId })
    if (!known) return [{ operations: [put(Grant, row)], when }]
    const isOther = known.accessId !== accessId
    if (isOther && isLive(known) && isLive(request))
      return [
        {
          finding: `${userId} has asked for ${startupId} twice: ${known.accessId} and ${accessId}`,
        },
      ]
    if (isOther ? !isLive(request) : known.updatedAt >= updatedAt) return []
    const asKnown = asRead(Grant, known, 'accessId', 'status', 'updatedAt')
    return [{ operations: [put(Grant, row, asKnown)], when }]
  },
})

export const adoptAccess = [
  completes(AccessRequest, { name: 'access.request', isOurs: carrying('GSI1PK', 'GSI2PK') }),
  grant,
]
