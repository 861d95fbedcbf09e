import type { Feature } from '@longtable/system'
import { UserProfile } from '../users/profile.entity.ts'
import {
  eraseUploads,
  reconcileUploads,
  refundBytes,
  removeObjects,
  schedule,
  tracked,
  uploadFiles,
} from './family-uploads.ts'
import { releaseFiles } from './release-files.processor.ts'
import { uploadsModule } from './uploads.graphql.ts'
import { verifyUploads } from './verify-uploads.ts'

export const uploadsFeature: Feature = {
  ...uploadsModule,
  processors: ({ files }) => [removeObjects(files), ...releaseFiles, refundBytes],
  schedules: (deps) => [schedule(deps)],
  files: uploadFiles,
  erase: [eraseUploads],
  verify: [verifyUploads],
  tracks: [tracked],
  reconcile: [reconcileUploads(UserProfile, ({ userId }: UserProfile) => userId)],
}
