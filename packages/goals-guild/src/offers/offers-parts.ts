import type { Processor } from '@longtable/core'
import type { GuildDeps } from '../context.ts'
import type { Eraser } from '../users/erase-account.ts'
import type { Verifier } from '../verify.ts'
import { eraseOffers } from './erase-offers.ts'
import { offerEvents } from './offer-events.processor.ts'
import { verifyOffers } from './verify-offers.ts'

export const offerProcessors = ({ events }: GuildDeps): readonly Processor[] => [
  offerEvents(events),
]

export const offerErasers: readonly Eraser[] = [eraseOffers]
export const offerVerifiers: readonly (() => Verifier)[] = [verifyOffers]
