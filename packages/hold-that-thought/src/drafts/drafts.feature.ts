import type { Feature } from '@longtable/system'
import { adoptDrafts } from './adopt-drafts.ts'
import { draftEvents } from './draft-events.processor.ts'
import { draftFiles } from './draft-files.ts'
import { publishDrafts } from './draft-live.ts'
import { draftsModule } from './drafts.graphql.ts'
import { clearAway, moveFiles } from './move-files.processor.ts'
import { queueReading } from './queue-reading.processor.ts'
import { readDrafts } from './read-draft.ts'
import { sweepingDrafts } from './sweep-drafts.ts'
import { verifyDrafts } from './verify-drafts.ts'

export const draftsFeature: Feature = {
  ...draftsModule,
  processors: (deps) => [draftEvents, queueReading, moveFiles(deps), clearAway(deps)],
  jobs: (deps) => [readDrafts(deps)],
  schedules: (deps) => [sweepingDrafts(deps)],
  live: publishDrafts,
  files: draftFiles,
  verify: [verifyDrafts],
  adopt: adoptDrafts,
}
