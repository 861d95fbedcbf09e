import { Count, EpochSeconds, entity, Id, type Of, Timestamp } from '@longtable/entity'
import * as z from 'zod'
import { ggCore } from '../table.ts'

export const UploadPurpose = z.enum(['activity'])
export type UploadPurpose = z.infer<typeof UploadPurpose>

/**
 * A file on its way: announced, then checked and under its final key, then shown by something. Only
 * what is shown stays; the rest expires, and its objects go with it.
 */
export const Upload = entity(ggCore, {
  type: 'Upload',
  fields: {
    id: Id,
    userId: Id,
    purpose: UploadPurpose,
    contentType: z.string(),
    size: Count,
    status: z.enum(['started', 'finished', 'used']),
    /** From here on: with `finished`. */
    s3Key: z.string().optional(),
    sha256: z.string().optional(),
    width: z.int().optional(),
    height: z.int().optional(),
    /** The activity that shows it. */
    usedBy: Id.optional(),
    createdAt: Timestamp,
    updatedAt: Timestamp,
    ttl: EpochSeconds.optional(),
  },
  keys: { table: ['USER#{userId}', 'UPLOAD#{id}'] },
})
export type Upload = Of<typeof Upload>
