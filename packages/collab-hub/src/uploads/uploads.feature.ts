import type { Feature } from '@longtable/system'
import { User } from '../users/user.entity.ts'
import { avatarFiles } from './avatar-files.ts'
import {
  eraseUploads,
  reconcileUploads,
  refundBytes,
  removeObjects,
  schedule,
  tracked,
  uploadFiles,
} from './hub-uploads.ts'
import { releaseAvatars, releaseLogos } from './release-files.processor.ts'
import { uploadsModule } from './uploads.graphql.ts'
import { verifyUploads } from './verify-uploads.ts'

export const uploadsFeature: Feature = {
  ...uploadsModule,
  processors: ({ files }) => [removeObjects(files), releaseAvatars, releaseLogos, refundBytes],
  schedules: (deps) => [schedule(deps)],
  files: { ...uploadFiles, ...avatarFiles },
  erase: [eraseUploads],
  verify: [verifyUploads],
  tracks: [tracked],
  reconcile: [reconcileUploads(User, ({ userId }: User) => userId)],
}
