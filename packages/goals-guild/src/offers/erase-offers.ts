import { settle } from '@longtable/core'
import { type Deps, eraser, leaves } from '@longtable/system'
import { offerRemoved } from './delete-offer.ts'
import type { Offer } from './offer.entity.ts'
import { offerById, offersBy } from './offer.patterns.ts'

/** An admin may change it meanwhile. */
const removeOffer = ({ store }: Deps, { id }: Offer): Promise<void> =>
  settle('An offer', async () => {
    const offer = await offerById({ store }, { id })
    if (offer) await store.write(offerRemoved(offer))
  })

export const eraseOffers = eraser('offers', [leaves(offersBy, 'userId', removeOffer)])
