import { EpochSeconds, entity, Id, type Of, Timestamp } from '@longtable/entity'
import * as z from 'zod'
import { holdThatThoughtTable } from '../table.ts'

/** A finished upload of the gallery. The categories are the prefixes below `media/`. */
export const Media = entity(holdThatThoughtTable, {
  type: 'Media',
  ours: true,
  fields: {
    mediaId: Id,
    category: z.enum(['pictures', 'videos', 'documents']),
    uploaderId: Id,
    s3Key: z.string(),
    fileName: z.string(),
    contentType: z.string(),
    sizeBytes: z.int(),
    title: z.string().optional(),
    description: z.string().optional(),
    thumbnailKey: z.string().optional(),
    createdAt: Timestamp,
    updatedAt: Timestamp.optional(),
  },
  keys: {
    table: ['MEDIA#{mediaId}', 'METADATA'],
    GSI1: ['MEDIA#{category}', '{createdAt}#{mediaId}'],
  },
})
export type Media = Of<typeof Media>

/** What a signed URL was issued for: an object counts only when it is found to be this. */
export const Upload = entity(holdThatThoughtTable, {
  type: 'Upload',
  ours: true,
  fields: {
    uploadId: Id,
    ownerId: Id,
    purpose: z.enum(['media', 'profile-photo', 'draft', 'message']),
    /** The draft or the conversation it is for. */
    targetId: Id.optional(),
    s3Key: z.string(),
    fileName: z.string(),
    contentType: z.string(),
    sizeBytes: z.int(),
    createdAt: Timestamp,
    TTL: EpochSeconds,
  },
  keys: { table: ['UPLOAD#{uploadId}', 'METADATA'] },
})
export type Upload = Of<typeof Upload>
