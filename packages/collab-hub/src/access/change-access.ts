import { DomainError, Instant } from '@longtable/core'
import { mutation } from '../mutation.ts'
import { ACCESS_RATE } from '../rates.ts'
import { AccessInput, refusePast } from './access-fields.ts'
import { AccessLevel } from './access-request.entity.ts'
import { refuseTransition } from './access-status.ts'
import { accessOfParty } from './access.policy.ts'
import { accessAnswer, changedAccess } from './moved-access.ts'

/** Also of one that has expired, which holds again with a later end. Null takes the end away. */
export const changeAccess = mutation({
  name: 'changeAccess',
  input: AccessInput.extend({
    level: AccessLevel.nullish(),
    expiresAt: Instant.nullable().optional(),
  }),
  rate: ACCESS_RATE,
  plan: async ({ context, input: { accessId, level, expiresAt } }) => {
    const { request, by } = await accessOfParty(context, accessId, 'owner')
    refuseTransition(request, { from: 'APPROVED', to: 'APPROVED' }, by)
    if ((level ?? undefined) === undefined && expiresAt === undefined)
      throw new DomainError('INVALID', 'access.unchanged', 'Say what is to be changed.')
    refusePast(context, expiresAt ?? undefined)
    return changedAccess(context, {
      request,
      patch: {
        accessLevel: level ?? request.accessLevel,
        expiresAt: expiresAt === undefined ? request.expiresAt : (expiresAt ?? undefined),
      },
      action: 'ACCESS_CHANGED',
    })
  },
  answer: accessAnswer,
})
