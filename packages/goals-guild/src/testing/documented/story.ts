import { seededRandom, type TestStore } from '@longtable/testing'
import { expect } from 'vitest'
import { createGuildWorld, type GuildWorld } from '../guild-world.ts'
import { actUpon } from './acts.ts'
import { compareReads } from './reads.ts'
import { type DocumentedGuild, writeDocumentedGuild } from './table.ts'

/** A world whose table others wrote: the same seed gives the same table. */
export async function documented(store: TestStore, seed: number) {
  const world = await createGuildWorld(store, { seed, seals: true })
  const guild = await writeDocumentedGuild(world.deps.store, seededRandom(seed), world.world.now())
  return { world, guild }
}

/** Every documented list is what the document's own query gives, and everything fits together. */
export async function expectWhole(world: GuildWorld, guild: DocumentedGuild): Promise<void> {
  const different: object[] = []
  await compareReads({ world, guild, told: (what, how) => different.push({ what, ...how }) })
  expect(different).toEqual([])
  expect(await world.verify()).toEqual([])
}

/** Adopts a table, reads all of it, acts upon it, and has nothing left to adopt. */
export async function readAndActedUpon(store: TestStore, seed: number): Promise<void> {
  const { world, guild } = await documented(store, seed)
  await using _ = world
  expect(await world.adopt()).toMatchObject({ findings: [] })
  // What was written before is told now, and counted once more where nothing says that it was.
  await world.settle()
  await world.reconcile()
  await expectWhole(world, guild)

  const failed: unknown[] = []
  const acts = await actUpon({ world, guild, told: (act, why) => failed.push([act, why]) })
  expect(failed).toEqual([])
  expect(acts).toBeGreaterThan(10)
  await world.settle()
  await expectWhole(world, guild)
  const { items: __, ...again } = await world.adopt()
  expect(again).toEqual({ counts: {}, findings: [], findingCount: 0, mended: [] })
}
