import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keysIn } from '@longtable/files/testing'
import { testFiles } from '@longtable/testing/system'
import { expect, it } from 'vitest'
import { lettersOldestFirst } from '../letters/letter.patterns.ts'
import { runEditor, storeIn } from '../testing/crashes.ts'
import { knownDraft } from '../testing/drafts.ts'
import { createFamilyWorld, type FamilyWorld, idOf } from '../testing/family-world.ts'
import { draftById } from './draft.patterns.ts'

const LATER_MS = 120_000
const DRAFTS = 40

/** Half a letter is none: a draft that is whole, or a letter with its files. */
async function checkPublished(world: FamilyWorld, draftId: string): Promise<boolean> {
  const { deps } = world
  const draft = await draftById(deps, { draftId })
  const { items } = await lettersOldestFirst(world.as(), {}, { limit: 100 })
  const letters = items.filter(({ fileKey }) => fileKey?.includes(draftId))
  const isPublished = draft?.status === 'published'
  expect(letters).toHaveLength(isPublished ? 1 : 0)
  const named = [...(draft?.fileKeys ?? []), draft?.pdf?.key ?? '']
  for (const key of named) {
    expect(key.startsWith(isPublished ? `letters/${draft?.letterId}/` : 'temp/'), key).toBe(true)
    expect(await deps.files.head(key), key).toBeDefined()
  }
  if (isPublished)
    expect((await keysIn(deps.files, 'temp/')).filter((key) => key.includes(draftId))).toEqual([])
  return isPublished
}

it('a process that dies before any step of publishing leaves a draft or a letter, and nothing between', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'longtable-drafts-'))
  let time = Date.UTC(2026, 0, 15, 11)
  const looking = async <T>(look: (world: FamilyWorld) => Promise<T>): Promise<T> => {
    await using world = await createFamilyWorld(storeIn(directory), {
      filesOf: (now) => testFiles(`${directory}/files`, now),
    })
    // Longer than whoever died holds its lease.
    world.world.advance(time - world.world.now())
    return await look(world)
  }
  const { userId, drafts } = await looking(async (world) => {
    const ana = await world.person('ana')
    const ids: string[] = []
    while (ids.length < DRAFTS) {
      world.world.advance(60_000)
      ids.push(await knownDraft(world, ana))
    }
    await world.settle()
    time = world.world.now()
    return { userId: idOf(ana), drafts: ids }
  })
  const published: boolean[] = []
  let hasDied = true
  for (const [place, draftId] of drafts.entries()) {
    time += LATER_MS
    const order = { directory, userId, letterId: '', draftId, now: time, dieBefore: place + 1 }
    hasDied = await runEditor(order)
    time += LATER_MS
    await looking(async (world) => {
      await world.settle()
      published.push(await checkPublished(world, draftId))
      expect(await world.verify(), `dead before write ${place + 1}`).toEqual([])
    })
    if (!hasDied) break
  }
  expect(hasDied).toBe(false)
  expect(published[0]).toBe(false)
  expect(published.at(-1)).toBe(true)
  expect(published.length).toBeGreaterThan(6)
  await rm(directory, { recursive: true })
})
