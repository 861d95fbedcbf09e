import { becomes, eventsOf, made } from '@longtable/core'
import { AccessRequest } from './access-request.entity.ts'

const SAID = ['accessLevel', 'expiresAt'] as const

/** A direct grant is made approved. */
export const accessEvents = eventsOf(
  AccessRequest,
  ({ accessId, startupId, requesterId }) => ({ accessId, startupId, requesterId }),
  {
    'collabhub.access.requested': (change) => made(change) && change.new?.status === 'PENDING',
    'collabhub.access.approved': (change) =>
      change.new?.status === 'APPROVED' && change.old?.status !== 'APPROVED',
    'collabhub.access.rejected': becomes('status', 'REJECTED'),
    'collabhub.access.changed': ({ old, new: request }) =>
      old?.status === 'APPROVED' &&
      request?.status === 'APPROVED' &&
      SAID.some((name) => old[name] !== request[name]),
    'collabhub.access.revoked': becomes('status', 'REVOKED'),
  },
)
