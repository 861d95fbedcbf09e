import type { Feature } from '@longtable/system'
import { adoptDecks } from './adopt-decks.ts'
import { deckEvents, deckViewEvents } from './deck-events.processor.ts'
import { deckFiles } from './deck-files.ts'
import { decksModule } from './decks.graphql.ts'
import { eraseDecks } from './erase-decks.ts'
import { queueRendering } from './queue-rendering.processor.ts'
import { releaseDecks, removeDecks } from './release-decks.processor.ts'
import { sweepingPages } from './remove-pages.ts'
import { renderDecks } from './render-deck.ts'
import { trackedPages, verifyDecks } from './verify-decks.ts'

export const decksFeature: Feature = {
  ...decksModule,
  processors: ({ files }) => [
    deckEvents,
    deckViewEvents,
    queueRendering,
    releaseDecks(files),
    removeDecks,
  ],
  jobs: (deps) => [renderDecks(deps)],
  schedules: (deps) => [sweepingPages(deps)],
  files: deckFiles,
  erase: [eraseDecks],
  verify: [verifyDecks],
  tracks: [trackedPages],
  adopt: adoptDecks,
}
