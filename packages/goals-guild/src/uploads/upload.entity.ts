import { EpochSeconds, entity, type Of } from '@longtable/entity'
import { uploadFields } from '@longtable/system'
import * as z from 'zod'
import { ggCore } from '../table.ts'

const UploadPurpose = z.enum(['activity', 'avatar'])
export type UploadPurpose = z.infer<typeof UploadPurpose>

/**
 * A file on its way: announced, then checked and under its final key, then shown by an activity or a person. Only
 * what is shown stays; the rest expires, and its objects go with it.
 */
export const Upload = entity(ggCore, {
  type: 'Upload',
  ours: true,
  fields: { ...uploadFields, purpose: UploadPurpose, ttl: EpochSeconds.optional() },
  keys: { table: ['USER#{userId}', 'UPLOAD#{id}'] },
})
export type Upload = Of<typeof Upload>
