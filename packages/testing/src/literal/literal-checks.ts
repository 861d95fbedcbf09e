import { openDynamoDB } from '@longtable/store/dynamodb'
import { type DynamoDBEndpoint, startDynoxide } from '@longtable/store/testing/dynoxide'
import type { TestStore } from '@longtable/store/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkItems, type DocumentedItem } from './documented-item.ts'
import { type LiteralQuery, type LiteralTable, literalTable, type Plain } from './literal-table.ts'
import { createVerdicts, type Verdicts } from './verdicts.ts'

/** A row of a document's access patterns, with what it is to give. */
export interface DocumentedRow<Scene> {
  /** `001: Who I follow`. */
  readonly row: string
  readonly asks: (scene: Scene) => LiteralQuery | { readonly PK: string; readonly SK: string }
  /** What of an item is compared: its `id` unless said otherwise. */
  readonly by?: string
  /** In this order; of a GetItem the one. */
  readonly gives: (scene: Scene) => readonly unknown[]
  /** Where it gives something else than its document says. */
  readonly decision?: string
}

interface LiteralChecks<Scene> {
  readonly table: string
  /** Uses the API alone, and then waits for what follows from it. */
  readonly play: (store: TestStore) => Promise<Scene & AsyncDisposable>
  readonly items: readonly DocumentedItem[]
  readonly rows: readonly DocumentedRow<Scene>[]
  /** What holds of every item of the table. */
  readonly conventions: (item: Plain, verdicts: Verdicts) => void
}

/** Tables under the documents' own names, on an engine of one's own. */
const storeOn = ({ endpoint, region, credentials }: DynamoDBEndpoint): TestStore => {
  const open: TestStore['open'] = async (tables, { clock }) => {
    const options = { tables, clock, endpoint, region, credentials, createTables: true }
    const engine = await openDynamoDB(options)
    return {
      ...engine,
      reopen: () => open(tables, { clock }),
      [Symbol.asyncDispose]: () => engine.close(),
    }
  }
  return { name: 'DynamoDB', open }
}

/** Compares a table that only the API has written to with its documents, by the AWS SDK alone. */
export function literalChecks<Scene>(checks: LiteralChecks<Scene>): void {
  const verdicts = createVerdicts(checks.table)
  let engine: DynamoDBEndpoint
  let table: LiteralTable
  let scene: Scene & AsyncDisposable
  let items: readonly Plain[]
  beforeAll(async () => {
    engine = await startDynoxide()
    scene = await checks.play(storeOn(engine))
    table = literalTable(engine, checks.table)
    items = await table.scan()
  })
  afterAll(async () => {
    process.stdout.write(`${verdicts.summary()}\n`)
    await scene?.[Symbol.asyncDispose]()
    table?.close()
    await engine?.[Symbol.asyncDispose]()
  })

  describe('items', () => {
    it.each(checks.items)('$section', (item) => {
      checkItems(item, items, verdicts)
      expect(verdicts.problems()).toEqual([])
    })

    it('keep to the conventions', () => {
      for (const item of items) checks.conventions(item, verdicts)
      expect(verdicts.problems()).toEqual([])
    })
  })

  describe('access patterns', () => {
    it.each(checks.rows)('$row', async ({ row, asks, by = 'id', gives, decision }) => {
      const asked = asks(scene)
      const found = 'PK' in asked ? [await table.get(asked.PK, asked.SK)] : await table.query(asked)
      const expected = gives(scene)
      for (let place = 0; place < Math.max(found.length, expected.length, 1); place++) {
        const value = found[place]?.[by]
        if (decision !== undefined && value === expected[place]) verdicts.decided(decision)
        else
          verdicts.check(value === expected[place], () => {
            return `${row}: ${String(value)} in place of ${String(expected[place])}`
          })
      }
      expect(verdicts.problems()).toEqual([])
    })
  })
}
