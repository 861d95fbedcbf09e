import type { Feature } from '@longtable/system'
import { countMedia } from './count-media.processor.ts'
import { lookAtMedia } from './look-at-media.ts'
import { mediaEvents } from './media-events.processor.ts'
import { mediaFiles } from './media-files.ts'
import { publishMedia } from './media-live.ts'
import { mediaModule } from './media.graphql.ts'
import { queueLooks } from './queue-looks.processor.ts'
import { reconcileMedia, reconcileUploadCounts } from './reconcile-media.ts'
import { verifyMedia } from './verify-media.ts'

export const mediaFeature: Feature = {
  ...mediaModule,
  processors: [mediaEvents, countMedia, queueLooks],
  jobs: (deps) => [lookAtMedia(deps)],
  live: [publishMedia],
  files: mediaFiles,
  verify: [verifyMedia],
  reconcile: [reconcileMedia, reconcileUploadCounts],
}
