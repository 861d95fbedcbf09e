import { createDocumentedWriter, seededRandom, type TestStore } from '@longtable/testing'
import { expect } from 'vitest'
import { createHubWorld } from '../hub-world.ts'
import { actUpon } from './acts.ts'
import { compareReads, type HubReading } from './reads.ts'
import { documentedHub } from './table.ts'

const MONTHS_MS = 90 * 86_400_000

/** What every table has somebody do, whatever its seed. */
const ACTS = [
  'updateStartup',
  'setStartupStatus',
  'reviewStartup',
  'closeRole',
  'openRole',
  'withdrawApplication',
  'apply',
  'setApplicationStatus',
  'decideAccess',
  'revokeAccess',
  'grantAccess',
  'sendMessage',
  'markConversationRead',
  'markNotificationRead',
  'banUser',
]

/** A world with an admin; the same seed gives the same table, which nobody has written yet. */
export async function documented(store: TestStore, seed: number) {
  const world = await createHubWorld(store, { seed, seals: true })
  const root = await world.admin('root')
  await world.settle()
  const writer = createDocumentedWriter(seededRandom(seed), world.world.now() - MONTHS_MS)
  return { world, root, hub: documentedHub(writer) }
}

/** Every documented list is what the document's own query gives, and everything fits together. */
export async function expectWhole({ world, hub, root }: Omit<HubReading, 'told'>): Promise<void> {
  const different: object[] = []
  await compareReads({ world, hub, root, told: (what, how) => different.push({ what, ...how }) })
  expect(different).toEqual([])
  // Whoever reads the audit log is in it.
  await world.settle()
  expect(await world.verify()).toEqual([])
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
  const { world, hub, root } = await documented(store, seed)
  await using _ = world
  await world.deps.store.writeMany({ puts: [...hub.items] })
  const planned = await world.adopt(true)
  const done = await world.adopt()
  expect(done.findings).toEqual([])
  // Of two that bring the same, a dry run cannot know that the first has brought it.
  expect(Object.keys(planned.counts)).toEqual(Object.keys(done.counts))
  expect(done.counts).toMatchObject({ 'sealed AUDIT_LOG': 2 * hub.users.length })
  await world.settle()
  await expectWhole({ world, hub, root })

  const failed: unknown[] = []
  const acts = await actUpon({ world, hub, root, told: (act, why) => failed.push([act, why]) })
  expect(failed).toEqual([])
  expect(Object.keys(acts)).toEqual(expect.arrayContaining(ACTS))
  await expectWhole({ world, hub, root })
  expect(await world.adopt()).toEqual(NOTHING)
}
