import { SystemTable } from '@longtable/core'
import { Count, entity, Id, keyedAs, table, toItem } from '@longtable/entity'
import { createWorld, stores, type World } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { adopt } from './adopt.ts'
import { carriesIndex, carriesRow } from './carry.ts'

const Shelves = table({
  name: 'shelves',
  indexes: { GSI1: { partition: 'GSI1PK', sort: 'GSI1SK' } },
  discriminator: 'type',
})
const Loan = entity(Shelves, {
  type: 'Loan',
  fields: { bookId: Id, readerId: Id, page: Count },
  keys: {
    table: ['LOANS#{bookId}', 'READER#{readerId}'],
    GSI1: ['READING#{readerId}', '{bookId}'],
  },
})
const BY_READER = ['READER#{readerId}', 'LOAN#{bookId}'] as const
const BY_BOOK = ['BOOK#{bookId}', 'READER#{readerId}'] as const
const loan = { bookId: 'b', readerId: 'r', page: 7 }
const key = { PK: 'LOANS#b', SK: 'READER#r' }

const carrying = (world: World, rule = carriesIndex(Loan, 'GSI1', BY_READER)) =>
  adopt({
    model: { table: Shelves, entities: { Loan } },
    deps: { store: world.store(Shelves), system: world.store(SystemTable), now: world.now },
    tools: world.engine.tools(Shelves.name),
    rules: [rule],
    run: 'carry-over',
    isDry: false,
  })

describe.each(stores)('rows of a former version on $name', (store) => {
  const tables = [Shelves, SystemTable]

  it('get the index keys of today, once', async () => {
    await using world = await createWorld(store, { tables })
    const shelves = world.store(Shelves)
    const former = toItem(keyedAs(Loan, { GSI1: BY_READER }), loan)
    await shelves.writeMany({ puts: [{ ...former, note: 'kept' }] })
    expect(await carrying(world)).toMatchObject({ counts: { 'completed Loan': 1 } })
    expect(await shelves.get(key)).toEqual({ ...toItem(Loan, loan), note: 'kept' })
    expect(await carrying(world)).toHaveProperty('counts', {})
  })

  it('are left alone where an index key is neither of then nor of today', async () => {
    await using world = await createWorld(store, { tables })
    const other = { ...toItem(Loan, loan), GSI1PK: 'READER#somebody' }
    await world.store(Shelves).writeMany({ puts: [other] })
    expect(await carrying(world)).toHaveProperty('counts', {})
    expect(await world.store(Shelves).get(key)).toEqual(other)
  })

  it('move to the key of today with all they have, unless that is written already', async () => {
    await using world = await createWorld(store, { tables })
    const shelves = world.store(Shelves)
    const before = keyedAs(Loan, { table: BY_BOOK, GSI1: BY_READER })
    const rule = carriesRow(Loan, BY_BOOK)
    await shelves.writeMany({ puts: [{ ...toItem(before, loan), note: 'kept' }] })
    const counts = { 'added Loan': 1, 'removed row of a former key': 1 }
    expect(await carrying(world, rule)).toMatchObject({ counts })
    const moved = { ...toItem(Loan, loan), note: 'kept' }
    expect(await shelves.get(key)).toEqual(moved)
    expect(await carrying(world, rule)).toHaveProperty('counts', {})

    await shelves.writeMany({ puts: [toItem(before, { ...loan, page: 3 })] })
    await carrying(world, rule)
    expect(await shelves.get(key)).toEqual(moved)
    expect(await shelves.get({ PK: 'BOOK#b', SK: 'READER#r' })).toBeUndefined()
  })

  it('are not lost when somebody writes the former one meanwhile', async () => {
    await using world = await createWorld(store, { tables })
    const shelves = world.store(Shelves)
    const former = toItem(keyedAs(Loan, { table: BY_BOOK }), loan)
    await shelves.writeMany({ puts: [former] })
    const rule = carriesRow(Loan, BY_BOOK)
    let asked = 0
    const meddled = {
      ...rule,
      async adopt(...given: Parameters<typeof rule.adopt>) {
        const steps = await rule.adopt(...given)
        asked += 1
        if (asked === 1) await shelves.writeMany({ puts: [{ ...former, page: 9 }] })
        return steps
      },
    }
    await carrying(world, meddled)
    expect(asked).toBe(2)
    expect(await shelves.get(key)).toEqual(toItem(Loan, { ...loan, page: 9 }))
  })
})
