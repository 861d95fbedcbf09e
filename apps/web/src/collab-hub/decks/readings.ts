import { reading } from '../../api/cache.ts'
import { listing } from '../../api/listing.ts'
import { startupKey } from '../startups/readings.ts'
import { Deck, DeckViews } from './decks.operations.ts'

export const deckReading = (startupId: string) =>
  reading([...startupKey(startupId), 'deck'], Deck, { startupId })

export const deckViewsListing = (startupId: string) =>
  listing([...startupKey(startupId), 'deck-views'], DeckViews, {
    variables: { startupId },
    pageOf: ({ deckViews }) => deckViews,
  })
