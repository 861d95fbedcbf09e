import { remove, toItem } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import { TagLink } from '../tags/tag.entity.ts'
import type { Offer } from './offer.entity.ts'

/** Only what is open is found by tag. */
export const linkedTags = (offer: Offer | undefined): readonly string[] =>
  offer?.status === 'open' ? offer.tags : []

/** Goes with the offer's own write, which hangs on its revision, so links and tags never part. */
export function moveOfferTags(before: Offer | undefined, after: Offer | undefined): Operation[] {
  const [old, next] = [linkedTags(before), linkedTags(after)]
  const offer = (after ?? before) as Offer
  const link = (tag: string) => ({ tag, entity: 'Offer' as const, id: offer.id })
  return [
    ...old.filter((tag) => !next.includes(tag)).map((tag) => remove(TagLink, link(tag))),
    ...next
      .filter((tag) => !old.includes(tag))
      .map((tag) => ({
        kind: 'put' as const,
        item: toItem(TagLink, { ...link(tag), createdAt: offer.createdAt }),
      })),
  ]
}
