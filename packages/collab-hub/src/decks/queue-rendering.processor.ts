import { enqueue, onChange, type Processor } from '@longtable/core'
import { Deck } from './deck.entity.ts'
import { RENDER_DECK } from './render-deck.ts'

/** Drawing takes long: it is a job, and the same deck is the same job. */
export const queueRendering: Processor = {
  ...onChange('decks.queue-rendering', Deck, async ({ new: deck }, { system, now }) => {
    if (deck?.status !== 'RENDERING') return
    const { startupId, deckId } = deck
    await enqueue(
      system,
      { kind: RENDER_DECK, jobId: deckId, payload: { startupId, deckId } },
      now(),
    )
  }),
  restores: true,
}
