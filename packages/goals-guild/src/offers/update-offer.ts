import * as z from 'zod'
import type { GuildContext } from '../context.ts'
import { patchOf } from '../goals/goal-fields.ts'
import { UlidId } from '../text.ts'
import { changeOffer } from './change-offer.ts'
import { changedOfferFields } from './offer-fields.ts'
import type { OfferView } from './offer-views.ts'

export const UpdateOfferInput = z.object({ offerId: UlidId, ...changedOfferFields })

export async function updateOffer(
  context: GuildContext,
  input: z.infer<typeof UpdateOfferInput>,
  requestId?: string,
): Promise<OfferView> {
  const { offerId: _, ...fields } = input
  return changeOffer(context, {
    name: 'updateOffer',
    action: 'OFFER_UPDATED',
    input,
    requestId,
    needs: 'role',
    patch: () => patchOf(fields),
  })
}
