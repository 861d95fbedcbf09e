import { Count, entity, Id, type Of, Timestamp } from '@longtable/entity'
import * as z from 'zod'
import { collabHubTable } from '../table.ts'

/** A pitch deck: a PDF, and its pages as pictures from when they were drawn. */
export const Deck = entity(collabHubTable, {
  type: 'Deck',
  ours: true,
  isHelper: true,
  fields: {
    startupId: Id,
    deckId: Id,
    /** Of the PDF; the startup's `pitchDeckUrl` is the same. */
    s3Key: z.string(),
    status: z.enum(['RENDERING', 'READY', 'FAILED']),
    /** In pixels, from the first page on. */
    pages: z
      .array(z.object({ width: Count, height: Count, sha256: z.string().optional() }))
      .optional(),
    /** Why it cannot be shown: a word, and what is told of it. */
    problem: z.string().optional(),
    reason: z.string().optional(),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  },
  keys: { table: ['STARTUP#{startupId}', 'DECK#{deckId}'] },
})
export type Deck = Of<typeof Deck>

/** Who saw the deck, when, which pages and for how long: shown to the founder. */
export const DeckView = entity(collabHubTable, {
  type: 'DeckView',
  ours: true,
  isHelper: true,
  fields: {
    startupId: Id,
    userId: Id,
    viewedAt: Timestamp,
    deckId: Id.optional(),
    /** By number, from 1. */
    pages: z.record(z.string(), z.object({ seenAt: Timestamp, seconds: Count })).optional(),
    /** Time before this is told of already. */
    countedUntil: Timestamp.optional(),
    downloadedAt: Timestamp.optional(),
    updatedAt: Timestamp.optional(),
  },
  keys: { table: ['STARTUP#{startupId}', 'DECKVIEW#{viewedAt}#{userId}'] },
})
export type DeckView = Of<typeof DeckView>
