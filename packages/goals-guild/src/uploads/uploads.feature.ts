import type { Feature } from '@longtable/system'
import { User } from '../users/user.entity.ts'
import {
  eraseUploads,
  reconcileUploads,
  refundBytes,
  removeObjects,
  schedule,
  tracked,
  uploadFiles,
} from './guild-uploads.ts'
import { releaseMedia } from './release-media.processor.ts'
import { uploadsModule } from './uploads.graphql.ts'
import { verifyUploads } from './verify-uploads.ts'

export const uploadsFeature: Feature = {
  ...uploadsModule,
  processors: ({ files }) => [removeObjects(files), releaseMedia, refundBytes],
  schedules: (deps) => [schedule(deps)],
  files: uploadFiles,
  erase: [eraseUploads],
  verify: [verifyUploads],
  tracks: [tracked],
  reconcile: [reconcileUploads(User, ({ id }: User) => id)],
}
