import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testFiles } from '@longtable/testing/system'
import { expect, it } from 'vitest'
import { runEditor, storeIn } from '../testing/crashes.ts'
import { createFamilyWorld, type FamilyWorld, idOf } from '../testing/family-world.ts'
import { writeLetter } from '../testing/letters.ts'

const LATER_MS = 120_000

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
    const hasDied = await runEditor({ directory, userId, letterId, now: time, dieBefore })
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
