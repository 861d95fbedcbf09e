import { lookup, pattern } from '@longtable/entity'
import { Offer } from './offer.entity.ts'

export const offerById = lookup(Offer, { source: '004: Offer' })
export const offersOf = pattern(Offer, 'GSI6', {
  source: '004: GSI6 org/company listings',
  descending: true,
})
export const offersBy = pattern(Offer, 'GSI3', {
  source: 'spec: offers of a partner',
  descending: true,
  ownedBy: 'userId',
})
