import type * as z from 'zod'
import type { GuildContext } from '../context.ts'
import { changeOffer } from './change-offer.ts'
import type { OfferInput } from './offer-fields.ts'
import type { OfferView } from './offer-views.ts'

/** Publishes it again, so it needs the role. Idempotent. */
export const reopenOffer = (
  context: GuildContext,
  input: z.infer<typeof OfferInput>,
  requestId?: string,
): Promise<OfferView> =>
  changeOffer(context, {
    name: 'reopenOffer',
    action: 'OFFER_REOPENED',
    input,
    requestId,
    needs: 'role',
    patch: () => ({ status: 'open' }),
  })
