import { Count, EpochSeconds, entity, Id, type Of, Timestamp } from '@longtable/entity'
import * as z from 'zod'
import { holdThatThoughtTable } from '../table.ts'

/** An archive that is packed, or read in. It goes after some days, and a packed one with it. */
export const ArchiveTask = entity(holdThatThoughtTable, {
  type: 'Archive Task',
  ours: true,
  fields: {
    taskId: Id,
    kind: z.enum(['export', 'import']),
    status: z.enum(['queued', 'running', 'done', 'failed']),
    requestedBy: Id,
    /** Letters, and files of the gallery, that are whole. */
    doneCount: Count,
    /** Of what was packed, or is read in. */
    s3Key: z.string(),
    size: Count.optional(),
    sha256: z.string().optional(),
    errorMessage: z.string().optional(),
    createdAt: Timestamp,
    updatedAt: Timestamp,
    TTL: EpochSeconds,
  },
  keys: {
    table: ['ARCHIVE#{taskId}', 'METADATA'],
    GSI1: ['ARCHIVES', '{createdAt}#{taskId}'],
  },
})
export type ArchiveTask = Of<typeof ArchiveTask>
