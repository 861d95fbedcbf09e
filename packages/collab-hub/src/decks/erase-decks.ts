import { settle } from '@longtable/core'
import { asRead, change, remove, removeEach } from '@longtable/entity'
import { type Deps, eraser, erases, leaves } from '@longtable/system'
import { accessByInvestor } from '../access/access-request.patterns.ts'
import { Startup } from '../startups/startup.entity.ts'
import { startupById, startupsByFounder } from '../startups/startup.patterns.ts'
import { Deck, DeckView } from './deck.entity.ts'
import { deckViewsOf } from './deck.patterns.ts'

/** Only whom a startup was opened to can have looked; what they have asked for says where. */
async function removeLooks({ store }: Deps, userId: string): Promise<void> {
  for await (const requests of accessByInvestor.each({ store }, { requesterId: userId }))
    for (const startupId of new Set(requests.map((request) => request.startupId)))
      for await (const looks of deckViewsOf.each({ store }, { startupId })) {
        const own = looks.filter((look) => look.userId === userId)
        if (own.length > 0) await removeEach({ store }, DeckView, own)
      }
}

const removeDeck = ({ store }: Deps, { startupId }: Startup): Promise<void> =>
  settle(`The deck of ${startupId}`, async () => {
    const startup = await startupById({ store }, { startupId })
    if (startup?.deckId === undefined) return
    const { deckId } = startup
    const patch = { pitchDeckUrl: undefined, deckId: undefined }
    const when = asRead(Startup, startup, 'deckId')
    await store.write([
      change(Startup, startup, { patch, when }),
      remove(Deck, { startupId, deckId }),
    ])
  })

/** The looks of an erased investor go, and the decks of an erased founder. */
export const eraseDecks = eraser('decks', [
  erases(DeckView, 'userId', (deps, { userId }) => removeLooks(deps, userId)),
  leaves(startupsByFounder, 'founderId', removeDeck),
])
