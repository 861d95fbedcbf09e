import type { Feature } from '@longtable/system'
import { archiveFiles } from './archive-files.ts'
import { archiveProcessors } from './archive-tasks.processor.ts'
import { archiveModule } from './archive.graphql.ts'
import { carryArchives } from './carry-archive.ts'

export const archiveFeature: Feature = {
  ...archiveModule,
  processors: archiveProcessors,
  jobs: (deps) => [carryArchives(deps)],
  files: archiveFiles,
}
