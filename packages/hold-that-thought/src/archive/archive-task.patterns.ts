import { lookup, pattern } from '@longtable/entity'
import { ArchiveTask } from './archive-task.entity.ts'

export const archiveTaskById = lookup(ArchiveTask, { source: 'spec: an archive that is carried' })

export const archiveTasksNewestFirst = pattern(ArchiveTask, 'GSI1', {
  source: 'spec: archives that are carried',
  descending: true,
})
