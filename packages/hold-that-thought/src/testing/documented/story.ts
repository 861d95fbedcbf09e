import { createDocumentedWriter, seededRandom, type TestStore } from '@longtable/testing'
import { expect } from 'vitest'
import { createFamilyWorld } from '../family-world.ts'
import { actUpon } from './acts.ts'
import { compareReads, type FamilyReading } from './reads.ts'
import { documentedFamily } from './table.ts'

const MONTHS_MS = 90 * 86_400_000

/** What every table has somebody do, whatever its seed. */
const ACTS = [
  'approveUser',
  'editLetter',
  'deleteLetter',
  'restoreLetter',
  'setReaction',
  'removeReaction',
  'editComment',
  'deleteComment',
  'publishDraft',
  'deleteDraft',
  'sendMessage',
  'markConversationRead',
]

/** A world with an admin; the same seed gives the same table, which nobody has written yet. */
export async function documented(store: TestStore, seed: number) {
  const world = await createFamilyWorld(store, { seed, seals: true })
  const root = await world.admin('root')
  await world.settle()
  const writer = createDocumentedWriter(seededRandom(seed), world.world.now() - MONTHS_MS)
  return { world, root, family: documentedFamily(writer) }
}

/** Every documented list is what the document's own query gives, and everything fits together. */
export async function expectWhole(reading: Omit<FamilyReading, 'told'>): Promise<void> {
  const different: object[] = []
  await compareReads({ ...reading, told: (what, how) => different.push({ what, ...how }) })
  expect(different).toEqual([])
  // Whoever reads as an admin is in the audit log.
  await reading.world.settle()
  expect(await reading.world.verify()).toEqual([])
}

export const NOTHING = {
  items: expect.any(Number) as number,
  counts: {},
  findings: [],
  findingCount: 0,
  mended: [],
}

/** Adopts a table, reads all of it, acts upon it, and has nothing left to adopt. */
export async function readAndActedUpon(store: TestStore, seed: number): Promise<void> {
  const { world, family, root } = await documented(store, seed)
  await using _ = world
  await world.deps.store.writeMany({ puts: [...family.items] })
  expect((await world.adopt()).findings).toEqual([])
  // What was written before is heard of now, and counted once more where nothing says that it was.
  await world.settle()
  await world.reconcile()
  await expectWhole({ world, family, root })

  const failed: unknown[] = []
  const acts = await actUpon({ world, family, root, told: (act, why) => failed.push([act, why]) })
  expect(failed).toEqual([])
  expect(Object.keys(acts)).toEqual(expect.arrayContaining(ACTS))
  await expectWhole({ world, family, root })
  expect(await world.adopt()).toEqual(NOTHING)
}
