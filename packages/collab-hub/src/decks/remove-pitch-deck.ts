import { remove } from '@longtable/entity'
import { changeOwnStartup } from '../startups/change-startup.ts'
import { StartupInput } from '../startups/startup-fields.ts'
import { Deck } from './deck.entity.ts'

/** Idempotent: what has none has none. */
export const removePitchDeck = changeOwnStartup({
  name: 'removePitchDeck',
  action: 'DECK_REMOVED',
  input: StartupInput,
  change: ({ startup: { startupId, deckId } }) => ({
    patch: { pitchDeckUrl: undefined, deckId: undefined },
    along: deckId === undefined ? [] : [remove(Deck, { startupId, deckId })],
  }),
})
