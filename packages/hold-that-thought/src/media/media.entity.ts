import { CalendarDate, Count, entity, Id, type Of, Timestamp } from '@longtable/entity'
import * as z from 'zod'
import { holdThatThoughtTable } from '../table.ts'

/** The categories are the prefixes below `media/`. */
export const CATEGORIES = ['pictures', 'videos', 'documents'] as const

/** A finished upload of the gallery. */
export const Media = entity(holdThatThoughtTable, {
  type: 'Media',
  ours: true,
  fields: {
    mediaId: Id,
    category: z.enum(CATEGORIES),
    uploaderId: Id,
    s3Key: z.string(),
    fileName: z.string(),
    contentType: z.string(),
    sizeBytes: z.int(),
    width: z.int().optional(),
    height: z.int().optional(),
    title: z.string().optional(),
    description: z.string().optional(),
    /** The sort date: what a camera says, until somebody knows better. */
    date: CalendarDate.optional(),
    dateText: z.string().optional(),
    /** By the camera's own clock, without a zone. */
    takenAt: z.string().optional(),
    /** Albums. */
    tags: z.array(z.string()).optional(),
    /** Who is in the picture: people of the tree. */
    personIds: z.array(Id).optional(),
    /** Where it is once more, small. */
    thumbnailKey: z.string().optional(),
    /** `pending` until a job has looked at the file; `none` where nothing can be shown small. */
    thumbnailStatus: z.enum(['pending', 'ready', 'none']),
    /** Grows with every change. */
    revision: Count,
    createdAt: Timestamp,
    updatedAt: Timestamp,
    deletedAt: Timestamp.optional(),
    deletedBy: Id.optional(),
  },
  derive: {
    /** What was deleted stands apart, where an admin finds it. */
    shelf: ({ category, deletedAt }) => (deletedAt === undefined ? category : 'deleted'),
  },
  keys: {
    table: ['MEDIA#{mediaId}', 'METADATA'],
    GSI1: ['MEDIA#{shelf}', '{createdAt}#{mediaId}'],
  },
})
export type Media = Of<typeof Media>

/** A picture among those of a person who is in it. */
export const PersonMedia = entity(holdThatThoughtTable, {
  type: 'Person Media',
  ours: true,
  fields: { personId: Id, mediaId: Id, createdAt: Timestamp },
  keys: { table: ['PERSON#{personId}', 'MEDIA#{createdAt}#{mediaId}'] },
})
export type PersonMedia = Of<typeof PersonMedia>

/** Albums are tags. */
export const AlbumItem = entity(holdThatThoughtTable, {
  type: 'Album Item',
  ours: true,
  fields: { tag: z.string(), mediaId: Id, createdAt: Timestamp },
  keys: { table: ['ALBUM#{tag}', '{createdAt}#{mediaId}'] },
})
export type AlbumItem = Of<typeof AlbumItem>

/** Of what has a date. */
export const MediaOfYear = entity(holdThatThoughtTable, {
  type: 'Media Of Year',
  ours: true,
  fields: { year: z.string(), date: CalendarDate, mediaId: Id },
  keys: { table: ['MEDIAYEAR#{year}', '{date}#{mediaId}'] },
})
export type MediaOfYear = Of<typeof MediaOfYear>

/** How much there is of a year, or in an album. */
export const MediaCount = entity(holdThatThoughtTable, {
  type: 'Media Count',
  ours: true,
  fields: { kind: z.enum(['year', 'album']), name: z.string(), count: Count },
  keys: { table: ['MEDIACOUNT', '{kind}#{name}'] },
})
export type MediaCount = Of<typeof MediaCount>
