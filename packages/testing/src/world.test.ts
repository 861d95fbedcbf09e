import { entity, Id, pattern, put, table, timeOf } from '@longtable/entity'
import { describe, expect, it } from 'vitest'
import { createWorld, shuffled, seededRandom, stores } from './index.ts'

const Notes = table({ name: 'notes', indexes: { GSI1: { partition: 'GSI1PK', sort: 'GSI1SK' } } })
const Note = entity(Notes, {
  type: 'Note',
  fields: { userId: Id, noteId: Id, topic: Id },
  keys: { table: ['USER#{userId}', 'NOTE#{noteId}'], GSI1: ['TOPIC#{topic}', '{noteId}'] },
})
const notesOn = pattern(Note, 'GSI1', { source: 'test: notes on a topic' })

describe.each(stores)('a world on $name', (store) => {
  it('says the same ids and times again for the same seed', async () => {
    await using one = await createWorld(store, { tables: [Notes], seed: 5 })
    await using same = await createWorld(store, { tables: [Notes], seed: 5 })
    await using other = await createWorld(store, { tables: [Notes], seed: 6 })
    const first = one.stamp()
    expect(same.stamp()).toEqual(first)
    expect(other.stamp().id).not.toBe(first.id)
    one.advance(1500)
    expect(Date.parse(timeOf(one.stamp().id)) - Date.parse(first.at)).toBe(1500)
  })

  it('delivers every change, in order per item, and each only since the last time', async () => {
    await using world = await createWorld(store, { tables: [Notes], seed: 3 })
    const db = world.store(Notes)
    for (let n = 0; n < 12; n++) {
      const note = { userId: 'ana', noteId: `n${n % 4}`, topic: `t${n}` }
      await db.write([put(Note, note, n < 4 ? 'absent' : 'present')])
    }
    const changes = await world.deliverChanges(Notes)
    expect(new Set(changes.map(({ id }) => id)).size).toBe(12)
    for (const item of new Set(changes.map(({ key }) => key.SK))) {
      const topics = changes.filter(({ key }) => key.SK === item).map((change) => change.new?.topic)
      expect([...new Set(topics)]).toHaveLength(3)
      expect(topics.at(-1)).toBe(`t${8 + Number(item.slice('NOTE#n'.length))}`)
    }
    expect(await world.deliverChanges(Notes)).toEqual([])
  })
})

it('a lagging world hides index writes until it settles', async () => {
  const lmdb = stores.find(({ name }) => name === 'LMDB')
  if (!lmdb) throw new Error('the LMDB store is missing')
  await using world = await createWorld(lmdb, { tables: [Notes], lagging: true })
  const note = { userId: 'ana', noteId: 'n1', topic: 'letters' }
  await world.store(Notes).write([put(Note, note)])
  expect((await notesOn(world.reader(Notes), { topic: 'letters' })).items).toEqual([])
  world.settleIndexes()
  expect((await notesOn(world.reader(Notes), { topic: 'letters' })).items).toEqual([note])
})

it('shuffles across items, repeats some changes, and never reorders an item', () => {
  const changes = Array.from({ length: 200 }, (_, n) => ({
    id: String(n),
    at: n,
    key: { PK: 'P', SK: `S${n % 20}` },
  }))
  const delivered = shuffled(changes, seededRandom(11))
  expect(delivered.length).toBeGreaterThan(200)
  expect(delivered.map(({ id }) => id)).not.toEqual(
    delivered.map(({ id }) => id).sort((a, b) => +a - +b),
  )
  for (let item = 0; item < 20; item++) {
    const first = new Map<string, number>()
    for (const [place, { id, key }] of delivered.entries())
      if (key.SK === `S${item}` && !first.has(id)) first.set(id, place)
    expect([...first.keys()]).toEqual(
      changes.filter(({ key }) => key.SK === `S${item}`).map(({ id }) => id),
    )
  }
})
