import { asRead, remove } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import { roleMutation } from '../mutation.ts'
import { OFFER_RATE } from '../rates.ts'
import { OfferInput } from './offer-fields.ts'
import { moveOfferTags } from './offer-tags.ts'
import { Offer } from './offer.entity.ts'
import { offerOfMine } from './offer.policy.ts'

/** The offer and what finds it. */
export const offerRemoved = (offer: Offer): Operation[] => [
  remove(Offer, offer, asRead(Offer, offer, 'revision')),
  ...moveOfferTags(offer, undefined),
]

export const deleteOffer = roleMutation({
  name: 'deleteOffer',
  input: OfferInput,
  rate: OFFER_RATE,
  plan: async ({ context, input: { offerId } }) => ({
    operations: offerRemoved(await offerOfMine(context, offerId, 'none')),
    result: { offerId },
    audit: { action: 'OFFER_DELETED', resourceType: 'Offer', resourceId: offerId },
  }),
})
