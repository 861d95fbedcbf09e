import { onChange, type Processor } from '@longtable/core'
import { removeAll } from '@longtable/entity'
import type { ObjectStore } from '@longtable/files'
import { Startup } from '../startups/startup.entity.ts'
import { release } from '../uploads/hub-uploads.ts'
import { Deck } from './deck.entity.ts'
import { decksOf, deckViewsOf } from './deck.patterns.ts'
import { removePages } from './remove-pages.ts'

/** Whatever removes a deck: its pages and its file go too. */
export const releaseDecks = (files: ObjectStore): Processor =>
  onChange('decks.release', Deck, async ({ old, new: deck }, { store }) => {
    if (!old || deck) return
    await release(store, old.s3Key, old.deckId)
    await removePages(files, old)
  })

/** A deleted startup takes its deck along, and who has looked at it. */
export const removeDecks: Processor = onChange(
  'decks.remove-decks',
  Startup,
  async ({ old, new: startup }, deps) => {
    if (!old || startup) return
    const { startupId } = old
    await removeAll(deps, decksOf, { startupId })
    await removeAll(deps, deckViewsOf, { startupId })
  },
)
