import { act, answered } from '@longtable/core'
import { change, type Patch } from '@longtable/entity'
import { forgetProfile, type GuildContext, laterThan, registered } from '../context.ts'
import { OFFER_RATE } from './offer-fields.ts'
import { moveOfferTags } from './offer-tags.ts'
import { type OfferView, offerView } from './offer-views.ts'
import { Offer } from './offer.entity.ts'
import { asRead, offerInView, offerOfMine, sameProfile } from './offer.policy.ts'

interface OfferChange {
  readonly name: string
  readonly action: string
  readonly input: { readonly offerId: string }
  readonly requestId: string | undefined
  readonly needs: 'role' | 'none'
  readonly patch: (offer: Offer) => Patch<Offer>
}

/** The offer and its tags move together, and only as the offer was read. */
export async function changeOffer(
  context: GuildContext,
  { name, action, input, requestId, needs, patch }: OfferChange,
): Promise<OfferView> {
  await registered(context)
  const { offerId } = input
  await act(context, { name, input, requestId, rate: OFFER_RATE }, async () => {
    const { offer, user } = await offerOfMine(context, offerId, needs)
    const changes = patch(offer)
    const kept = {
      updatedAt: laterThan(offer.updatedAt ?? offer.createdAt, context.stamp().at),
      revision: (offer.revision ?? 0) + 1,
    }
    const next = { ...offer, ...changes, ...kept } as Offer
    return {
      operations: [
        change(Offer, offer, { patch: { ...changes, ...kept }, when: asRead(offer) }),
        ...moveOfferTags(offer, next),
        sameProfile(user),
      ],
      result: { offerId },
      audit: {
        action,
        resourceType: 'Offer',
        resourceId: offerId,
        metadata: { fields: Object.keys(changes) },
      },
      onFailure: () => {
        forgetProfile(context)
        return 'again' as const
      },
    }
  })
  return answered(async () => offerView(await offerInView(context, offerId)))
}
