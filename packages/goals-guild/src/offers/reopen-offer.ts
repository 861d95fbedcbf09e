import { changeOffer } from './change-offer.ts'
import { OfferInput } from './offer-fields.ts'

/** Publishes it again, so it needs the role. Idempotent. */
export const reopenOffer = changeOffer({
  name: 'reopenOffer',
  action: 'OFFER_REOPENED',
  input: OfferInput,
  needs: 'role',
  patch: () => ({ status: 'open' }),
})
