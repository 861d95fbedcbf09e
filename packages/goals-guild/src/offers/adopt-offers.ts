import { adopter, carrying, completes } from '@longtable/system'
import { missingLinks } from '../tags/link-tags.ts'
import { linkedOfferTags } from './offer-tags.ts'
import { Offer } from './offer.entity.ts'

const tags = adopter(Offer, {
  name: 'offers.tags',
  isOurs: carrying('revision'),
  async adopt(offer, { store }) {
    const { id, createdAt, status } = offer
    const tagged = { entity: 'Offer', id, createdAt, tags: linkedOfferTags(offer) } as const
    const operations = await missingLinks(store, tagged)
    const when = { attribute: 'status', equals: status } as const
    return operations.length > 0 ? [{ operations, when }] : []
  },
})

export const adoptOffers = [
  tags,
  completes(Offer, { name: 'offers.offer', isOurs: carrying('GSI6PK') }),
]
