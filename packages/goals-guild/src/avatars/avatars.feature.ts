import type { Feature } from '@longtable/system'
import { avatarFiles } from './avatar-files.ts'
import { avatarsModule } from './avatars.graphql.ts'
import { releaseAvatars } from './release-avatars.processor.ts'

export const avatarsFeature: Feature = {
  ...avatarsModule,
  processors: [releaseAvatars],
  files: avatarFiles,
}
