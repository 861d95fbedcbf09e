import { type EntityChange, onChange } from '@longtable/core'
import { check } from '@longtable/entity'
import { AccessRequest } from '../access/access-request.entity.ts'
import { grantOf } from '../access/access-request.patterns.ts'
import type { Startup } from '../startups/startup.entity.ts'
import { startupById } from '../startups/startup.patterns.ts'
import { type News, tell, type Words } from './tell.ts'

const LEVELS: Record<AccessRequest['accessLevel'], string> = {
  VIEW_PROFILE: 'its profile',
  VIEW_DECK: 'its profile and its deck',
  FULL_ACCESS: 'everything, with the deck to download',
}

const SOME = 'a startup'

const until = ({ expiresAt }: AccessRequest): string =>
  expiresAt === undefined ? '' : `, until ${expiresAt.slice(0, 10)}`

const asked =
  (startup: string | undefined) =>
  (count: number): Words => {
    const name = startup ?? SOME
    const said = { kind: 'ACCESS_ASKED', named: { ...(startup && { startup }) } } as const
    return count === 1
      ? { ...said, title: 'An investor asks for access', body: `An investor wants to see ${name}.` }
      : {
          ...said,
          title: `${count} investors ask for access`,
          body: `${count} investors want to see ${name}.`,
        }
  }

/** What the requester is told; a request that they take back themselves they know of. */
function decided(
  { old, new: access }: EntityChange<AccessRequest>,
  startup: string | undefined,
): Words | undefined {
  if (!access) return undefined
  const { status, accessLevel: level, expiresAt } = access
  const name = startup ?? SOME
  const named = { ...(startup && { startup }) }
  if (status === 'APPROVED') {
    const given = {
      body: `You may see ${LEVELS[level]} of ${name}${until(access)}.`,
      named: { ...named, level, ...(expiresAt && { until: expiresAt }) },
    }
    if (old?.status !== 'APPROVED')
      return { ...given, kind: 'ACCESS_GIVEN', title: 'You have access' }
    const isSame = old.accessLevel === level && old.expiresAt === expiresAt
    return isSame
      ? undefined
      : { ...given, kind: 'ACCESS_CHANGED', title: 'Your access has changed' }
  }
  if (old === undefined || old.status === status) return undefined
  if (status === 'REJECTED')
    return {
      kind: 'ACCESS_DECLINED',
      named,
      title: 'Access was declined',
      body: `Your request to see ${name} was declined.`,
    }
  if (status === 'REVOKED' && old.status === 'APPROVED')
    return {
      kind: 'ACCESS_ENDED',
      named,
      title: 'Your access has ended',
      body: `You have no access to ${name} any more.`,
    }
  return undefined
}

/** Whom it is hidden from does not learn how it is called by now. */
const isShownTo = ({ status }: AccessRequest, startup: Startup): boolean =>
  startup.status === 'ACTIVE' && (startup.visibility !== 'PRIVATE' || status === 'APPROVED')

/** A request is told to the founder, what becomes of it to the investor. */
export const tellAccess = onChange(
  'notifications.tell-access',
  AccessRequest,
  async (change, context) => {
    const { id, old, new: access } = change
    if (!access) return
    const { accessId, startupId, founderId, requesterId, status } = access
    const startup = await startupById(context, { startupId })
    const news: Omit<News, 'userId' | 'words'> = {
      type: 'ACCESS_REQUEST',
      about: ['ACCESS_REQUEST', accessId],
      key: `access-${id}`,
      at: old ? access.updatedAt : access.createdAt,
      when: [check(AccessRequest, { accessId }, { attribute: 'status', equals: status })],
    }
    if (!old && status === 'PENDING') {
      const bundle = `access-${startupId}`
      await tell(context, { ...news, userId: founderId, words: asked(startup?.name), bundle })
    }
    // By whom they are known now they have access still, only not by their address.
    if (status === 'REVOKED' && access.isToAddress) {
      const guard = await grantOf(context, { startupId, userId: requesterId })
      if (guard?.accessId !== accessId) return
    }
    const words = decided(change, startup && isShownTo(access, startup) ? startup.name : undefined)
    if (words) await tell(context, { ...news, userId: requesterId, words: () => words })
  },
)
