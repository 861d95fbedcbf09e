import type { Item, Key } from '../../port.ts'
import { sameValue } from '../../same.ts'
import { firstSequence } from '../changes.ts'
import type { Environment, LogRecord, TableDatabases } from '../environment.ts'
import { itemKey, sequenceKey, sequenceIn } from '../keys.ts'
import { lastSequence } from '../write.ts'

const CHUNK = 500
/** Changes per pass: what is kept is one number for each of their items. */
const CHANGES_AT_ONCE = 200_000

interface Subject {
  readonly environment: Environment
  readonly databases: TableDatabases
  readonly say: (problem: string) => void
}

/** Which pass looks at an item's changes. */
function passOf({ PK, SK }: Key, passes: number): number {
  let hash = 0
  for (const text of [PK, SK])
    for (let place = 0; place < text.length; place++)
      hash = (Math.imul(hash, 31) + text.charCodeAt(place)) >>> 0
  return hash % passes
}

/** The changes of a share of the items, by the number of the newest change of each. */
function createPass({ databases, say }: Subject, isMine: (key: Key) => boolean) {
  const { items, log } = databases
  const newest = new Map<string, number>()
  let last = 0

  /** Its image after the change; undefined when the change was trimmed meanwhile. */
  const after = (sequence: number) => log.get(sequenceKey(sequence))?.[2]

  function see(sequence: number, [, old, next]: LogRecord, tellsHoles: boolean): void {
    if (last !== 0 && sequence !== last + 1) {
      // Trimmed while we read: what was seen before says nothing of what follows.
      if (firstSequence(databases) === sequence) newest.clear()
      else if (tellsHoles) say(`log: ${sequence} follows ${last}`)
    }
    last = sequence
    const key = (next ?? old) as Item
    if (!isMine(key)) return
    const name = itemKey(key).toString('latin1')
    const before = newest.get(name)
    const image = before === undefined ? undefined : after(before)
    if (image !== undefined && !sameValue(image ?? undefined, old ?? undefined))
      say(`log: change ${sequence} does not start from what was there`)
    newest.set(name, sequence)
  }

  /** Reads on; says whether there may be more. */
  function read(limit: number, tellsHoles: boolean): boolean {
    const start = last === 0 ? (firstSequence(databases) ?? 1) : last + 1
    let count = 0
    for (const { key, value } of log.getRange({ start: sequenceKey(start), limit })) {
      count += 1
      see(sequenceIn(key), value, tellsHoles)
    }
    return count === limit
  }

  function compareWithItems(): void {
    for (const [name, sequence] of newest) {
      const image = after(sequence)
      if (image === undefined) continue
      const item = items.get(Buffer.from(name, 'latin1'))
      if (!sameValue(image ?? undefined, item))
        say(`log: change ${sequence} is its item's last, but not what is stored`)
    }
  }

  return { read, compareWithItems }
}

/**
 * Numbers without holes, each old image what the change before left, and the last one what is there.
 * Each pass takes a share of the items, so memory is bounded whatever the log's length.
 */
export async function verifyLog(subject: Subject): Promise<void> {
  const { environment, databases } = subject
  environment.refresh()
  const length = lastSequence(databases) - (firstSequence(databases) ?? 1) + 1
  const passes = Math.max(1, Math.ceil(length / CHANGES_AT_ONCE))
  for (let number = 0; number < passes; number++) {
    const pass = createPass(subject, (key) => passOf(key, passes) === number)
    for (let more = true; more; ) {
      environment.assertOpen()
      environment.refresh()
      more = pass.read(CHUNK, number === 0)
      // The end of the log and the items belong to one snapshot: nothing comes in between.
      if (!more) pass.compareWithItems()
      else await new Promise(setImmediate)
    }
  }
}
