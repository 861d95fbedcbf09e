import { createHash } from 'node:crypto'
import { change, derivedId, put, type Reader } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import { LEADERBOARD_SHARDS, XpEntry, XpTotal } from './xp.entity.ts'
import { xpTotalOf } from './xp.patterns.ts'

const XP_PER_LEVEL_SQUARED = 100

export const levelOf = (xp: number): number => Math.floor(Math.sqrt(xp / XP_PER_LEVEL_SQUARED)) + 1

/** The total at which a level begins. */
export const xpOfLevel = (level: number): number => (level - 1) ** 2 * XP_PER_LEVEL_SQUARED

/** Spreads people evenly; stored on the item, so that it could be chosen in another way later. */
export const shardOf = (userId: string): number =>
  createHash('sha256').update(userId).digest().readUInt32BE(0) % LEADERBOARD_SHARDS

interface Payment {
  readonly userId: string
  readonly questId: string
  readonly xp: number
  /** Epoch milliseconds. */
  readonly at: number
}

/** Ledger, total and level as one; they hang on the total as it is now. */
export async function payXp(
  reader: Pick<Reader, 'store'>,
  { userId, questId, xp, at }: Payment,
): Promise<Operation[]> {
  const createdAt = new Date(at).toISOString()
  const total = await xpTotalOf(reader, { userId })
  const sum = (total?.xp ?? 0) + xp
  const patch = { xp: sum, level: levelOf(sum), updatedAt: createdAt }
  return [
    put(XpEntry, { id: derivedId(at, questId), userId, xp, questId, createdAt }),
    total
      ? change(XpTotal, total, { patch, when: { attribute: 'xp', equals: total.xp } })
      : put(XpTotal, { userId, shard: shardOf(userId), ...patch }),
  ]
}
