import type * as z from 'zod'
import type { GuildContext } from '../context.ts'
import { changeOffer } from './change-offer.ts'
import type { OfferInput } from './offer-fields.ts'
import type { OfferView } from './offer-views.ts'

/** It is no longer found by tag. Idempotent. */
export const closeOffer = (
  context: GuildContext,
  input: z.infer<typeof OfferInput>,
  requestId?: string,
): Promise<OfferView> =>
  changeOffer(context, {
    name: 'closeOffer',
    action: 'OFFER_CLOSED',
    input,
    requestId,
    needs: 'none',
    patch: () => ({ status: 'closed' }),
  })
