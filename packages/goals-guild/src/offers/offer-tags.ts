import type { Operation } from '@longtable/store'
import { linkable } from '../tags/link-tags.ts'
import { moveTags } from '../tags/move-tags.ts'
import type { Offer } from './offer.entity.ts'

/** Only what is open is found by tag. */
export const linkedOfferTags = (offer: Offer | undefined): readonly string[] =>
  offer?.status === 'open' ? linkable(offer.tags) : []

export function moveOfferTags(before: Offer | undefined, after: Offer | undefined): Operation[] {
  const { id, createdAt } = (after ?? before) as Offer
  return moveTags({
    entity: 'Offer',
    id,
    createdAt,
    before: linkedOfferTags(before),
    after: linkedOfferTags(after),
  })
}
