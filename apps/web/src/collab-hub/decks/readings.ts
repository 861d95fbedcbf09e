import { reading } from '../../api/cache.ts'
import { listing } from '../../api/listing.ts'
import { startupKey } from '../startups/readings.ts'
import { Deck, DeckTimes, DeckViews } from './decks.operations.ts'

export const deckReading = (startupId: string) =>
  reading([...startupKey(startupId), 'deck'], Deck, { startupId })

export const deckViewsListing = (startupId: string) =>
  listing([...startupKey(startupId), 'deck-views', 'log'], DeckViews, {
    variables: { startupId },
    pageOf: ({ deckViews }) => deckViews,
  })

/** Of all looks that there ever were, no more than is added up. */
export const deckTimesListing = (startupId: string) =>
  listing([...startupKey(startupId), 'deck-views', 'times'], DeckTimes, {
    variables: { startupId },
    pageOf: ({ deckViews }) => deckViews,
  })
