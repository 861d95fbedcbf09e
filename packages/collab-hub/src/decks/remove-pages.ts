import type { Schedule } from '@longtable/core'
import { findMany, timeOf } from '@longtable/entity'
import type { ObjectStore } from '@longtable/files'
import type { Deps } from '@longtable/system'
import { Deck } from './deck.entity.ts'
import { deckOfPageKey, PAGES_PREFIX, pagesPrefixOf } from './deck-keys.ts'

const DAY_MS = 86_400_000

export async function removePages(
  files: ObjectStore,
  deck: Pick<Deck, 'startupId' | 'deckId'>,
): Promise<void> {
  for await (const objects of files.list(pagesPrefixOf(deck)))
    for (const { key } of objects) await files.remove(key)
}

/** The net below: pages whose deck went while they were drawn by somebody who died. */
async function sweepPages({ store, files, now }: Deps): Promise<void> {
  for await (const objects of files.list(PAGES_PREFIX)) {
    const pages = objects.flatMap(({ key }) => {
      const deck = deckOfPageKey(key)
      return deck && Date.parse(timeOf(deck.deckId)) + DAY_MS < now() ? [{ key, deck }] : []
    })
    const keys = pages.map(({ deck }) => deck)
    const decks = await findMany(store, Deck, keys)
    for (const [place, { key }] of pages.entries()) if (!decks[place]) await files.remove(key)
  }
}

export const sweepingPages = (deps: Deps): Schedule => ({
  name: 'collab-hub.sweep-deck-pages',
  everyMs: DAY_MS,
  run: () => sweepPages(deps),
})
