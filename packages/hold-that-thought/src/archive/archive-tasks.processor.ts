import { enqueue, onChange, type Processor } from '@longtable/core'
import type { Deps } from '@longtable/system'
import { release } from '../uploads/family-uploads.ts'
import { ArchiveTask } from './archive-task.entity.ts'
import { CARRY_ARCHIVE } from './carry-archive.ts'

/** The same task is the same job. */
const queueTasks: Processor = {
  ...onChange('archive.queue-tasks', ArchiveTask, async ({ new: task }, { system, now }) => {
    if (task?.status !== 'queued') return
    const { taskId } = task
    await enqueue(system, { kind: CARRY_ARCHIVE, jobId: taskId, payload: { taskId } }, now())
  }),
  restores: true,
}

/** What a task has made goes with it; what was read in when that is over. */
const removeArchives = ({ files }: Deps): Processor =>
  onChange('archive.remove-archives', ArchiveTask, async ({ old, new: task }, { store }) => {
    if (!old) return
    const isOver = task?.status === 'done' || task?.status === 'failed'
    if (old.kind === 'import' && (!task || isOver)) await release(store, old.s3Key, old.taskId)
    if (old.kind !== 'import' && !task) await files.remove(old.s3Key)
  })

export const archiveProcessors = (deps: Deps): readonly Processor[] => [
  queueTasks,
  removeArchives(deps),
]
