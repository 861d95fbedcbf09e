import { Count, entity, Id, type Of, Timestamp } from '@longtable/entity'
import * as z from 'zod'
import { ggCore } from '../table.ts'

/** One line of the ledger; `XpTotal` is their sum. */
export const XpEntry = entity(ggCore, {
  type: 'XpEntry',
  ours: true,
  fields: { id: Id, userId: Id, xp: z.int(), questId: Id.optional(), createdAt: Timestamp },
  keys: { table: ['USER#{userId}', 'XP#{createdAt}#{id}'] },
})
export type XpEntry = Of<typeof XpEntry>

export const LEADERBOARD_SHARDS = 8
const XP_DIGITS = 12

export const XpTotal = entity(ggCore, {
  type: 'XpTotal',
  ours: true,
  fields: {
    userId: Id,
    xp: z.int().min(0),
    level: Count,
    shard: z
      .int()
      .min(0)
      .max(LEADERBOARD_SHARDS - 1),
    updatedAt: Timestamp,
  },
  derive: {
    place: ({ shard }: { shard?: number }) => shard?.toString(),
    // Digits of equal length sort as text the way the numbers do.
    score: ({ xp }) => xp.toString().padStart(XP_DIGITS, '0'),
  },
  keys: {
    table: ['USER#{userId}', 'XPTOTAL'],
    GSI2: ['XP#{place}', '{score}#{userId}'],
  },
})
export type XpTotal = Of<typeof XpTotal>
