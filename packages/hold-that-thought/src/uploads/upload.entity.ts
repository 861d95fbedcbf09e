import { Count, EpochSeconds, entity, Id, type Of, Timestamp } from '@longtable/entity'
import { uploadFields } from '@longtable/system'
import * as z from 'zod'
import { holdThatThoughtTable } from '../table.ts'

const UploadPurpose = z.enum([
  'picture',
  'video',
  'document',
  'profilePhoto',
  'attachment',
  'letterScan',
  'draft',
  'archive',
])
export type UploadPurpose = z.infer<typeof UploadPurpose>

/**
 * What a signed URL was issued for: an object counts only when it is found to be this. What nothing
 * shows expires, and its object goes with it.
 */
export const Upload = entity(holdThatThoughtTable, {
  type: 'Upload',
  ours: true,
  fields: { ...uploadFields, purpose: UploadPurpose, TTL: EpochSeconds.optional() },
  keys: {
    table: ['UPLOAD#{id}', 'METADATA'],
    GSI1: ['UPLOADER#{userId}', 'UPLOAD#{id}'],
  },
})
export type Upload = Of<typeof Upload>

/** How many bytes somebody has stored: many who upload at once stay within their bound. */
export const Counter = entity(holdThatThoughtTable, {
  type: 'Counter',
  ours: true,
  fields: { userId: Id, name: z.enum(['STORED']), count: Count, updatedAt: Timestamp },
  keys: { table: ['USER#{userId}', 'COUNTER#{name}'] },
})
export type Counter = Of<typeof Counter>
