import { Count, EpochSeconds, entity, Id, type Of, Timestamp } from '@longtable/entity'
import { uploadFields } from '@longtable/system'
import * as z from 'zod'
import { collabHubTable } from '../table.ts'

const UploadPurpose = z.enum(['avatar', 'logo', 'pitchDeck', 'resume', 'chatFile'])
export type UploadPurpose = z.infer<typeof UploadPurpose>

/**
 * A file on its way: announced, then checked and under its final key, then shown by something. Only
 * what is shown stays; the rest expires, and its objects go with it.
 */
export const Upload = entity(collabHubTable, {
  type: 'Upload',
  ours: true,
  isHelper: true,
  fields: { ...uploadFields, purpose: UploadPurpose, ttl: EpochSeconds.optional() },
  keys: {
    table: ['UPLOAD#{id}', 'METADATA'],
    GSI1: ['UPLOADER#{userId}', 'UPLOAD#{id}'],
  },
})
export type Upload = Of<typeof Upload>

/** How many bytes somebody has stored: many who upload at once stay within their bound. */
export const Counter = entity(collabHubTable, {
  type: 'Counter',
  ours: true,
  isHelper: true,
  fields: { userId: Id, name: z.enum(['STORED']), count: Count, updatedAt: Timestamp },
  keys: { table: ['USER#{userId}', 'COUNTER#{name}'] },
})
export type Counter = Of<typeof Counter>
