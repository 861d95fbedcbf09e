import { DomainError } from '@longtable/core'
import type { AccessRequest, Grant } from './access-request.entity.ts'

type Status = AccessRequest['status']
export type Party = 'owner' | 'requester' | 'admin'

interface Transition {
  readonly from: Status
  readonly to: Status
  readonly by: Party
}

/** Every way from one status to another; anything else is a conflict. */
export const ACCESS_TRANSITIONS: readonly Transition[] = [
  { from: 'PENDING', to: 'APPROVED', by: 'owner' },
  { from: 'PENDING', to: 'REJECTED', by: 'owner' },
  { from: 'PENDING', to: 'REVOKED', by: 'requester' },
  { from: 'APPROVED', to: 'APPROVED', by: 'owner' },
  { from: 'APPROVED', to: 'REVOKED', by: 'owner' },
  { from: 'APPROVED', to: 'REVOKED', by: 'admin' },
]

/** From this status to that one. */
export interface Way {
  readonly from: Status
  readonly to: Status
}

/** What one does with a request leads one way only: to approve is not to change what is approved. */
export function refuseTransition({ status }: AccessRequest, { from, to }: Way, by: Party): void {
  const isAllowed = ACCESS_TRANSITIONS.some(
    (one) => one.from === from && one.to === to && one.by === by,
  )
  if (isAllowed && status === from) return
  throw new DomainError('CONFLICT', 'access.status', {
    message: `status: this request is ${status} and cannot become ${to} by this.`,
    field: 'status',
  })
}

const DAY_MS = 86_400_000
const REJECTED_DAYS = 7

export const isExpired = (
  { status, expiresAt }: Pick<Grant, 'status' | 'expiresAt'>,
  now: number,
) => status === 'APPROVED' && expiresAt !== undefined && Date.parse(expiresAt) <= now

/** One that waits for an answer, or that holds at this moment. */
export const isUnderWay = (grant: Pick<Grant, 'status' | 'expiresAt'>, now: number): boolean =>
  grant.status === 'PENDING' || (grant.status === 'APPROVED' && !isExpired(grant, now))

/** A founder who grants by themselves need not wait, but there is one live request per pair. */
export function refuseSecond(known: Grant | undefined, now: number): void {
  if (known && isUnderWay(known, now))
    throw new DomainError(
      'CONFLICT',
      known.status === 'PENDING' ? 'access.pending' : 'access.granted',
      known.status === 'PENDING'
        ? 'There is a request that waits for an answer.'
        : 'There is access already; it can be changed.',
    )
}

/** After a rejection one waits; whatever else has ended may be asked for again at once. */
export function refuseTooSoon(known: Grant | undefined, now: number): void {
  if (known?.status !== 'REJECTED') return
  const from = Date.parse(known.updatedAt) + REJECTED_DAYS * DAY_MS
  if (from > now)
    throw new DomainError(
      'CONFLICT',
      'access.too-soon',
      `It was rejected; ask again from ${new Date(from).toISOString()} on.`,
    )
}
