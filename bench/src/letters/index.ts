import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toItem } from '@longtable/entity'
import {
  type FamilyContext,
  holdThatThoughtRows,
  holdThatThoughtTable,
  Letter,
  letters,
  LettersInput,
  UserProfile,
} from '@longtable/hold-that-thought'
import type { Engine, Item, Store } from '@longtable/store'
import { openLmdb } from '@longtable/store/lmdb'
import { contextsOf } from '../contexts.ts'
import { type Contender, measure, type Pace } from '../harness.ts'
import type { LettersResult } from './report.ts'

export { isEven, lettersReport } from './report.ts'

export interface LettersBench {
  readonly counts: readonly [few: number, many: number]
  readonly pace: Pace
  readonly say: (progress: string) => void
}

export const fullLetters = {
  counts: [100, 10_000] as const,
  pace: { rounds: 15, sliceMs: 300 },
}

/** Shows that everything runs; its numbers mean nothing. */
export const quickLetters = {
  counts: [40, 400] as const,
  pace: { rounds: 1, sliceMs: 20 },
}

const PAGE = 20
const CHUNK = 1000
const DAY_MS = 86_400_000
const START = Date.UTC(2026, 0, 1)
const READER = '01KE3W1B00000000000000000A'
const AT = new Date(START).toISOString()
const CONTENT = 'Dear Edith, eleven days of fog. One hears the others and sees nobody. '.repeat(15)

const reader = toItem(UserProfile, {
  userId: READER,
  email: 'reader@example.com',
  displayName: 'Reader',
  isProfilePrivate: false,
  notifyOnMessage: false,
  notifyOnComment: false,
  mediaUploadCount: 0,
  status: 'active',
  groups: ['approved'],
  isApproved: true,
  createdAt: AT,
  updatedAt: AT,
})

/** One a day, backwards. */
function letterAt(place: number): Item {
  const date = new Date(START - place * DAY_MS).toISOString().slice(0, 10)
  return toItem(Letter, {
    letterId: date,
    date,
    title: `Letter ${place}`,
    content: CONTENT,
    versionCount: 1,
    createdAt: AT,
    updatedAt: AT,
    updatedBy: READER,
  })
}

async function fill(store: Store, count: number): Promise<void> {
  await store.writeMany({ puts: [reader] })
  for (let start = 0; start < count; start += CHUNK) {
    const length = Math.min(CHUNK, count - start)
    await store.writeMany({ puts: Array.from({ length }, (_, n) => letterAt(start + n)) })
  }
}

/** Each reader has a context of its own, as each request has. */
function contexts(store: Store, directory: string): () => FamilyContext {
  const { context } = contextsOf({ store, directory, rows: holdThatThoughtRows, now: () => START })
  return () => context({ userId: READER })
}

/** Reads its pages in turn, from the first one to the last. */
async function pagesOf(name: string, as: () => FamilyContext): Promise<Contender> {
  const input = LettersInput.parse({})
  const read = (after?: string) => letters(as(), input, { limit: PAGE, after })
  const cursors: (string | undefined)[] = []
  let after: string | undefined
  do {
    cursors.push(after)
    after = (await read(after)).after
  } while (after !== undefined)
  return { name, prepare: () => (place) => read(cursors[place % cursors.length]) }
}

export async function runLettersBench({ counts, pace, say }: LettersBench): Promise<LettersResult> {
  const directory = await mkdtemp(join(tmpdir(), 'longtable-bench-letters-'))
  const engines: Engine[] = []
  try {
    const contenders: Contender[] = []
    for (const count of counts) {
      const place = join(directory, String(count))
      const engine = await openLmdb({ directory: place, tables: [holdThatThoughtTable] })
      engines.push(engine)
      const store = engine.table(holdThatThoughtTable.name)
      await fill(store, count)
      contenders.push(await pagesOf(String(count), contexts(store, place)))
      say(`${count} letters are there`)
    }
    const costs = await measure({ contenders, concurrency: 1 }, pace)
    return { counts, pageSize: PAGE, costs }
  } finally {
    for (const engine of engines) await engine.close()
    await rm(directory, { recursive: true, force: true })
  }
}
