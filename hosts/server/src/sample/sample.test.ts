import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fromItem, recognise, timeOf } from '@longtable/entity'
import { openLmdb } from '@longtable/store/lmdb'
import { describe, expect, it } from 'vitest'
import { describeTable } from '../explorer/describe-table.ts'
import { runQuery } from '../explorer/run-query.ts'
import { systems } from '../systems.ts'
import { fillEmptyTable } from './fill-empty-table.ts'

/** Rows that come and go with requests and limits, or are a counter's inner parts. */
const NOT_SHOWN = [
  'Request',
  'RateLimit',
  'AddressRateLimit',
  'AuditChain',
  'Marker',
  'CounterShard',
  'FeedFloor',
  'FeedBackfill',
  'Upload',
  'StripeEvent',
  'ChannelGuard',
]

const ULID = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/

describe.each(systems)('the sample of $model.system', ({ model, sample }) => {
  it('has no two items with one key', () => {
    expect(new Set(sample.map(({ PK, SK }) => `${PK}\n${SK}`)).size).toBe(sample.length)
  })

  it('shows every entity that people know, each readable as itself', () => {
    const entities = Object.entries(model.entities)
    const shown = new Set<string>()
    for (const item of sample) {
      const found = recognise(Object.values(model.entities), item)
      const name = entities.find(([, entity]) => entity === found)?.[0]
      expect(name, `${item.PK} / ${item.SK}`).toBeDefined()
      if (found) fromItem(found, item)
      shown.add(name ?? '')
    }
    const missing = entities.map(([name]) => name).filter((name) => !shown.has(name))
    expect(missing.filter((name) => !NOT_SHOWN.includes(name))).toEqual([])
  })

  it('has times that follow from the identifiers in its keys', () => {
    const keyed = sample.filter(({ id, createdAt }) => ULID.test(String(id)) && createdAt)
    for (const { id, createdAt } of keyed) expect(timeOf(String(id))).toBe(createdAt)
  })

  it('gives examples that find something and are their own pattern', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'longtable-sample-'))
    const engine = await openLmdb({ directory, tables: [model.table], sync: false })
    const store = engine.table(model.table.name)
    const source = { model, store, sample }
    expect(await fillEmptyTable(engine, model.table.name, sample)).toBe(true)
    expect(await fillEmptyTable(engine, model.table.name, sample)).toBe(false)

    const { patterns, sample: counted } = await describeTable(source)
    expect(counted).toEqual({ put: sample.length, present: sample.length })
    const withExample = patterns.filter(({ example }) => example !== undefined)
    expect(withExample.length).toBeGreaterThan(patterns.length * 0.8)
    for (const { name, example } of withExample) {
      const answer = await runQuery(source, { condition: example ?? '', limit: 100 })
      expect(answer.items.length, `${name}: ${example}`).toBeGreaterThan(0)
      const { same } = answer.patterns
      expect(
        same.map((one) => one.name),
        example,
      ).toContain(name)
    }
    await engine.close()
    await rm(directory, { recursive: true })
  })
})
