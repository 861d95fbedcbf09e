import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { StoreVersionError } from '../errors.ts'
import type { TableDefinition } from '../port.ts'
import { adoptDefinition } from './definition.ts'
import { type Environment, openEnvironment } from './environment.ts'
import { openLmdb } from './index.ts'

const GSI1 = { partition: 'GSI1PK', sort: 'GSI1SK' }
const GSI2 = { partition: 'GSI2PK', sort: 'GSI2SK' }
const table: TableDefinition = { name: 'sample', indexes: {}, log: true }
const gained: TableDefinition = { ...table, indexes: { GSI1 }, ttl: 'ttl' }
const newer: TableDefinition = { ...gained, indexes: { GSI1, GSI2 } }

/** More than two chunks, so that there is a middle. */
const ITEMS = 2500

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'longtable-definition-'))
  const engine = await openLmdb({ directory, tables: [table], sync: false })
  const puts = Array.from({ length: ITEMS }, (_, n) => ({
    PK: `P${n % 7}`,
    SK: `S${n}`,
    GSI1PK: 'all',
    GSI1SK: `n${n}`,
    GSI2PK: 'some',
    GSI2SK: `n${n}`,
    ttl: 4_000_000_000 + n,
  }))
  await engine.table('sample').writeMany({ puts })
  await engine.close()
})
afterEach(() => rm(directory, { recursive: true }))

const KILLED = 'killed'

/**
 * Opens the directory as another process does, and is interrupted before each commit: it takes part,
 * builds a chunk with each, and looks whether there is more. Says how many there were.
 */
async function adopting(definition: TableDefinition, before: (commit: number) => Promise<void>) {
  const environment = openEnvironment({ directory, sync: false })
  environment.databases(definition)
  let commits = 0
  const interrupted: Environment = {
    ...environment,
    async commit(work) {
      await before(commits++)
      return environment.commit(work)
    },
  }
  try {
    await adoptDefinition(interrupted, definition)
  } finally {
    await environment.close()
  }
  return commits
}

const dying = (definition: TableDefinition, at: number) =>
  adopting(definition, async (commit) => {
    if (commit === at) throw new Error(KILLED)
  })

/** What is wrong with the directory, as whoever opens it next finds it. */
async function problemsIn(definition: TableDefinition) {
  const engine = await openLmdb({ directory, tables: [definition], sync: false })
  try {
    return await engine.tools('sample').verify()
  } finally {
    await engine.close()
  }
}

it.each([0, 1, 2, 3])(
  'an index is whole though another that opened in the middle died before its commit %i',
  async (at) => {
    await adopting(gained, async (commit) => {
      if (commit === 2) await expect(dying(gained, at)).rejects.toThrow(KILLED)
    })
    expect(await problemsIn(gained)).toEqual([])
  },
)

it('an index is whole though whoever built it died, and the next goes on where it was', async () => {
  await expect(dying(gained, 3)).rejects.toThrow(KILLED)
  // Between taking part and looking again: the rest, and that there is nothing more.
  expect(await adopting(gained, async () => undefined)).toBe(4)
  expect(await problemsIn(gained)).toEqual([])
})

it('an index is whole though another built it to the end in the middle', async () => {
  const commits = await adopting(gained, async (commit) => {
    if (commit === 2) await adopting(gained, async () => undefined)
  })
  // One chunk, then one that finds it done.
  expect(commits).toBe(4)
  expect(await problemsIn(gained)).toEqual([])
})

it('who meets a newer definition in the middle is refused, and all of it is built', async () => {
  const meeting = adopting(gained, async (commit) => {
    if (commit === 2) await expect(dying(newer, 2)).rejects.toThrow(KILLED)
  })
  await expect(meeting).rejects.toThrow(StoreVersionError)
  expect(await problemsIn(newer)).toEqual([])
})

it('several that open at once are all served by whole indexes', async () => {
  const open = () => openLmdb({ directory, tables: [gained], sync: false })
  const engines = await Promise.all([open(), open(), open()])
  for (const engine of engines) expect(await engine.tools('sample').verify()).toEqual([])
  for (const engine of engines) await engine.close()
})
