import { entity, Id, type Of, Timestamp } from '@longtable/entity'
import * as z from 'zod'
import { holdThatThoughtTable } from '../table.ts'

export const Draft = entity(holdThatThoughtTable, {
  type: 'Draft',
  ours: ['GSI1'],
  fields: {
    draftId: Id,
    status: z.enum(['pending', 'processing', 'ready', 'published', 'failed']),
    uploaderId: Id,
    fileKeys: z.array(z.string()),
    extractedData: z
      .object({
        date: z.string().optional(),
        title: z.string().optional(),
        author: z.string().optional(),
        content: z.string().optional(),
      })
      .optional(),
    errorMessage: z.string().optional(),
    /** Until when the run that claimed it may go on. */
    leaseUntil: Timestamp.optional(),
    /** The letter it became. */
    letterId: Id.optional(),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  },
  keys: {
    table: ['DRAFT#{draftId}', 'METADATA'],
    GSI1: ['DRAFTS#{status}', '{createdAt}#{draftId}'],
  },
})
export type Draft = Of<typeof Draft>

/** One item holds one GSI1 pair, and the draft's own lists it by status: this one is "mine". */
export const DraftUploader = entity(holdThatThoughtTable, {
  type: 'Draft Uploader',
  ours: true,
  fields: { draftId: Id, uploaderId: Id, createdAt: Timestamp },
  keys: {
    table: ['DRAFT#{draftId}', 'UPLOADER'],
    GSI1: ['USER#{uploaderId}', 'DRAFT#{draftId}'],
  },
})
export type DraftUploader = Of<typeof DraftUploader>
