import { view } from '@longtable/entity'
import { AccessRequest, EmailGrant } from './access-request.entity.ts'
import { isExpired } from './access-status.ts'

const shown = view(
  AccessRequest,
  'startupId',
  'requesterId',
  'message',
  'status',
  'accessLevel',
  'grantedAt',
  'expiresAt',
  'createdAt',
  'updatedAt',
)

/** Both sides see the same; whether it has expired is worked out when it is read. */
export const accessView = (request: AccessRequest, now: number) =>
  shown(request, {
    id: request.accessId,
    requestedLevel: request.requestedLevel ?? request.accessLevel,
    isExpired: isExpired(request, now),
  })
export type AccessRequestView = ReturnType<typeof accessView>

const waiting = view(EmailGrant, 'startupId', 'accessLevel', 'expiresAt', 'createdAt')

export const emailGrantView = (grant: EmailGrant) => waiting(grant, { email: grant.address })
export type EmailGrantView = ReturnType<typeof emailGrantView>
