import { DomainError, Instant, optionalText, text, ThingId, unset } from '@longtable/core'
import * as z from 'zod'
import type { HubContext } from '../context.ts'

const EMAIL_CHARACTERS_MAX = 254

export const AccessInput = z.object({ accessId: ThingId })
export const AccessMessage = optionalText({ max: 500, isMultiline: true })
/** Until when it holds; without it until it is revoked. */
export const AccessEnd = Instant.nullish().transform(unset)

export const EmailAddress = text({ max: EMAIL_CHARACTERS_MAX })
  .transform((given) => given.toLowerCase())
  .refine((given) => /^[^\s@#]+@[^\s@#]+$/.test(given), 'must be an e-mail address')

export function refusePast({ now }: HubContext, expiresAt: string | undefined): void {
  if (expiresAt !== undefined && Date.parse(expiresAt) <= now())
    throw new DomainError('INVALID', 'access.past', {
      message: 'expiresAt: must be in the future.',
      field: 'expiresAt',
    })
}
