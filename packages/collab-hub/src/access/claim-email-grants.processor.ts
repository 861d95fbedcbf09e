import { onChange, type Processor, settle } from '@longtable/core'
import { asRead, check, derivedId, put, remove } from '@longtable/entity'
import type { Operation, Store } from '@longtable/store'
import { startupById } from '../startups/startup.patterns.ts'
import { User } from '../users/user.entity.ts'
import { userById } from '../users/user.patterns.ts'
import { AccessRequest, EmailGrant } from './access-request.entity.ts'
import { accessById, emailGrantOf, emailGrantsTo, grantOf } from './access-request.patterns.ts'
import { isUnderWay } from './access-status.ts'
import { isInvestor } from './investor.ts'
import { guarding, movedAccess } from './moved-access.ts'

interface Claim {
  readonly store: Store
  readonly userId: string
  readonly waiting: EmailGrant
  /** When it was heard of, and of which change: a repeat makes the same request. */
  readonly at: number
  readonly changeId: string
}

/** The address is this investor's now, so what waited for it is theirs. */
async function claimed(claim: Claim, waiting: EmailGrant, user: User): Promise<Operation[]> {
  const { store, userId, at: epochMs, changeId } = claim
  const { startupId, accessLevel, expiresAt } = waiting
  const [startup, known] = await Promise.all([
    startupById({ store }, { startupId }),
    grantOf({ store }, { startupId, userId }),
  ])
  if (!startup || (expiresAt !== undefined && Date.parse(expiresAt) <= epochMs)) return []
  const at = new Date(epochMs).toISOString()
  const terms = { status: 'APPROVED', accessLevel, grantedAt: at } as const
  const until = expiresAt === undefined ? {} : { expiresAt }
  const still = check(User, user, asRead(User, user, 'status', 'role', 'email'))
  // They have asked under another address meanwhile: that is the answer.
  if (known?.status === 'PENDING') {
    const asked = await accessById({ store }, known)
    if (asked) return [...(await movedAccess({ store }, asked, { ...terms, ...until, at })), still]
  }
  if (known && isUnderWay(known, epochMs)) return []
  const request: AccessRequest = {
    ...terms,
    ...until,
    accessId: derivedId(epochMs, `${changeId} ${startupId}`),
    requesterId: userId,
    startupId,
    founderId: startup.founderId,
    requestedLevel: accessLevel,
    createdAt: at,
    updatedAt: at,
  }
  return [put(AccessRequest, request), guarding(known, request), still]
}

const claimOne = (claim: Claim): Promise<void> =>
  settle(`The grant that waits for ${claim.userId}`, async () => {
    const { store, userId } = claim
    const [waiting, user] = await Promise.all([
      emailGrantOf({ store }, claim.waiting),
      userById({ store }, { userId }),
    ])
    if (!waiting || !user || !isInvestor(user) || user.email.toLowerCase() !== waiting.address)
      return
    const gone = remove(EmailGrant, waiting, asRead(EmailGrant, waiting, 'updatedAt'))
    await store.write([gone, ...(await claimed(claim, waiting, user))])
  })

/** Whoever has become an investor with a verified address finds there what was granted to it. */
export const claimEmailGrants: Processor = {
  ...onChange('access.claim-email-grants', User, async (change, { store }) => {
    const { id: changeId, at, new: user } = change
    if (!user || !isInvestor(user)) return
    const { userId } = user
    const address = user.email.toLowerCase()
    for await (const all of emailGrantsTo.each({ store }, { address }))
      for (const waiting of all) await claimOne({ store, userId, waiting, at, changeId })
  }),
  restores: true,
}
