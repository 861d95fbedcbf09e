import type { Feature } from '@longtable/system'
import { adoptOffers } from './adopt-offers.ts'
import { eraseOffers } from './erase-offers.ts'
import { offerEvents } from './offer-events.processor.ts'
import { offersModule } from './offers.graphql.ts'
import { verifyOffers } from './verify-offers.ts'

export const offersFeature: Feature = {
  ...offersModule,
  processors: [offerEvents],
  erase: [eraseOffers],
  verify: [verifyOffers],
  adopt: adoptOffers,
}
