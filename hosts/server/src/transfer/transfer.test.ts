import { existsSync } from 'node:fs'
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { accountsTable } from '@longtable/accounts'
import { SystemTable } from '@longtable/core'
import { foreignValue, type Item } from '@longtable/store'
import { until } from '@longtable/store/testing/until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO } from '../demo-person.ts'
import { systems } from '../systems.ts'
import { openCloud } from '../testing/cloud.ts'
import { bundled, runProgram, startProgram } from '../testing/program.ts'
import { hashesIn, itemsOf, lasting, type Stored, storedIn } from '../testing/stored.ts'
import { playWorld } from '../testing/world.ts'
import { type Manifest, MANIFEST } from './manifest.ts'

const KILL = new URL('../testing/kill-at.mjs', import.meta.url).href
const ALL = [accountsTable, ...systems.map(({ model }) => model.table)]

let parent: string
const within = (name: string) => join(parent, name)
const call = (data: string, ...words: string[]) =>
  runProgram({ words, environment: { LONGTABLE_DATA: within(data) } })

/** Dies as by a power cut, at a place that `kill-at.mjs` knows. */
async function callKilled(place: string, data: string, ...words: string[]): Promise<void> {
  const environment = { LONGTABLE_DATA: within(data), LONGTABLE_KILL_AT: place }
  const entry = ['--import', KILL, ...(await bundled())]
  const { code, stderr } = await runProgram({ entry, words, environment })
  expect(code, `${place}: it ended by itself\n${stderr}`).toBeNull()
}

const objectsIn = (data: string) => hashesIn(join(within(data), 'files/objects'))

const manifestOf = async (name: string) =>
  JSON.parse(await readFile(join(within(name), MANIFEST), 'utf8')) as Manifest

/** What an export is, whenever and however often it was begun. */
async function contentOf(name: string) {
  const { tables, parts } = await manifestOf(name)
  return { tables, parts: parts.toSorted((a, b) => (a.path < b.path ? -1 : 1)) }
}

/** All of it as text, also what is packed. */
async function textsIn(directory: string): Promise<string[]> {
  const found = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = found.filter((entry) => entry.isFile())
  return Promise.all(
    files.map(async ({ parentPath, name }) => {
      const bytes = await readFile(join(parentPath, name))
      return (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('latin1')
    }),
  )
}

let world: Stored
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'longtable-transfer-'))
  await playWorld({ LONGTABLE_DATA: within('data') })
  world = await storedIn(within('data'), ALL)
  const made = await call('data', 'export', within('whole'), '--with-accounts')
  if (made.code !== 0) throw new Error(made.stderr)
})
afterAll(() => rm(parent, { recursive: true }))

/** Of both as far as it must be in both: what ends is not carried over when its time has come. */
function expectSame(found: Stored): void {
  const now = Date.now() / 1000
  expect(Object.fromEntries(lasting(found, now))).toEqual(Object.fromEntries(lasting(world, now)))
}

describe('an export', () => {
  it('goes from the embedded store to DynamoDB and back with every row and every byte', async () => {
    for (const { name } of ALL)
      expect(
        [...world.keys()].filter((key) => key.startsWith(`${name} `)).length,
        name,
      ).toBeGreaterThan(10)
    expect([...world.values()].some(({ ttl }) => typeof ttl === 'number')).toBe(true)
    expect(Object.keys(await objectsIn('data')).length).toBeGreaterThan(10)

    await using cloud = await openCloud()
    expect(await cloud.command('import', within('whole'))).toMatchObject({ code: 0 })
    const far = await cloud.open(ALL)
    expectSame(await itemsOf(far, ALL))
    await far.close()
    expect(await cloud.command('import', within('whole'))).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('is in this store already'),
    })
    expect(await cloud.command('export', within('back'), '--with-accounts')).toMatchObject({
      code: 0,
    })

    expect(await call('arrived', 'import', within('back'))).toMatchObject({ code: 0 })
    expectSame(await storedIn(within('arrived'), ALL))
    expect(await objectsIn('arrived')).toEqual(await objectsIn('data'))
    expect(await call('arrived', 'verify', '--files')).toMatchObject({ code: 0 })
  })

  it('has accounts only when asked for, and signing keys never', async () => {
    expect(await call('data', 'export', within('without'))).toMatchObject({ code: 0 })
    const tables = systems.map(({ model }) => model.table.name).sort()
    expect((await readdir(join(within('without'), 'tables'))).sort()).toEqual(tables)
    expect((await readdir(join(within('whole'), 'tables'))).sort()).toEqual(
      [...tables, accountsTable.name].sort(),
    )
    const hashed = [...world.values()].flatMap(({ passwordHash }) => passwordHash ?? []).map(String)
    expect(hashed.length).toBeGreaterThan(3)
    const [without, whole] = [await textsIn(within('without')), await textsIn(within('whole'))]
    for (const hash of hashed) {
      expect(without.filter((text) => text.includes(hash))).toEqual([])
      expect(whole.some((text) => text.includes(hash))).toBe(true)
    }

    const directory = join(within('data'), 'keys')
    const secrets: string[] = []
    for (const name of await readdir(directory)) {
      const bytes = await readFile(join(directory, name))
      const lines = bytes.toString('latin1').split('\n')
      secrets.push(
        ...lines.filter((line) => line.length > 30 && !line.startsWith('-----')),
        bytes.toString('base64'),
        bytes.toString('base64url'),
        bytes.toString('hex'),
      )
    }
    expect(secrets.length).toBeGreaterThan(5)
    for (const text of [...without, ...whole])
      expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
    expect(whole.some((text) => text.includes(DEMO.email))).toBe(true)
  })

  it('that was killed anywhere goes on and becomes the same, without a copy of the store', async () => {
    const whole = await contentOf('whole')
    const places = [
      'rename snapshot$',
      'rename gg_core/part-07',
      'appendFile finished.jsonl$ 40',
      'rename files/ 3',
      'rm snapshot$',
      'rename manifest.json$',
      'rm finished.jsonl$',
    ]
    for (const [nth, place] of places.entries()) {
      const name = `killed-${nth}`
      await callKilled(place, 'data', 'export', within(name), '--with-accounts')
      const isWhole = existsSync(join(within(name), MANIFEST))
      if (isWhole) expect(await readdir(within(name)), place).not.toContain('snapshot')
      const again = await call('data', 'export', within(name), '--with-accounts')
      expect(again.code, `${place}\n${again.stderr}`).toBe(isWhole ? 1 : 0)
      expect(await contentOf(name), place).toEqual(whole)
      expect((await readdir(within(name))).sort(), place).toEqual([
        'audit-heads.log',
        'files',
        MANIFEST,
        'tables',
      ])
    }
  })

  it('that was cut off within a line goes on twice', async () => {
    const words = ['export', within('torn'), '--with-accounts']
    await callKilled('rename gg_core/part-02', 'data', ...words)
    await appendFile(join(within('torn'), 'finished.jsonl'), '{"table":"gg_co')
    await callKilled('rename gg_core/part-09', 'data', ...words)
    expect(await call('data', ...words)).toMatchObject({ code: 0 })
    expect(await contentOf('torn')).toEqual(await contentOf('whole'))
  })

  it('that was begun with accounts and is ended without has none', async () => {
    await callKilled(
      'rename gg_core/part-02',
      'data',
      'export',
      within('changed'),
      '--with-accounts',
    )
    expect(await readdir(join(within('changed'), 'tables'))).toContain(accountsTable.name)
    expect(await call('data', 'export', within('changed'))).toMatchObject({ code: 0 })
    expect(await contentOf('changed')).toEqual(await contentOf('without'))
    expect(await readdir(join(within('changed'), 'tables'))).not.toContain(accountsTable.name)
    const heads = await readFile(join(within('changed'), 'audit-heads.log'), 'utf8')
    expect(heads).not.toContain(accountsTable.name)
  })
})

it('an import that was killed anywhere goes on, and everything is there', async () => {
  const places = ['say longtable_accounts', 'say gg_core 5', 'link objects/ 4']
  for (const [nth, place] of places.entries()) {
    const name = `into-${nth}`
    await callKilled(place, name, 'import', within('whole'))
    const again = await call(name, 'import', within('whole'))
    expect(again.code, `${place}\n${again.stderr}`).toBe(0)
    expectSame(await storedIn(within(name), ALL))
    expect(await objectsIn(name), place).toEqual(await objectsIn('data'))
    const verified = await call(name, 'verify', '--files')
    expect(verified.code, `${place}\n${verified.stdout}`).toBe(0)
  }
})

it('what only DynamoDB holds arrives in DynamoDB as it was, and is named where it cannot', async () => {
  const strange: Item = {
    PK: 'OTHER#1',
    SK: 'OTHER',
    tags: foreignValue({ SS: ['a', 'b'] }),
    seal: foreignValue({ B: 'AP8=' }),
    large: foreignValue({ N: '12345678901234567890' }),
  }
  const name = 'gg_core'
  {
    await using cloud = await openCloud()
    const engine = await cloud.open(ALL)
    await engine.table(name).writeMany({ puts: [strange], keepsForeign: true })
    await engine.close()
    expect(await cloud.command('export', within('strange'))).toMatchObject({ code: 0 })
  }
  const lines = (await textsIn(within('strange'))).join('').split('\n')
  expect(JSON.parse(lines.find((line) => line.includes('OTHER#1')) ?? '')).toEqual({
    Item: {
      PK: { S: 'OTHER#1' },
      SK: { S: 'OTHER' },
      tags: { SS: ['a', 'b'] },
      seal: { B: 'AP8=' },
      large: { N: '12345678901234567890' },
    },
  })
  await using cloud = await openCloud()
  expect(await cloud.command('import', within('strange'))).toMatchObject({ code: 0 })
  const engine = await cloud.open(ALL)
  expect(await engine.table(name).get({ PK: 'OTHER#1', SK: 'OTHER' })).toEqual(strange)
  await engine.close()

  const refused = await call('plain', 'import', within('strange'))
  expect(refused.code).toBe(1)
  expect(refused.stderr).toContain('gg_core: OTHER#1 / OTHER: tags')
  expect(await storedIn(within('plain'), ALL)).toEqual(new Map())
})

it('an import names an object that is there and damaged, and goes on when it has gone', async () => {
  const places = Object.keys(await objectsIn('data'))
  await callKilled('say longtable_accounts', 'worn', 'import', within('whole'))
  const damaged = places.slice(0, 2).map((name) => join(within('worn/files/objects'), name))
  for (const path of damaged) {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, 'damaged')
  }
  const refused = await call('worn', 'import', within('whole'))
  expect(refused.code).toBe(3)
  for (const name of places.slice(0, 2)) expect(refused.stderr).toContain(name)
  for (const path of damaged) await rm(path)
  expect(await call('worn', 'import', within('whole'))).toMatchObject({ code: 0 })
  expect(await objectsIn('worn')).toEqual(await objectsIn('data'))
})

describe('an import is refused', () => {
  const refused = {
    code: 1,
    stderr: expect.stringMatching(/^A server runs on this store, or has/m),
  }
  const serveIn = (data: string) =>
    startProgram({ environment: { LONGTABLE_DATA: within(data), LONGTABLE_MODE: 'production' } })
  const leases = async (data: string) =>
    [...(await storedIn(within(data), [SystemTable])).values()].filter(
      ({ type }) => type === 'Lease',
    ).length

  it('beside a server that runs, and where one has run, and nothing is written', async () => {
    await using program = await serveIn('served')
    await until(async () => (await leases('served')) > 0, 'the lease of a server')
    expect(await call('served', 'import', within('whole'))).toMatchObject(refused)
    await program.stop()
    expect(await call('served', 'import', within('whole'))).toMatchObject(refused)
    expect(await storedIn(within('served'), ALL)).toEqual(new Map())
  })

  it('where a server was started before it had ended', async () => {
    await callKilled('say gg_core 5', 'halfway', 'import', within('whole'))
    await using program = await serveIn('halfway')
    await until(async () => (await leases('halfway')) > 0, 'the lease of a server')
    await program.stop()
    expect(await call('halfway', 'import', within('whole'))).toMatchObject(refused)
  })

  it('once it has ended: what was deleted since does not come back', async () => {
    expect(await call('twice', 'import', within('whole'))).toMatchObject({ code: 0 })
    const objects = await objectsIn('twice')
    const [first = ''] = Object.keys(objects)
    await rm(join(within('twice/files/objects'), first))
    expect(await call('twice', 'import', within('whole'))).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('is in this store already'),
    })
    const { [first]: _, ...left } = objects
    expect(await objectsIn('twice')).toEqual(left)
  })
})
