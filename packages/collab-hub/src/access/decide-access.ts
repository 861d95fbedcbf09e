import { DomainError } from '@longtable/core'
import * as z from 'zod'
import { mutation } from '../mutation.ts'
import { ACCESS_RATE } from '../rates.ts'
import { AccessEnd, AccessInput, refusePast } from './access-fields.ts'
import { AccessLevel } from './access-request.entity.ts'
import { refuseTransition } from './access-status.ts'
import { accessOfParty } from './access.policy.ts'
import { accessAnswer, changedAccess } from './moved-access.ts'

const termless = () =>
  new DomainError('INVALID', 'access.terms', {
    message: 'level: what is rejected has neither a level nor an end.',
    field: 'level',
  })

/** Approved at the level that was asked for, unless another one is said. */
export const decideAccess = mutation({
  name: 'decideAccess',
  input: AccessInput.extend({
    status: z.enum(['APPROVED', 'REJECTED']),
    level: AccessLevel.nullish(),
    expiresAt: AccessEnd,
  }),
  rate: ACCESS_RATE,
  plan: async ({ context, input: { accessId, status, level, expiresAt } }) => {
    const { request, by } = await accessOfParty(context, accessId, 'owner')
    refuseTransition(request, { from: 'PENDING', to: status }, by)
    const isTermed = (level ?? undefined) !== undefined || expiresAt !== undefined
    if (status === 'REJECTED' && isTermed) throw termless()
    refusePast(context, expiresAt)
    const terms = {
      accessLevel: level ?? request.accessLevel,
      grantedAt: context.stamp().at,
      expiresAt,
    }
    return changedAccess(context, {
      request,
      patch: { status, ...(status === 'APPROVED' && terms) },
      action: `ACCESS_${status}`,
    })
  },
  answer: accessAnswer,
})
