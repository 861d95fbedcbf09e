import { Count, entity, find, Id, put, table, type Of } from '@longtable/entity'
import type { Operation, Store } from '@longtable/store'
import { createWorld, stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { counter, DomainError } from './index.ts'

const Harbour = table({ name: 'harbour', indexes: {}, discriminator: 'type' })
const Ship = entity(Harbour, {
  type: 'Ship',
  fields: { id: Id, crew: Count.optional(), crewRevision: Count.optional() },
  keys: { table: ['SHIP#{id}', 'SHIP'] },
})
const Sailor = entity(Harbour, {
  type: 'Sailor',
  fields: { shipId: Id, id: Id },
  keys: { table: ['SHIP#{shipId}', 'SAILOR#{id}'] },
})
type Ship = Of<typeof Ship>

const onBoard = async ({ store }: { readonly store: Store }, { id }: Ship) =>
  (await store.query({ partition: `SHIP#${id}`, sort: { begins: 'SAILOR#' } })).items.length
const crew = counter(Ship, 'crew', { revision: 'crewRevision', there: onBoard })
const full = (max: number) => new DomainError('CONFLICT', 'ships.full', `At most ${max}.`)
const bound = { max: 2, full, open: [] }

describe.each(stores)('a counter on $name', (store) => {
  const opened = async (ship: Partial<Ship>, sailors: readonly string[] = []) => {
    const world = await createWorld(store, { tables: [Harbour] })
    const port = world.store(Harbour)
    await port.write([
      put(Ship, { id: 'argo', ...ship }),
      ...sailors.map((id) => put(Sailor, { shipId: 'argo', id })),
    ])
    const read = async () => (await find(port, Ship, { id: 'argo' })) as Ship
    const write = async (operations: readonly (Operation | undefined)[]) =>
      port.write(operations.filter((one) => one !== undefined))
    const board = async (id: string) =>
      write([
        put(Sailor, { shipId: 'argo', id }),
        await crew.up({ store: port }, await read(), bound),
      ])
    return { world, port, read, write, board }
  }

  it('gives the last free place to one of many', async () => {
    const { world, read, board } = await opened({ crew: 1 }, ['ana'])
    await using _ = world
    const tries = await Promise.allSettled(['ben', 'cem', 'dia'].map((id) => board(id)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await read()).toMatchObject({ crew: 2, crewRevision: 1 })
    await expect(board('eva')).rejects.toMatchObject({ reason: 'ships.full' })
  })

  it.each([{ crew: 2 }, {}])('does not believe that it is full, or nothing: %o', async (ship) => {
    const { world, read, board } = await opened(ship, ['ana'])
    await using _ = world
    await board('ben')
    expect(await read()).toMatchObject({ crew: 2, crewRevision: 1 })
  })

  it('never goes below zero, and is put right unless it moves meanwhile', async () => {
    const { world, port, read, write } = await opened({ crew: 0 }, ['ana', 'ben'])
    await using _ = world
    expect(crew.down(await read(), [])).toBeUndefined()
    const late = await crew.recounted({ store: port }, await read(), [])
    await write(await crew.recounted({ store: port }, await read(), []))
    expect(await read()).toMatchObject({ crew: 2, crewRevision: 1 })
    await expect(port.write(late)).rejects.toThrow('condition')
    expect(await crew.recounted({ store: port }, await read(), [])).toEqual([])
    await write([crew.down(await read(), [])])
    expect(await read()).toMatchObject({ crew: 1, crewRevision: 2 })
  })
})
