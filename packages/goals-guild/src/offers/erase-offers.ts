import { ConditionFailedError } from '@longtable/store'
import type { Eraser } from '@longtable/system'
import { offerRemoved } from './delete-offer.ts'
import { offerById, offersBy } from './offer.patterns.ts'

const TRIES_MAX = 20

type Deps = Parameters<Eraser['erase']>[0]

/** An admin may change it meanwhile. */
async function removeOffer({ store }: Deps, id: string): Promise<void> {
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const offer = await offerById({ store }, { id })
    if (!offer) return
    try {
      return await store.write(offerRemoved(offer))
    } catch (error) {
      if (!(error instanceof ConditionFailedError)) throw error
    }
  }
  throw new Error('An offer does not stand still; it is removed later.')
}

export const eraseOffers: Eraser = {
  name: 'offers',
  async erase(deps, { userId }) {
    for await (const offers of offersBy.each(deps, { userId }))
      for (const { id } of offers) await removeOffer(deps, id)
  },
}
