import { reading } from '../../api/cache.ts'
import { listing } from '../../api/listing.ts'
import { MyOffers, Offer, OffersByTag, OffersOfCompany } from './offers.operations.ts'

/** Whatever shows offers begins with this. */
export const OFFERS = ['offers']

export const offersByTagListing = (tag: string) =>
  listing([...OFFERS, 'tag', tag], OffersByTag, {
    variables: { tag },
    pageOf: ({ offersByTag }) => offersByTag,
  })

export const offersOfCompanyListing = (companyId: string) =>
  listing([...OFFERS, 'company', companyId], OffersOfCompany, {
    variables: { companyId },
    pageOf: ({ offersOfCompany }) => offersOfCompany,
  })

export const myOffersListing = listing([...OFFERS, 'mine'], MyOffers, {
  variables: {},
  pageOf: ({ myOffers }) => myOffers,
})

export const offerReading = (offerId: string) =>
  reading([...OFFERS, 'one', offerId], Offer, { offerId })
