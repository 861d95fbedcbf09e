import type { InputSchema } from '@longtable/core'
import { asRead, change, laterThan, type Patch } from '@longtable/entity'
import type * as z from 'zod'
import { roleMutation } from '../mutation.ts'
import { OFFER_RATE } from '../rates.ts'
import type { OfferInput } from './offer-fields.ts'
import { moveOfferTags } from './offer-tags.ts'
import { offerView } from './offer-views.ts'
import { Offer } from './offer.entity.ts'
import { offerInView, offerOfMine } from './offer.policy.ts'

interface OfferChange<Input, Given> {
  readonly name: string
  readonly action: string
  readonly input: InputSchema<Input, Given>
  readonly needs: 'role' | 'none'
  readonly patch: (input: Input) => Patch<Offer>
}

/** The offer and its tags move together, and only as the offer was read. */
export const changeOffer = <Input extends z.infer<typeof OfferInput>, Given>({
  name,
  action,
  input: schema,
  needs,
  patch,
}: OfferChange<Input, Given>) =>
  roleMutation({
    name,
    input: schema,
    rate: OFFER_RATE,
    plan: async ({ context, input }) => {
      const offer = await offerOfMine(context, input.offerId, needs)
      const changes = patch(input)
      const kept = {
        updatedAt: laterThan(offer.updatedAt ?? offer.createdAt, context.stamp().at),
        revision: (offer.revision ?? 0) + 1,
      }
      const next = { ...offer, ...changes, ...kept } as Offer
      return {
        operations: [
          change(Offer, offer, {
            patch: { ...changes, ...kept },
            when: asRead(Offer, offer, 'revision'),
          }),
          ...moveOfferTags(offer, next),
        ],
        result: { offerId: offer.id },
        audit: {
          action,
          resourceType: 'Offer',
          resourceId: offer.id,
          metadata: { fields: Object.keys(changes) },
        },
      }
    },
    answer: async ({ context }, { offerId }) => offerView(await offerInView(context, offerId)),
  })
