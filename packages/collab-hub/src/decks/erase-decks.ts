import { settle } from '@longtable/core'
import { asRead, change, remove, removeEach } from '@longtable/entity'
import { type Deps, eraser, erases, leaves } from '@longtable/system'
import { accessByInvestor } from '../access/access-request.patterns.ts'
import { auditByUser } from '../model/rows.ts'
import { Startup } from '../startups/startup.entity.ts'
import { startupById, startupsByFounder } from '../startups/startup.patterns.ts'
import { Deck, DeckView } from './deck.entity.ts'
import { deckViewsOf } from './deck.patterns.ts'
import { DECK_OPENED } from './open-deck.ts'

/** Where they may have looked: what was opened to them, and as an admin what the log says. */
async function lookedAt({ store }: Deps, userId: string): Promise<ReadonlySet<string>> {
  const startupIds = new Set<string>()
  for await (const requests of accessByInvestor.each({ store }, { requesterId: userId }))
    for (const { startupId } of requests) startupIds.add(startupId)
  for await (const entries of auditByUser.each({ store }, { userId }))
    for (const { action, metadata } of entries)
      if (action === DECK_OPENED) startupIds.add(String(metadata?.startupId))
  return startupIds
}

async function removeLooks(deps: Deps, userId: string): Promise<void> {
  for (const startupId of await lookedAt(deps, userId))
    for await (const looks of deckViewsOf.each(deps, { startupId })) {
      const own = looks.filter((look) => look.userId === userId)
      if (own.length > 0) await removeEach(deps, DeckView, own)
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

/** The looks of whoever is erased go, and the decks of an erased founder. */
export const eraseDecks = eraser('decks', [
  erases(DeckView, 'userId', (deps, { userId }) => removeLooks(deps, userId)),
  leaves(startupsByFounder, 'founderId', removeDeck),
])
