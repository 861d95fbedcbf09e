import { DomainError, type Plan, UserId } from '@longtable/core'
import { asRead, change, check, laterThan, put } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import { type HubContext, onlyAs } from '../context.ts'
import { mutation } from '../mutation.ts'
import { INVITE_RATE } from '../rates.ts'
import { StartupInput } from '../startups/startup-fields.ts'
import { Startup } from '../startups/startup.entity.ts'
import { startupOfMine } from '../startups/startup.policy.ts'
import { User } from '../users/user.entity.ts'
import { visibleUser } from '../users/user.policy.ts'
import { AccessEnd, EmailAddress, refusePast } from './access-fields.ts'
import { accessView, emailGrantView } from './access-views.ts'
import { AccessLevel, AccessRequest, EmailGrant, type Grant } from './access-request.entity.ts'
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

/** Who has it by an address as well: to say so would tell whose it is, so this takes its place. */
async function unseenBy(
  context: HubContext,
  { accessId, status }: Grant,
): Promise<AccessRequest | undefined> {
  if (status !== 'APPROVED') return undefined
  const request = await accessById(context, { accessId })
  return request?.isToAddress ? request : undefined
}

const endedUnseen = (request: AccessRequest, at: string): Operation =>
  change(AccessRequest, request, {
    patch: { status: 'REVOKED', updatedAt: laterThan(request.updatedAt, at) },
    when: asRead(AccessRequest, request, 'status', 'updatedAt'),
  })

/** As if it had been asked for and approved; a rejection before it does not stand in the way. */
async function granted(
  context: HubContext,
  user: User,
  { startup, level, expiresAt }: Terms,
): Promise<Plan<Granted>> {
  const { startupId, founderId } = startup
  const { userId } = user
  const known = await grantOf(context, { startupId, userId })
  const unseen = known && (await unseenBy(context, known))
  if (!unseen) refuseSecond(known, context.now())
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
      ...(unseen ? [endedUnseen(unseen, at)] : []),
      check(User, user, asRead(User, user, 'status', 'role')),
      sameStartup(startup),
    ],
    result: { accessId },
    audit: audited(startupId, level, userId),
  }
}

/** It is the same for every address: whoever has it finds it there when the change is heard of. */
async function grantedTo(
  context: HubContext,
  address: string,
  { startup, level, expiresAt }: Terms,
): Promise<Plan<Granted>> {
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
