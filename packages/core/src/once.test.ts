import { add, find, put } from '@longtable/entity'
import { createWorld, stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { once } from './index.ts'
import { contextOf, Tally, tables } from './testing/sample.ts'

describe.each(stores)('an effect with a marker on $name', (store) => {
  it('happens once, however often and with whom at once its change comes', async () => {
    await using world = await createWorld(store, { tables })
    const context = contextOf(world)
    await context.store.write([put(Tally, { userId: 'ana', count: 0 })])
    const counted = (changeId: string) =>
      once(context, { processor: 'notes.count', changeId }, async () => [
        add(Tally, { userId: 'ana' }, { amounts: { count: 1 } }),
      ])
    await Promise.all([counted('1'), counted('2'), counted('1')])
    await counted('2')
    expect(await find(context.store, Tally, { userId: 'ana' })).toMatchObject({ count: 2 })
  })

  it('is planned anew while others write, and given up with a word when they never stop', async () => {
    await using world = await createWorld(store, { tables })
    const context = contextOf(world)
    await context.store.write([put(Tally, { userId: 'ana', count: 0 })])
    let plans = 0
    const raced = (until: number, changeId: string) =>
      once(context, { processor: 'notes.count', changeId }, async () => {
        const { count = 0 } = (await find(context.store, Tally, { userId: 'ana' })) ?? {}
        if (plans++ < until)
          await context.store.write([add(Tally, { userId: 'ana' }, { amounts: { count: 10 } })])
        const when = { attribute: 'count', equals: count } as const
        return [add(Tally, { userId: 'ana' }, { amounts: { count: 1 }, when })]
      })
    await raced(2, '1')
    expect(await find(context.store, Tally, { userId: 'ana' })).toMatchObject({ count: 21 })
    await expect(raced(1000, '2')).rejects.toThrow('does not stand still')
  })
})
