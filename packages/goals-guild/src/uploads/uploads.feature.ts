import type { Feature } from '@longtable/system'
import { eraseUploads } from './erase-uploads.ts'
import { refundBytes, releaseMedia, removeObjects } from './remove-objects.processor.ts'
import { reconcileUploads } from './reconcile-uploads.ts'
import { uploadSweep } from './sweep-uploads.ts'
import { uploadsModule } from './uploads.graphql.ts'
import { verifyUploads } from './verify-uploads.ts'

export const uploads: Feature = {
  ...uploadsModule,
  processors: ({ files }) => [removeObjects(files), releaseMedia, refundBytes],
  schedules: (deps) => [uploadSweep(deps)],
  erase: [eraseUploads],
  verify: [verifyUploads],
  reconcile: [reconcileUploads],
}
