import { DomainError, notFound } from '@longtable/core'
import { activeUser, type HubContext, isAdmin } from '../context.ts'
import type { Startup } from '../startups/startup.entity.ts'
import { startupById } from '../startups/startup.patterns.ts'
import type { AccessRequest } from './access-request.entity.ts'
import { accessById } from './access-request.patterns.ts'
import type { Party } from './access-status.ts'

export const unknownAccess = () => notFound('access.unknown', 'This access request')

export interface SeenAccess {
  readonly request: AccessRequest
  /** Gone with a draft that was deleted. */
  readonly startup: Startup | undefined
  readonly by: Party
}

/**
 * Between two, and for admins: to anybody else it is unknown. Whose the startup is, it says itself; what
 * was granted to an address its founder knows by the address alone.
 */
export async function accessInView(context: HubContext, accessId: string): Promise<SeenAccess> {
  const viewer = await activeUser(context)
  const request = await accessById(context, { accessId })
  if (!request) throw unknownAccess()
  const { startupId } = request
  const startup = await startupById(context, { startupId })
  if (isAdmin(viewer)) return { request, startup, by: 'admin' }
  if (request.requesterId === viewer.userId) return { request, startup, by: 'requester' }
  const isTheirs = startup?.founderId === viewer.userId
  if (isTheirs && !request.isToAddress) return { request, startup, by: 'owner' }
  throw unknownAccess()
}

/** The same for who may do this with it; the others see that they may not. */
export async function accessOfParty(
  context: HubContext,
  accessId: string,
  ...parties: readonly Party[]
): Promise<SeenAccess> {
  const seen = await accessInView(context, accessId)
  if (!parties.includes(seen.by))
    throw new DomainError('FORBIDDEN', 'access.not-yours', 'This is for the other side to do.')
  return seen
}
