import type { Feature } from '@longtable/system'
import { adoptLetters } from './adopt-letters.ts'
import { countLetters } from './count-letters.processor.ts'
import { letterEvents } from './letter-events.processor.ts'
import { letterScans } from './letter-files.ts'
import { publishLetters } from './letter-live.ts'
import { lettersModule } from './letters.graphql.ts'
import { reconcileLetters } from './reconcile-letters.ts'
import { trackedLetterFiles, verifyLetters } from './verify-letters.ts'
import { writeMetadata } from './write-metadata.processor.ts'

export const lettersFeature: Feature = {
  ...lettersModule,
  processors: (deps) => [letterEvents, countLetters, writeMetadata(deps)],
  live: [publishLetters],
  files: letterScans,
  verify: [verifyLetters],
  tracks: [trackedLetterFiles],
  reconcile: [reconcileLetters],
  adopt: adoptLetters,
}
