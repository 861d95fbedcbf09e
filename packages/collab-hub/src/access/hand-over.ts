import { settle } from '@longtable/core'
import { asRead, change, check, derivedId, put } from '@longtable/entity'
import type { Operation, Store } from '@longtable/store'
import { startupById } from '../startups/startup.patterns.ts'
import { User } from '../users/user.entity.ts'
import { emailLock, userById } from '../users/user.patterns.ts'
import { AccessRequest, EmailGrant } from './access-request.entity.ts'
import { accessById, emailGrantOf, grantOf } from './access-request.patterns.ts'
import { isUnderWay } from './access-status.ts'
import { isInvestor } from './investor.ts'
import { guarding, movedAccess, revokedAccess } from './moved-access.ts'

interface Heard {
  readonly store: Store
  /** Epoch milliseconds. */
  readonly at: number
  /** Of which change: a repeat makes the same request. */
  readonly changeId: string
}

interface HandedOver {
  readonly accessId: string
  readonly operations: readonly Operation[]
}

/**
 * What they have already changes; else there is a request of its own. What they have asked for or were
 * given otherwise stays as it is: its founder would see whose address it is.
 */
async function handedOver(
  { store, at: epochMs, changeId }: Heard,
  { startupId, accessId: former, accessLevel, expiresAt }: EmailGrant,
  userId: string,
): Promise<HandedOver | undefined> {
  const [startup, known] = await Promise.all([
    startupById({ store }, { startupId }),
    grantOf({ store }, { startupId, userId }),
  ])
  if (!startup || (expiresAt !== undefined && Date.parse(expiresAt) <= epochMs)) return undefined
  const at = new Date(epochMs).toISOString()
  if (known?.status === 'APPROVED' && known.accessId === former) {
    const request = await accessById({ store }, known)
    const terms = { accessLevel, expiresAt, at }
    return request && { accessId: former, operations: await movedAccess({ store }, request, terms) }
  }
  if (known && isUnderWay(known, epochMs)) return undefined
  const request: AccessRequest = {
    accessId: derivedId(epochMs, `${changeId} ${startupId}`),
    requesterId: userId,
    startupId,
    founderId: startup.founderId,
    status: 'APPROVED',
    accessLevel,
    requestedLevel: accessLevel,
    isToAddress: true,
    grantedAt: at,
    ...(expiresAt !== undefined && { expiresAt }),
    createdAt: at,
    updatedAt: at,
  }
  // Somebody else has had the address before.
  const ended = await revokedAccess({ store }, former, at)
  const operations = [put(AccessRequest, request), guarding(known, request), ...ended]
  return { accessId: request.accessId, operations }
}

/** What was granted to an address becomes the access of the investor who has it, once each time. */
export const handOver = (
  heard: Heard,
  { address, startupId }: Pick<EmailGrant, 'address' | 'startupId'>,
): Promise<void> =>
  settle(`What is granted at ${startupId}`, async () => {
    const { store } = heard
    const [grant, lock] = await Promise.all([
      emailGrantOf({ store }, { address, startupId }),
      emailLock({ store }, { address }),
    ])
    if (!grant || !lock || grant.handedAt === grant.updatedAt) return
    const user = await userById({ store }, lock)
    if (!user || !isInvestor(user) || user.email.toLowerCase() !== address) return
    const handed = await handedOver(heard, grant, user.userId)
    if (!handed) return
    const patch = { accessId: handed.accessId, handedAt: grant.updatedAt }
    await store.write([
      ...handed.operations,
      change(EmailGrant, grant, {
        patch,
        when: asRead(EmailGrant, grant, 'updatedAt', 'handedAt'),
      }),
      check(User, user, asRead(User, user, 'status', 'role', 'email')),
    ])
  })
