import { text } from '@longtable/core'
import * as z from 'zod'
import { changedLetterFields } from '../letters/letter-fields.ts'

/** Left out keeps; null is what was read again; an empty text says that there is none. */
const said = (max: number, isMultiline = false) =>
  text({ min: 0, max, isMultiline }).nullable().optional()

const { date, tags, fromIds, toIds, aboutIds } = changedLetterFields

const CONTENT_BYTES_MAX = 300_000

export const Content = text({ min: 0, max: CONTENT_BYTES_MAX, isMultiline: true }).refine(
  (content) => Buffer.byteLength(content) <= CONTENT_BYTES_MAX,
  `must have at most ${CONTENT_BYTES_MAX} bytes`,
)

export const reviewFields = {
  date: date.nullable(),
  dateText: said(100),
  title: said(200),
  author: said(200),
  content: Content.nullable().optional(),
  description: said(2000, true),
  recipient: said(200),
  place: said(200),
  tags,
  fromIds,
  toIds,
  aboutIds,
}

export const Revision = z.int().min(0)
