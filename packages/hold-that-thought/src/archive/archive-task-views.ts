import { view } from '@longtable/entity'
import { ArchiveTask } from './archive-task.entity.ts'

const shown = view(
  ArchiveTask,
  'kind',
  'status',
  'requestedBy',
  'doneCount',
  's3Key',
  'size',
  'sha256',
  'errorMessage',
  'itemCount',
  'fileCount',
  'fileBytes',
  'problemCount',
  'createdAt',
  'updatedAt',
)

export const archiveTaskView = (task: ArchiveTask) =>
  shown(task, { id: task.taskId, problems: task.problems ?? [] })
export type ArchiveTaskView = ReturnType<typeof archiveTaskView>
