import { eventsOf, removed } from '@longtable/core'
import { Offer } from './offer.entity.ts'

export const offerEvents = eventsOf(Offer, ({ id, companyId }) => ({ offerId: id, companyId }), {
  'goalsguild.offer.published': ({ old, new: offer }) =>
    old?.status !== 'open' && offer?.status === 'open',
  'goalsguild.offer.closed': ({ old, new: offer }) =>
    old?.status === 'open' && offer?.status === 'closed',
  'goalsguild.offer.deleted': removed,
})
