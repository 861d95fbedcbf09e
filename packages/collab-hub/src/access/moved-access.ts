import { DomainError, type Plan } from '@longtable/core'
import { asRead, change, laterThan, type Patch, put, type Reader } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import type { HubContext } from '../context.ts'
import { type AccessRequestView, accessView } from './access-views.ts'
import { accessInView } from './access.policy.ts'
import { AccessRequest, Grant } from './access-request.entity.ts'
import { accessById, grantOf } from './access-request.patterns.ts'

/** What the guard says of a request: whoever asks whether somebody may reads this and nothing else. */
export const grantFor = (request: AccessRequest) => ({
  startupId: request.startupId,
  userId: request.requesterId,
  accessId: request.accessId,
  status: request.status,
  accessLevel: request.accessLevel,
  expiresAt: request.expiresAt,
  updatedAt: request.updatedAt,
})

/** The guard as it was read becomes this request's; of two who write at once one is first. */
export function guarding(known: Grant | undefined, request: AccessRequest): Operation {
  const { expiresAt, ...said } = grantFor(request)
  if (!known) return put(Grant, { ...said, ...(expiresAt !== undefined && { expiresAt }) })
  return change(Grant, known, {
    patch: { ...said, expiresAt },
    when: asRead(Grant, known, 'accessId', 'status', 'accessLevel', 'expiresAt', 'updatedAt'),
  })
}

/** A request and its guard, both as they were read, moved together. */
export async function movedAccess(
  reader: Pick<Reader, 'store'>,
  request: AccessRequest,
  { at, ...patch }: Patch<AccessRequest> & { readonly at: string },
): Promise<Operation[]> {
  const { startupId, requesterId: userId, accessId } = request
  const grant = await grantOf(reader, { startupId, userId })
  if (grant && grant.accessId !== accessId)
    throw new DomainError('CONFLICT', 'access.replaced', 'A newer request has taken its place.')
  const updatedAt = laterThan(request.updatedAt, at)
  const next = { ...request, ...patch, updatedAt } as AccessRequest
  return [
    change(AccessRequest, request, {
      patch: { ...patch, updatedAt },
      when: asRead(AccessRequest, request, 'status', 'accessLevel', 'expiresAt', 'updatedAt'),
    }),
    guarding(grant, next),
  ]
}

/** The end of what was granted to an address; nothing where it is over, or another has its place. */
export async function revokedAccess(
  reader: Pick<Reader, 'store'>,
  accessId: string | undefined,
  at: string,
): Promise<Operation[]> {
  const request = accessId === undefined ? undefined : await accessById(reader, { accessId })
  if (request?.status !== 'APPROVED') return []
  const { startupId, requesterId: userId } = request
  if ((await grantOf(reader, { startupId, userId }))?.accessId !== accessId) return []
  return movedAccess(reader, request, { status: 'REVOKED', at })
}

interface Changed {
  readonly request: AccessRequest
  readonly patch: Patch<AccessRequest>
  readonly action: string
}

export async function changedAccess(
  context: HubContext,
  { request, patch, action }: Changed,
): Promise<Plan<{ readonly accessId: string }>> {
  const { accessId, startupId, requesterId } = request
  const { status = request.status, accessLevel = request.accessLevel } = patch
  return {
    operations: await movedAccess(context, request, { ...patch, at: context.stamp().at }),
    result: { accessId },
    audit: {
      action,
      resourceType: 'AccessRequest',
      resourceId: accessId,
      metadata: { startupId, requesterId, from: request.status, to: status, level: accessLevel },
    },
  }
}

export const accessAnswer = async (
  { context }: { readonly context: HubContext },
  { accessId }: { readonly accessId: string },
): Promise<AccessRequestView> =>
  accessView((await accessInView(context, accessId)).request, context.now())
