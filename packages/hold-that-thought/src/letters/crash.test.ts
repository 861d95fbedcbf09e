import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openLmdb } from '@longtable/store/lmdb'
import { testFiles } from '@longtable/testing/system'
import type { TestStore } from '@longtable/testing'
import { expect, it } from 'vitest'
import type { CrashOrder } from '../testing/crash-editor.ts'
import { createFamilyWorld, type FamilyWorld, idOf } from '../testing/family-world.ts'
import { writeLetter } from '../testing/letters.ts'

const SCRIPT = join(import.meta.dirname, '../testing/crash-editor.ts')
const LATER_MS = 120_000

/** The same directory each time, which is left as it is. */
const storeIn = (directory: string): TestStore => ({
  name: 'LMDB',
  async open(tables, { clock }) {
    const engine = await openLmdb({ directory, tables, clock })
    return {
      table: (name) => engine.table(name),
      tools: (name) => engine.tools(name),
      close: () => engine.close(),
      reopen: () => Promise.reject(new Error('It is opened anew by the next one.')),
      [Symbol.asyncDispose]: () => engine.close(),
    }
  },
})

/** Whether it has died on the way. */
async function run(order: CrashOrder): Promise<boolean> {
  const child = spawn(process.execPath, ['--import', 'tsx', SCRIPT, JSON.stringify(order)], {
    stdio: ['ignore', 'ignore', 'inherit'],
    cwd: import.meta.dirname,
  })
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
  if (signal === null && code !== 0) throw new Error('An editor has ended by an error.')
  return signal === 'SIGKILL'
}

const textsIn = async (world: FamilyWorld): Promise<string[]> =>
  (await world.items())
    .filter(({ PK }) => PK.startsWith('LETTER#'))
    .map(({ content }) => String(content))

it('a process that dies before any write of an edit, revert, delete or restore loses nothing', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'longtable-letters-'))
  let time = Date.UTC(2026, 0, 15, 11)
  const looking = async <T>(look: (world: FamilyWorld) => Promise<T>): Promise<T> => {
    await using world = await createFamilyWorld(storeIn(directory), {
      filesOf: (now) => testFiles(`${directory}/files`, now),
    })
    // Longer than whoever died holds its lease.
    world.world.advance(time - world.world.now())
    return await look(world)
  }
  const { userId, letterId } = await looking(async (world) => {
    const root = await world.admin('root')
    const { id } = await writeLetter(root)
    await world.settle()
    return { userId: idOf(root), letterId: id }
  })
  let known: string[] = []
  let deaths = 0
  for (let dieBefore = 1; ; dieBefore++) {
    time += LATER_MS
    const hasDied = await run({ directory, userId, letterId, now: time, dieBefore })
    time += LATER_MS
    await looking(async (world) => {
      await world.settle()
      expect(await world.verify(), `dead before write ${dieBefore}`).toEqual([])
      expect(await world.verifyFiles(), `dead before write ${dieBefore}`).toEqual([])
      const texts = await textsIn(world)
      expect(known.filter((text) => !texts.includes(text))).toEqual([])
      expect(texts.length).toBeGreaterThanOrEqual(known.length)
      known = texts
    })
    if (!hasDied) break
    deaths++
  }
  expect(deaths).toBeGreaterThan(8)
  await rm(directory, { recursive: true })
})
