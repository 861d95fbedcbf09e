import { becomes, eventsOf, made, removed } from '@longtable/core'
import { Deck, DeckView } from './deck.entity.ts'

export const deckEvents = eventsOf(Deck, ({ startupId, deckId }) => ({ startupId, deckId }), {
  'collabhub.deck.set': made,
  'collabhub.deck.ready': becomes('status', 'READY'),
  'collabhub.deck.failed': becomes('status', 'FAILED'),
  'collabhub.deck.removed': removed,
})

export const deckViewEvents = eventsOf(
  DeckView,
  ({ startupId, userId, viewedAt }) => ({ startupId, userId, viewedAt }),
  { 'collabhub.deck.opened': made },
)
