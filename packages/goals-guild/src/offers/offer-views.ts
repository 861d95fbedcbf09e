import { view } from '@longtable/entity'
import { Offer } from './offer.entity.ts'

const offerShown = view(
  Offer,
  'id',
  'companyId',
  'userId',
  'title',
  'description',
  'tags',
  'status',
  'createdAt',
)

/** What leaves of an offer. */
export const offerView = (offer: Offer) =>
  offerShown(offer, {
    updatedAt: offer.updatedAt ?? offer.createdAt,
  })
export type OfferView = ReturnType<typeof offerView>
