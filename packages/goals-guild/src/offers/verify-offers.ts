import { countOrZero, on, verifier } from '@longtable/system'
import { TagLink } from '../tags/tag.entity.ts'
import { linkedOfferTags } from './offer-tags.ts'
import { Offer } from './offer.entity.ts'

const links = countOrZero((link, says) =>
  says.links ? `no link ${link}` : `a link too many ${link}`,
)

/** The links of every offer are the tags by which it is found. */
export const verifyOffers = verifier({
  takes: [
    on(Offer, (offer, { says }) => {
      for (const tag of linkedOfferTags(offer)) says(links, `${tag} ${offer.id}`, { links: 1 })
    }),
    on(TagLink, ({ entity, tag, id }, { has }) => {
      if (entity === 'Offer') has(links, `${tag} ${id}`, { links: 1 })
    }),
  ],
})
