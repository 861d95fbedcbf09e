import { Count, EpochSeconds, entity, Id, type Of, Timestamp } from '@longtable/entity'
import * as z from 'zod'
import { holdThatThoughtTable } from '../table.ts'

/** An archive that is packed, read in or looked at. It goes after some days, and its file with it. */
export const ArchiveTask = entity(holdThatThoughtTable, {
  type: 'Archive Task',
  ours: true,
  fields: {
    taskId: Id,
    kind: z.enum(['export', 'import', 'check']),
    status: z.enum(['queued', 'running', 'done', 'failed']),
    requestedBy: Id,
    /** Letters, and files of the gallery, that are whole; of a check all files that were read. */
    doneCount: Count,
    /** Of what was packed, is read in, or was found. */
    s3Key: z.string(),
    size: Count.optional(),
    sha256: z.string().optional(),
    errorMessage: z.string().optional(),
    /** What a check has found: entries, files, their bytes, and how many of all are wrong. */
    itemCount: Count.optional(),
    fileCount: Count.optional(),
    fileBytes: Count.optional(),
    problemCount: Count.optional(),
    /** The first of them. */
    problems: z.array(z.string()).optional(),
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
