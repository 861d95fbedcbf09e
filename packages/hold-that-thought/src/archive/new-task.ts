import { expiryOf } from '@longtable/core'
import { put } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import type { FamilyContext } from '../context.ts'
import { ArchiveTask } from './archive-task.entity.ts'

const DAY_MS = 86_400_000
const KEPT_DAYS = 7

export const EXPORTS_PREFIX = 'temp/exports/'

const ACTIONS = {
  export: 'ARCHIVE_EXPORTED',
  import: 'ARCHIVE_IMPORTED',
  check: 'ARCHIVE_CHECKED',
} as const

interface New {
  readonly kind: ArchiveTask['kind']
  readonly requestedBy: string
  /** Of what is read in. */
  readonly s3Key?: string
  readonly along?: (taskId: string, at: string) => readonly Operation[]
}

/** Written down, and begun when that is heard of. */
export function newTask(context: FamilyContext, { kind, requestedBy, s3Key, along }: New) {
  const { id: taskId, at } = context.stamp()
  const task: ArchiveTask = {
    taskId,
    kind,
    status: 'queued',
    requestedBy,
    doneCount: 0,
    s3Key: s3Key ?? `${EXPORTS_PREFIX}${taskId}.${kind === 'check' ? 'txt' : 'zip'}`,
    createdAt: at,
    updatedAt: at,
    ...(expiryOf(context.store.table, context.now() + KEPT_DAYS * DAY_MS) as { TTL: number }),
  }
  return {
    operations: [put(ArchiveTask, task), ...(along?.(taskId, at) ?? [])],
    result: { taskId },
    audit: {
      action: ACTIONS[kind],
      resourceType: 'Archive',
      resourceId: taskId,
    },
  }
}
