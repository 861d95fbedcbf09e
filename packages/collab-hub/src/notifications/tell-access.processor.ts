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

const until = ({ expiresAt }: AccessRequest): string =>
  expiresAt === undefined ? '' : `, until ${expiresAt.slice(0, 10)}`

const asked =
  (name: string) =>
  (count: number): Words =>
    count === 1
      ? { title: 'An investor asks for access', body: `An investor wants to see ${name}.` }
      : {
          title: `${count} investors ask for access`,
          body: `${count} investors want to see ${name}.`,
        }

/** What the requester is told; a request that they take back themselves they know of. */
function decided({ old, new: access }: EntityChange<AccessRequest>, name: string) {
  if (!access) return undefined
  const { status, accessLevel } = access
  const sees = `You may see ${LEVELS[accessLevel]} of ${name}${until(access)}.`
  if (status === 'APPROVED') {
    if (old?.status !== 'APPROVED') return { title: 'You have access', body: sees }
    const isSame = old.accessLevel === accessLevel && old.expiresAt === access.expiresAt
    return isSame ? undefined : { title: 'Your access has changed', body: sees }
  }
  if (old === undefined || old.status === status) return undefined
  if (status === 'REJECTED')
    return { title: 'Access was declined', body: `Your request to see ${name} was declined.` }
  if (status === 'REVOKED' && old.status === 'APPROVED')
    return { title: 'Your access has ended', body: `You have no access to ${name} any more.` }
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
    const name = startup?.name ?? 'a startup'
    const news: Omit<News, 'userId' | 'words'> = {
      type: 'ACCESS_REQUEST',
      about: ['ACCESS_REQUEST', accessId],
      key: `access-${id}`,
      at: old ? access.updatedAt : access.createdAt,
      when: [check(AccessRequest, { accessId }, { attribute: 'status', equals: status })],
    }
    if (!old && status === 'PENDING') {
      const bundle = `access-${startupId}`
      await tell(context, { ...news, userId: founderId, words: asked(name), bundle })
    }
    // By whom they are known now they have access still, only not by their address.
    if (status === 'REVOKED' && access.isToAddress) {
      const guard = await grantOf(context, { startupId, userId: requesterId })
      if (guard?.accessId !== accessId) return
    }
    const words = decided(change, startup && isShownTo(access, startup) ? name : 'a startup')
    if (words) await tell(context, { ...news, userId: requesterId, words: () => words })
  },
)
