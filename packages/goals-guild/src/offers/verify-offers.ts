import { fromItem, isOf } from '@longtable/entity'
import { TagLink } from '../tags/tag.entity.ts'
import type { Verifier } from '@longtable/system'
import { linkedTags } from './offer-tags.ts'
import { Offer } from './offer.entity.ts'

/** The links of every offer are the tags by which it is found. */
export function verifyOffers(): Verifier {
  const wanted = new Set<string>()
  const linked = new Set<string>()
  return {
    see(item) {
      if (isOf(Offer, item)) {
        const offer = fromItem(Offer, item)
        for (const tag of linkedTags(offer)) wanted.add(`${tag} ${offer.id}`)
      }
      if (isOf(TagLink, item) && item.entity === 'Offer') linked.add(`${item.tag} ${item.id}`)
    },
    problems: () => [
      ...[...wanted].filter((link) => !linked.has(link)).map((link) => `no link ${link}`),
      ...[...linked].filter((link) => !wanted.has(link)).map((link) => `a link too many ${link}`),
    ],
  }
}
