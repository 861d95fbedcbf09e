import { Count, entity, Id, type Of, Timestamp } from '@longtable/entity'
import * as z from 'zod'
import { letterText } from '../letters/letter.entity.ts'
import { holdThatThoughtTable } from '../table.ts'

const Box = z.object({ left: z.int(), top: z.int(), width: z.int(), height: z.int() })

/** How sure a guess is, from 0 to 1, and where it was found. */
const GuessPlace = z.object({
  confidence: z.number(),
  /** From 1. */
  page: z.int(),
  /** Of the whole text, from 1. */
  line: z.int(),
  box: Box.optional(),
})

export const GUESSED = ['date', 'title', 'author', 'recipient', 'place'] as const
export type Guessed = (typeof GUESSED)[number]

export const Draft = entity(holdThatThoughtTable, {
  type: 'Draft',
  ours: ['GSI1'],
  fields: {
    draftId: Id,
    status: z.enum(['pending', 'processing', 'ready', 'published', 'failed']),
    uploaderId: Id,
    fileKeys: z.array(z.string()),
    /** What each of them is, in the same order. */
    files: z
      .array(
        z.object({
          contentType: z.string(),
          size: Count,
          sha256: z.string(),
          fileName: z.string().optional(),
        }),
      )
      .optional(),
    /** What was read. What people make of it is in the review. */
    extractedData: z
      .object({
        date: z.string().optional(),
        title: z.string().optional(),
        author: z.string().optional(),
        content: z.string().optional(),
        dateText: z.string().optional(),
        recipient: z.string().optional(),
        place: z.string().optional(),
      })
      .optional(),
    guesses: z.partialRecord(z.enum(GUESSED), GuessPlace).optional(),
    errorMessage: z.string().optional(),
    languages: z.array(z.string()).optional(),
    /** Read by the outside service. */
    isHandwritten: z.boolean().optional(),
    /** How often it was begun to be read: each time its pages are others. */
    run: Count.optional(),
    pagesDone: Count.optional(),
    /** Unknown until the last file was opened. */
    pageCount: Count.optional(),
    /** All pages as one PDF. */
    pdf: z.object({ key: z.string(), sha256: z.string(), size: Count }).optional(),
    /** Until when the run that claimed it may go on; whoever claims it anew changes it. */
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

const { date, title, content, ...optionalText } = letterText

/** What people have made of what was read: it wins, and no further reading touches it. */
export const DraftReview = entity(holdThatThoughtTable, {
  type: 'Draft Review',
  ours: true,
  fields: {
    draftId: Id,
    date: date.optional(),
    title: title.optional(),
    content: content.optional(),
    ...optionalText,
    revision: Count,
    updatedBy: Id,
    updatedAt: Timestamp,
  },
  keys: { table: ['DRAFT#{draftId}', 'REVIEW'] },
})
export type DraftReview = Of<typeof DraftReview>
