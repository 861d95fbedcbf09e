import { put } from '@longtable/entity'
import * as z from 'zod'
import { roleMutation } from '../mutation.ts'
import { OFFER_RATE } from '../rates.ts'
import { newOfferFields } from './offer-fields.ts'
import { moveOfferTags } from './offer-tags.ts'
import { offerView } from './offer-views.ts'
import { Offer } from './offer.entity.ts'
import { offerInView, onlyPartners } from './offer.policy.ts'

/** Whose role is withdrawn at the same moment publishes nothing: the profile decides. */
export const createOffer = roleMutation({
  name: 'createOffer',
  input: z.object(newOfferFields),
  may: onlyPartners,
  rate: OFFER_RATE,
  plan: ({ context, actor, input }) => {
    const { id, at } = context.stamp()
    const offer: Offer = {
      ...input,
      id,
      userId: actor.id,
      status: 'open',
      createdAt: at,
      updatedAt: at,
      revision: 0,
    }
    return {
      operations: [put(Offer, offer), ...moveOfferTags(undefined, offer)],
      result: { offerId: id },
      audit: { action: 'OFFER_PUBLISHED', resourceType: 'Offer', resourceId: id },
    }
  },
  answer: async ({ context }, { offerId }) => offerView(await offerInView(context, offerId)),
})
