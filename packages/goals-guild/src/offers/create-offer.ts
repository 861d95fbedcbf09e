import { act, answered } from '@longtable/core'
import { put } from '@longtable/entity'
import * as z from 'zod'
import { forgetProfile, type GuildContext } from '../context.ts'
import { newOfferFields, OFFER_RATE } from './offer-fields.ts'
import { moveOfferTags } from './offer-tags.ts'
import { type OfferView, offerView } from './offer-views.ts'
import { Offer } from './offer.entity.ts'
import { offerInView, partner, sameProfile } from './offer.policy.ts'

export const CreateOfferInput = z.object(newOfferFields)

/** Whose role is withdrawn at the same moment publishes nothing: the profile decides. */
export async function createOffer(
  context: GuildContext,
  input: z.infer<typeof CreateOfferInput>,
  requestId?: string,
): Promise<OfferView> {
  await partner(context)
  const asked = { name: 'createOffer', input, requestId, rate: OFFER_RATE }
  const { offerId } = await act(context, asked, async () => {
    const user = await partner(context)
    const { id, at } = context.stamp()
    const offer: Offer = {
      ...input,
      id,
      userId: user.id,
      status: 'open',
      createdAt: at,
      updatedAt: at,
      revision: 0,
    }
    return {
      operations: [put(Offer, offer), ...moveOfferTags(undefined, offer), sameProfile(user)],
      result: { offerId: id },
      audit: { action: 'OFFER_PUBLISHED', resourceType: 'Offer', resourceId: id },
      onFailure: () => {
        forgetProfile(context)
        return 'again' as const
      },
    }
  })
  return answered(async () => offerView(await offerInView(context, offerId)))
}
