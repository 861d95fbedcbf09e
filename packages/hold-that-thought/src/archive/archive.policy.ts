import { notFound, UlidId } from '@longtable/core'
import * as z from 'zod'
import { admin, type FamilyContext } from '../context.ts'
import type { ArchiveTask } from './archive-task.entity.ts'
import { archiveTaskById } from './archive-task.patterns.ts'

export const ArchiveTaskInput = z.object({ taskId: UlidId })

/** All that the family has is in it: for admins alone. */
export async function archiveTaskInView(
  context: FamilyContext,
  taskId: string,
): Promise<ArchiveTask> {
  await admin(context, 'archiveTask')
  const task = await archiveTaskById(context, { taskId })
  if (!task) throw notFound('archive.unknown', 'This archive')
  return task
}
