import { DomainError, type Plan, UserId } from '@longtable/core'
import { asRead, change, check, laterThan, put } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import { type HubContext, onlyAs } from '../context.ts'
import { mutation } from '../mutation.ts'
import { INVITE_RATE } from '../rates.ts'
import { StartupInput } from '../startups/startup-fields.ts'
import { Startup } from '../startups/startup.entity.ts'
import { startupOfMine } from '../startups/startup.policy.ts'
import { EmailLock, User } from '../users/user.entity.ts'
import { emailLock, userById } from '../users/user.patterns.ts'
import { visibleUser } from '../users/user.policy.ts'
import { AccessEnd, EmailAddress, refusePast } from './access-fields.ts'
import { accessView, emailGrantView } from './access-views.ts'
import { AccessLevel, AccessRequest, EmailGrant } from './access-request.entity.ts'
import { accessById, emailGrantOf, grantOf } from './access-request.patterns.ts'
import { refuseSecond } from './access-status.ts'
import { isInvestor } from './investor.ts'
import { guarding } from './moved-access.ts'

interface Terms {
  readonly startup: Startup
  readonly level: AccessLevel
  readonly expiresAt: string | undefined
}

type Granted = { readonly accessId: string } | { readonly startupId: string }

const audited = (startupId: string, level: AccessLevel, requesterId?: string) => ({
  action: 'ACCESS_GRANTED',
  resourceType: 'Startup',
  resourceId: startupId,
  metadata: { level, ...(requesterId !== undefined && { requesterId }) },
})

/** What nobody has looked at yet opens to nobody, and its name is in no mail. */
function refuseHidden({ status }: Startup): void {
  if (status !== 'ACTIVE')
    throw new DomainError('CONFLICT', 'access.not-active', 'This startup is not ACTIVE.')
}

const sameStartup = (startup: Startup): Operation =>
  check(Startup, startup, asRead(Startup, startup, 'status', 'founderId'))

/** As if it had been asked for and approved; a rejection before it does not stand in the way. */
async function granted(
  context: HubContext,
  user: User,
  { startup, level, expiresAt }: Terms,
): Promise<Plan<Granted>> {
  const { startupId, founderId } = startup
  const { userId } = user
  const known = await grantOf(context, { startupId, userId })
  refuseSecond(known, context.now())
  const { id: accessId, at } = context.stamp()
  const request: AccessRequest = {
    accessId,
    requesterId: userId,
    startupId,
    founderId,
    status: 'APPROVED',
    accessLevel: level,
    requestedLevel: level,
    grantedAt: at,
    ...(expiresAt !== undefined && { expiresAt }),
    createdAt: at,
    updatedAt: at,
  }
  return {
    operations: [
      put(AccessRequest, request),
      guarding(known, request),
      check(User, user, asRead(User, user, 'status', 'role')),
      sameStartup(startup),
    ],
    result: { accessId },
    audit: audited(startupId, level, userId),
  }
}

/** Who has the address now and is no investor, or that nobody has it: if that changes, it is heard. */
const stillWithout = (lock: EmailLock | undefined, holder: User | undefined, address: string) => [
  check(EmailLock, { address }, lock ? asRead(EmailLock, lock, 'userId') : 'absent'),
  ...(holder ? [check(User, holder, asRead(User, holder, 'status', 'role'))] : []),
]

async function grantedTo(
  context: HubContext,
  address: string,
  terms: Terms,
): Promise<Plan<Granted>> {
  const lock = await emailLock(context, { address })
  const holder = lock && (await userById(context, lock))
  if (holder && isInvestor(holder)) {
    const plan = await granted(context, holder, terms)
    const same: Operation = check(EmailLock, { address }, asRead(EmailLock, lock, 'userId'))
    return { ...plan, operations: [...plan.operations, same] }
  }
  const { startup, level, expiresAt } = terms
  const { startupId } = startup
  const known = await emailGrantOf(context, { address, startupId })
  const { at } = context.stamp()
  const row = {
    address,
    startupId,
    accessLevel: level,
    ...(expiresAt !== undefined && { expiresAt }),
    createdAt: at,
    updatedAt: at,
  }
  const patch = { accessLevel: level, expiresAt, updatedAt: laterThan(known?.updatedAt ?? at, at) }
  const when = known && asRead(EmailGrant, known, 'updatedAt')
  return {
    operations: [
      known && when ? change(EmailGrant, known, { patch, when }) : put(EmailGrant, row),
      ...stillWithout(lock, holder, address),
      sameStartup(startup),
    ],
    result: { startupId },
    audit: audited(startupId, level),
  }
}

const one = ({ userId, email }: { userId?: unknown; email?: unknown }) =>
  (userId ?? undefined) !== undefined ? (email ?? undefined) === undefined : Boolean(email)

/** Without being asked: the way into a startup that is hidden. An address may register later. */
export const grantAccess = mutation({
  name: 'grantAccess',
  input: StartupInput.extend({
    userId: UserId.nullish(),
    email: EmailAddress.nullish(),
    level: AccessLevel,
    expiresAt: AccessEnd,
  }).refine(one, { path: ['userId'], message: 'name either a user or an e-mail address' }),
  may: onlyAs('FOUNDER'),
  rate: INVITE_RATE,
  plan: async ({ context, input: { startupId, userId, email, level, expiresAt } }) => {
    refusePast(context, expiresAt)
    const startup = await startupOfMine(context, startupId)
    refuseHidden(startup)
    const terms = { startup, level, expiresAt }
    if (email) return grantedTo(context, email, terms)
    const user = await visibleUser(context, userId ?? '')
    if (!isInvestor(user))
      throw new DomainError('CONFLICT', 'access.no-investor', 'Only an investor is given access.')
    return granted(context, user, terms)
  },
  answer: async ({ context, input: { email } }, result) => {
    if ('accessId' in result) {
      const request = await accessById(context, result)
      return { request: request ? accessView(request, context.now()) : null, waiting: null }
    }
    const { startupId } = result
    const waiting = email ? await emailGrantOf(context, { address: email, startupId }) : undefined
    return { request: null, waiting: waiting ? emailGrantView(waiting) : null }
  },
})
