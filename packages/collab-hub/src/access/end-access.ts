import { settle } from '@longtable/core'
import { asRead, change, laterThan, removeAll } from '@longtable/entity'
import type { Store } from '@longtable/store'
import { AccessRequest } from './access-request.entity.ts'
import { accessById, grantOf, grantsOf, invitedTo } from './access-request.patterns.ts'
import { guarding } from './moved-access.ts'

interface Ending {
  readonly store: Store
  /** ISO 8601. */
  readonly at: string
}

/** A request ends for good with one of its sides, and what was written in it goes. */
export const endAccess = (
  { store, at }: Ending,
  { accessId }: Pick<AccessRequest, 'accessId'>,
): Promise<void> =>
  settle(`Access request ${accessId}`, async () => {
    const request = await accessById({ store }, { accessId })
    if (!request) return
    const { startupId, requesterId: userId, status, message } = request
    const isEnded = status === 'REVOKED' || status === 'REJECTED'
    if (isEnded && message === undefined) return
    const grant = await grantOf({ store }, { startupId, userId })
    const updatedAt = laterThan(request.updatedAt, at)
    const end = isEnded ? {} : { status: 'REVOKED' as const, updatedAt }
    const { message: _, ...silent } = request
    const isGuarded = !isEnded && (grant === undefined || grant.accessId === accessId)
    await store.write([
      change(AccessRequest, request, {
        patch: { ...end, message: undefined },
        when: asRead(AccessRequest, request, 'status', 'updatedAt'),
      }),
      ...(isGuarded ? [guarding(grant, { ...silent, ...end })] : []),
    ])
  })

/** All that is live hangs on a guard in the startup's own partition, which no index shows too late. */
export async function endAccessTo({ store, at }: Ending, startupId: string): Promise<void> {
  for await (const grants of grantsOf.each({ store }, { startupId }))
    for (const grant of grants) await endAccess({ store, at }, grant)
  await removeAll({ store }, invitedTo, { startupId })
}
