import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { collabHub } from '@longtable/collab-hub'
import { seeded as hubSeeded } from '@longtable/collab-hub/testing/seeded'
import { holdThatThought } from '@longtable/hold-that-thought'
import { seeded as thoughtSeeded } from '@longtable/hold-that-thought/testing/seeded'
import { openLmdb } from '@longtable/store/lmdb'
import { describe, expect, it } from 'vitest'
import { describeTable } from './describe-table.ts'
import { runQuery } from './run-query.ts'

describe.each([
  { model: collabHub, items: hubSeeded.items },
  { model: holdThatThought, items: thoughtSeeded.items },
])('the examples of $model.system', ({ model, items }) => {
  it('find something and are their own pattern; an empty table has none', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'longtable-examples-'))
    const engine = await openLmdb({ directory, tables: [model.table], sync: false })
    const { name } = model.table
    const source = { model, store: engine.table(name), tools: engine.tools(name), isServed: false }

    const before = await describeTable(source)
    expect(before.isEmpty).toBe(true)
    expect(before.patterns.filter(({ example }) => example !== undefined)).toEqual([])

    await source.store.writeMany({ puts: items })
    const { isEmpty, patterns } = await describeTable(source)
    expect(isEmpty).toBe(false)
    const withExample = patterns.filter(({ example }) => example !== undefined)
    expect(withExample.length).toBeGreaterThan(patterns.length * 0.8)
    for (const { name: pattern, example = '' } of withExample) {
      const answer = await runQuery(source, { condition: example, limit: 100 })
      expect(answer.items.length, `${pattern}: ${example}`).toBeGreaterThan(0)
      const same = answer.patterns.same.map((one) => one.name)
      expect(same, example).toContain(pattern)
    }
    await engine.close()
    await rm(directory, { recursive: true })
  })
})
