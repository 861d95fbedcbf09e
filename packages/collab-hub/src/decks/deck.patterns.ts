import { lookup, pattern } from '@longtable/entity'
import { Deck, DeckView } from './deck.entity.ts'

export const deckById = lookup(Deck, { source: 'spec: a deck' })

export const decksOf = pattern(Deck, 'table', { source: 'spec: decks of a startup' })

export const deckViewOf = lookup(DeckView, { source: 'spec: one look at the deck' })

export const deckViewsOf = pattern(DeckView, 'table', {
  source: 'spec: who saw the deck',
  descending: true,
})
