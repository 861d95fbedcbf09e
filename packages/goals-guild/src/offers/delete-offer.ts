import { act } from '@longtable/core'
import { remove } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import type * as z from 'zod'
import { forgetProfile, type GuildContext, registered } from '../context.ts'
import { OFFER_RATE, type OfferInput } from './offer-fields.ts'
import { moveOfferTags } from './offer-tags.ts'
import { Offer } from './offer.entity.ts'
import { asRead, offerOfMine, sameProfile } from './offer.policy.ts'

/** The offer and what finds it. */
export const offerRemoved = (offer: Offer): Operation[] => [
  remove(Offer, offer, asRead(offer)),
  ...moveOfferTags(offer, undefined),
]

export async function deleteOffer(
  context: GuildContext,
  input: z.infer<typeof OfferInput>,
  requestId?: string,
): Promise<{ readonly offerId: string }> {
  await registered(context)
  const { offerId } = input
  return act(context, { name: 'deleteOffer', input, requestId, rate: OFFER_RATE }, async () => {
    const { offer, user } = await offerOfMine(context, offerId, 'none')
    return {
      operations: [...offerRemoved(offer), sameProfile(user)],
      result: { offerId },
      audit: { action: 'OFFER_DELETED', resourceType: 'Offer', resourceId: offerId },
      onFailure: () => {
        forgetProfile(context)
        return 'again' as const
      },
    }
  })
}
