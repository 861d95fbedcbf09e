import { settle } from '@longtable/core'
import { on, reconciler, verifier } from '@longtable/system'
import { AccessRequest, EmailGrant, Grant } from './access-request.entity.ts'
import { accessById, grantOf } from './access-request.patterns.ts'
import { guarding, grantFor } from './moved-access.ts'

const SAID = ['startupId', 'userId', 'status', 'accessLevel', 'expiresAt'] as const

const agrees = (grant: Grant, request: AccessRequest): boolean => {
  const said = grantFor(request)
  return SAID.every((name) => grant[name] === said[name])
}

/** Whoever asks whether somebody may reads the guard, so it says what the request says. */
export const verifyAccess = verifier({
  takes: [
    on(Grant, async (grant, { find, problem }) => {
      const { startupId, userId, accessId } = grant
      const request = await find(AccessRequest, { accessId })
      if (!request) problem(`GRANT#${userId} of ${startupId} is of ${accessId}, which is not there`)
      else if (!agrees(grant, request))
        problem(`GRANT#${userId} of ${startupId} says otherwise than ${accessId}`)
    }),
    on(AccessRequest, async (request, { find, problem }) => {
      if (request.status !== 'PENDING') return
      const { accessId, startupId, requesterId: userId } = request
      const grant = await find(Grant, { startupId, userId })
      if (grant?.accessId !== accessId)
        problem(`ACCESS#${accessId} is PENDING without a guard of its own`)
    }),
    on(EmailGrant, async ({ address, startupId, accessId }, { find, problem }) => {
      if (accessId !== undefined && !(await find(AccessRequest, { accessId }))?.isToAddress)
        problem(`GRANT#${startupId} of ${address} has become ${accessId}, which is not by it`)
    }),
  ],
})

/** The request is what was decided: the guard is put right by it. */
export const reconcileGrants = reconciler(Grant, ({ store }, { startupId, userId }) =>
  settle(`Grant of ${userId}`, async () => {
    const grant = await grantOf({ store }, { startupId, userId })
    const request = grant && (await accessById({ store }, grant))
    if (!grant || !request || agrees(grant, request)) return
    if (request.startupId !== startupId || request.requesterId !== userId) return
    await store.write([guarding(grant, request)])
  }),
)
