import { fromItem, isOf, readable } from '@longtable/entity'
import { inspectObject, type ObjectStore } from '@longtable/files'
import type { Item, StoreTools } from '@longtable/store'
import type { FilesTracked } from './tracked-files.ts'
import { type Counted, createTally, KEYS_MAX, type Tally } from './tally.ts'

/** Who has a million gets the idea, and memory stays bounded. */
const PROBLEMS_MAX = 1000
const WORDS = 8
const WORD_DIGITS = 8

interface TrackingTable {
  readonly tools: Pick<StoreTools, 'scan'>
  readonly tracked: readonly FilesTracked[]
}

interface VerifyingFiles {
  readonly files: ObjectStore
  /** All that keep files in it: what one of them tracks may stand below a prefix of another. */
  readonly tables: readonly TrackingTable[]
  /** How many objects were read so far. */
  readonly progress?: (objects: number) => void | Promise<void>
  /** What nothing tells of is nobody's business. */
  readonly mayBeUntracked?: boolean
  /** How many keys are held at once; with fewer all is read more often. */
  readonly keysMax?: number
}

interface VerifiedFiles {
  readonly objects: number
  readonly bytes: number
  readonly problems: string[]
}

/** A hash as numbers that a tally can add up; undefined where nobody has stored one. */
const wordsOf = (sha256: string | undefined) =>
  Object.fromEntries(
    Array.from({ length: WORDS }, (_, place) => [
      `word${place}`,
      sha256 === undefined
        ? undefined
        : Number.parseInt(sha256.slice(place * WORD_DIGITS, (place + 1) * WORD_DIGITS), 16),
    ]),
  )

function problemOf(key: string, { says, has }: Counted): string | undefined {
  if (!says) return `${key} is untracked: nothing says that it is there`
  if (has['objects'] === undefined) return `${key} is missing`
  if (says['objects'] !== 1) return `${key} is tracked by ${says['objects']} items`
  if (says['word0'] === undefined) return `${key} has no stored hash`
  const isSame = Object.entries(says).every(([name, word]) => has[name] === word)
  return isSame ? undefined : `${key} is altered: its hash is not the stored one`
}

async function tellTracked({ tools, tracked }: TrackingTable, tally: Tally): Promise<void> {
  const tell = (item: Item) => {
    for (const { entity, files } of tracked) {
      if (!isOf(entity, item)) continue
      const value = readable({}, () => fromItem(entity, item) as unknown)
      // What cannot be read `verify` itself tells of.
      if (value === undefined) continue
      for (const { key, sha256 } of files(value))
        tally.says(key, { objects: 1, ...wordsOf(sha256) })
    }
  }
  const whole = { segment: 0, segments: 1, withExpired: true }
  for await (const items of tools.scan(whole)) for (const item of items) tell(item)
}

/** Without those that stand below another one. */
function prefixesIn(tables: readonly TrackingTable[]): string[] {
  const all = new Set(tables.flatMap(({ tracked }) => tracked.flatMap(({ prefixes }) => prefixes)))
  return [...all].filter((one) => ![...all].some((other) => other !== one && one.startsWith(other)))
}

/**
 * Reads every object and compares it with what is said of it. True of tables and objects that nobody
 * writes meanwhile; what is on its way below `temp/uploads/` counts for nothing yet.
 */
export async function verifyFiles(verifying: VerifyingFiles): Promise<VerifiedFiles> {
  const { files, tables, progress, mayBeUntracked = false, keysMax = KEYS_MAX } = verifying
  const tally = createTally(keysMax)
  const problems = new Set<string>()
  let [objects, bytes] = [0, 0]
  let isFirst = true
  do {
    for (const table of tables) await tellTracked(table, tally)
    for (const prefix of prefixesIn(tables))
      for await (const entries of files.list(prefix))
        for (const { key } of entries) {
          if (!tally.asks(key)) continue
          const found = await inspectObject(files, key)
          if (!found) continue
          tally.has(key, { objects: 1, ...wordsOf(found.sha256) })
          if (isFirst) {
            objects++
            bytes += found.size
          }
          await progress?.(objects)
        }
    for (const [key, counted] of tally.counted()) {
      if (!counted.says && mayBeUntracked) continue
      const problem = problemOf(key, counted)
      if (problem !== undefined && problems.size < PROBLEMS_MAX) problems.add(problem)
    }
    isFirst = false
  } while (tally.goOn())
  return { objects, bytes, problems: [...problems].sort() }
}
