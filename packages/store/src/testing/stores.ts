import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDynamoDB } from '../dynamodb/index.ts'
import { openLmdb } from '../lmdb/index.ts'
import type { Engine } from '../port.ts'
import type { OpenStore, TestEngine } from './conformance/world.ts'
import { type DynamoDBEndpoint, startDynoxide } from './dynoxide.ts'
import { atFileEnd } from './file-end.ts'

/** `open` opens the same data each time; `remove` is called once, after the last close. */
async function testEngine(
  open: () => Promise<Engine>,
  remove: () => Promise<void>,
): Promise<TestEngine> {
  const engine = await open()
  return {
    table: (name) => engine.table(name),
    tools: (name) => engine.tools(name),
    close: () => engine.close(),
    async reopen() {
      await engine.close()
      return testEngine(open, remove)
    },
    async [Symbol.asyncDispose]() {
      await engine.close()
      await remove()
    },
  }
}

/** In a directory of its own, which goes when the engine is disposed of. */
export const openTestLmdb: OpenStore = async (tables, { clock, indexLag }) => {
  const directory = await mkdtemp(join(tmpdir(), 'longtable-'))
  return testEngine(
    () => openLmdb({ directory, tables, clock, sync: false, ...(indexLag && { indexLag }) }),
    () => rm(directory, { recursive: true, force: true }),
  )
}

async function onEngine(
  engine: DynamoDBEndpoint,
  [tables, { clock }]: Parameters<OpenStore>,
  release: () => Promise<void>,
): Promise<TestEngine> {
  const { endpoint, region, credentials } = engine
  const suffix = randomUUID()
  const tableNames = Object.fromEntries(tables.map(({ name }) => [name, `${name}-${suffix}`]))
  const options = { tables, tableNames, clock, endpoint, region, credentials, createTables: true }
  return testEngine(() => openDynamoDB(options), release)
}

let shared: Promise<DynamoDBEndpoint> | undefined

function startShared(): Promise<DynamoDBEndpoint> {
  const starting = startDynoxide()
  atFileEnd.push(async () => {
    shared = undefined
    await (await starting)[Symbol.asyncDispose]()
  })
  return starting
}

/** In tables of its own, on an engine that the test file shares. A missing engine is an error. */
export const openTestDynamoDB: OpenStore = async (...request) => {
  shared ??= startShared()
  return onEngine(await shared, request, async () => {})
}

/** For many writes: the test engine becomes slower as its streams grow, so this one is its own. */
export const openOwnDynamoDB: OpenStore = async (...request) => {
  const engine = await startDynoxide()
  return onEngine(engine, request, async () => engine[Symbol.asyncDispose]())
}

export interface TestStore {
  readonly name: string
  readonly open: OpenStore
}

/** Every adapter, for `describe.each(stores)`. */
export const stores: readonly TestStore[] = [
  { name: 'LMDB', open: openTestLmdb },
  { name: 'DynamoDB', open: openTestDynamoDB },
]
