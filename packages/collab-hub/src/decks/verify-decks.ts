import { on, tracks, verifier } from '@longtable/system'
import { Startup } from '../startups/startup.entity.ts'
import { Deck } from './deck.entity.ts'
import { pageKeyOf, PAGES_PREFIX } from './deck-keys.ts'

export const trackedPages = tracks(Deck, {
  prefixes: [PAGES_PREFIX],
  files: (deck) =>
    (deck.pages ?? []).map(({ sha256 }, place) => ({ key: pageKeyOf(deck, place + 1), sha256 })),
})

/** A startup and its deck name each other, and the same file. */
export const verifyDecks = verifier({
  takes: [
    on(Startup, async ({ startupId, deckId, pitchDeckUrl }, { find, problem }) => {
      if (deckId === undefined) return
      const deck = await find(Deck, { startupId, deckId })
      if (deck?.s3Key !== pitchDeckUrl)
        problem(`STARTUP#${startupId} shows ${pitchDeckUrl}, unlike its deck ${deckId}`)
    }),
    on(Deck, async ({ startupId, deckId, status, pages }, { find, problem }) => {
      if ((await find(Startup, { startupId }))?.deckId !== deckId)
        problem(`DECK#${deckId} is of ${startupId}, which has another one`)
      if ((status === 'READY') !== (pages !== undefined))
        problem(`DECK#${deckId} is ${status} ${pages ? 'with' : 'without'} pages`)
    }),
  ],
})
