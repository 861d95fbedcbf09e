import { text, ThingId, unset } from '@longtable/core'
import { timeOf } from '@longtable/entity'
import * as z from 'zod'
import { LetterId } from '../letters/letter-fields.ts'

export const REACTION_TYPES = ['like', 'love', 'laugh', 'sad', 'wow'] as const

export const ItemInput = z.object({ itemId: LetterId })
export const CommentText = text({ max: 2000, isMultiline: true })

/** As it stands in a key: others may leave milliseconds out, and the same moment is another key. */
export const KeyTime = z.iso
  .datetime('must be a time as it was told, such as 2026-01-31T09:00:00Z')
  .nullish()
  .transform(unset)

/** Its time follows from an id of ours; of one that others made it is said. */
export const CommentInput = ItemInput.extend({
  commentId: ThingId,
  createdAt: KeyTime,
})

const ULID = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/

export const timeIn = (id: string, createdAt: string | undefined): string =>
  createdAt ?? (ULID.test(id) ? timeOf(id) : 'unknown')

export const commentKey = ({ itemId, commentId, createdAt }: z.infer<typeof CommentInput>) => ({
  itemId,
  commentId,
  createdAt: timeIn(commentId, createdAt),
})
