import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll } from 'vitest'
import { runStoreTests } from '../testing/conformance/index.ts'
import type { OpenStore, TestEngine } from '../testing/conformance/world.ts'
import { type DynamoDBEndpoint, startDynoxide } from '../testing/dynoxide.ts'
import { openDynamoDB } from './index.ts'

let engine: DynamoDBEndpoint

beforeAll(async () => {
  engine = await startDynoxide()
})
afterAll(() => engine[Symbol.asyncDispose]())

/** Fresh tables for each test, under names of their own in one engine. */
const open: OpenStore = async (tables, { clock }) => {
  const { endpoint, region, credentials } = engine
  const suffix = randomUUID().slice(0, 8)
  const tableNames = Object.fromEntries(tables.map(({ name }) => [name, `${name}-${suffix}`]))
  const options = { endpoint, region, credentials, tables, tableNames, clock }
  const reopen = async (): Promise<TestEngine> => {
    const opened = await openDynamoDB({ ...options, createTables: true })
    return {
      ...opened,
      async reopen() {
        await opened.close()
        return reopen()
      },
      [Symbol.asyncDispose]: () => opened.close(),
    }
  }
  return reopen()
}

runStoreTests({
  name: 'the DynamoDB adapter',
  open,
  skip: [
    {
      reason: 'DynamoDB forgets changes by itself',
      tests: ['trimming forgets old changes, and a reader that is behind them is told'],
    },
  ],
})
