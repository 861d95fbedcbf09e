import { find, put } from '@longtable/entity'
import type { Store, StoreTools } from '@longtable/store'
import { isWithin } from '../clock.ts'
import { checkpointOf } from './checkpoint.ts'
import { TrimMark } from './system.ts'

/** For so long a live reader may be behind the processors before its changes are cut off. */
const READERS_MS = 60_000

interface TrimInput {
  readonly store: Store
  readonly tools: Pick<StoreTools, 'trim'>
  readonly system: Store
  readonly group: string
  readonly now: number
}

/**
 * Cuts a log where its processors were at the run before, and notes where they are now. The note is
 * in the table, so a program that never lives to its second run cuts the log all the same. Says how
 * many changes were forgotten.
 */
export async function trimLog({ store, tools, system, group, now }: TrimInput): Promise<number> {
  const tableName = store.table.name
  const mark = await find(system, TrimMark, { tableName })
  if (mark && isWithin(now - Date.parse(mark.notedAt), READERS_MS)) return 0
  const trimmed = mark ? await tools.trim(mark.position) : 0
  const position = await checkpointOf(system, { group, tableName })
  if (position === undefined) return trimmed
  const next = { tableName, position, notedAt: new Date(now).toISOString() }
  await system.write([{ ...put(TrimMark, next), when: { any: ['absent', 'present'] } }])
  return trimmed
}
