import { mkdir } from 'node:fs/promises'
import { isExpired, secondsOf } from '../../expiry.ts'
import type { Clock, Item, ScanPart, StoreTools, TableDefinition } from '../../port.ts'
import { refuse } from '../../validate.ts'
import { firstSequence, parseSequence } from '../changes.ts'
import type { Environment, TableDatabases } from '../environment.ts'
import { expiryKey, FIRST_KEY, itemKeyInExpiry, sequenceKey } from '../keys.ts'
import { applyEffects, lastSequence } from '../write.ts'
import { verifyTable } from './verify.ts'

const SCAN_PAGE = 500
const SWEEP_CHUNK = 500
const TRIM_CHUNK = 1000
const SEGMENTS_MAX = 1000
const ZERO = Buffer.from([0])

function checkPart({ segment, segments }: ScanPart): void {
  const fits =
    Number.isInteger(segment) && Number.isInteger(segments) && segment >= 0 && segment < segments
  if (!fits || segments > SEGMENTS_MAX)
    refuse('scan', `segment must lie below segments, which are at most ${SEGMENTS_MAX}`)
}

/** Spreads partitions over segments; the items of a partition stay together. */
function segmentOf(partition: string, segments: number): number {
  let hash = 0
  for (let place = 0; place < partition.length; place++)
    hash = (Math.imul(hash, 31) + partition.charCodeAt(place)) >>> 0
  return hash % segments
}

/** Reads a page between two turns of the event loop, so that a scan never pins pages of the file. */
function scanPage(
  databases: TableDatabases,
  start: Buffer,
): { items: Item[]; last: Buffer | undefined } {
  const items: Item[] = []
  let last: Buffer | undefined
  for (const { key, value } of databases.items.getRange({ start, limit: SCAN_PAGE })) {
    items.push(value)
    last = key
  }
  return { items, last }
}

async function* scan(
  environment: Environment,
  table: TableDefinition,
  { part, clock }: { part: ScanPart; clock: Clock },
): AsyncGenerator<readonly Item[]> {
  checkPart(part)
  const databases = environment.databases(table)
  let start: Buffer = FIRST_KEY
  for (;;) {
    environment.assertOpen()
    environment.refresh()
    const { items, last } = scanPage(databases, start)
    if (!last) return
    start = Buffer.concat([last, ZERO])
    const nowSeconds = secondsOf(clock())
    const mine = items.filter(
      (item) =>
        (part.withExpired || !isExpired(table, item, nowSeconds)) &&
        segmentOf(item.PK, part.segments) === part.segment,
    )
    if (mine.length > 0) yield mine
    await new Promise(setImmediate)
  }
}

function sweepChunk(table: TableDefinition, databases: TableDatabases, at: number): number {
  const nowSeconds = secondsOf(at)
  const end = expiryKey(nowSeconds + 1, Buffer.alloc(0))
  const keys = [...databases.expiries.getKeys({ start: FIRST_KEY, end, limit: SWEEP_CHUNK })]
  const effects = keys
    .map((key) => databases.items.get(itemKeyInExpiry(key)))
    .filter((item): item is Item => item !== undefined && isExpired(table, item, nowSeconds))
    .map((item) => ({ old: item, next: undefined, expired: true }))
  applyEffects(table, databases, { effects, at })
  return effects.length
}

function trimChunk(databases: TableDatabases, upTo: number): number {
  // The newest record stays: sequence numbers go on from it.
  const last = Math.min(upTo, lastSequence(databases) - 1)
  const first = firstSequence(databases) ?? last + 1
  const end = Math.min(first + TRIM_CHUNK - 1, last)
  for (let sequence = first; sequence <= end; sequence++)
    databases.log.removeSync(sequenceKey(sequence))
  return Math.max(end - first + 1, 0)
}

/** Repeats a bounded transaction until it finds nothing more to do. */
async function untilDone(environment: Environment, chunk: () => number): Promise<number> {
  let total = 0
  for (;;) {
    const done = await environment.commit(chunk)
    if (done === 0) return total
    total += done
  }
}

export function lmdbTools(
  environment: Environment,
  table: TableDefinition,
  clock: Clock,
): StoreTools {
  const databases = environment.databases(table)
  return {
    scan: (part = { segment: 0, segments: 1 }) => scan(environment, table, { part, clock }),
    async backup(target) {
      environment.assertOpen()
      await mkdir(target, { recursive: true, mode: 0o700 })
      await environment.root.backup(target, true)
      return target
    },
    sweep: () => untilDone(environment, () => sweepChunk(table, databases, clock())),
    trim(upTo) {
      const sequence = parseSequence(upTo)
      return untilDone(environment, () => trimChunk(databases, sequence))
    },
    verify: () => verifyTable(environment, table),
  }
}
