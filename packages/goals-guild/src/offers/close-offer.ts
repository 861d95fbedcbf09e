import { changeOffer } from './change-offer.ts'
import { OfferInput } from './offer-fields.ts'

/** It is no longer found by tag. Idempotent. */
export const closeOffer = changeOffer({
  name: 'closeOffer',
  action: 'OFFER_CLOSED',
  input: OfferInput,
  needs: 'none',
  patch: () => ({ status: 'closed' }),
})
