import { createWorld, stores, type World } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { createBell, SystemTable } from './index.ts'
import { tables } from './testing/sample.ts'

const bellOf = (world: World, owner: string) =>
  createBell({ system: world.store(SystemTable), owner, now: world.now })

describe.each(stores)('bells on $name', (store) => {
  it('are heard once by everybody else, each time that they are rung', async () => {
    await using world = await createWorld(store, { tables })
    const [one, two, three] = ['one', 'two', 'three'].map((owner) => bellOf(world, owner))
    if (!one || !two || !three) throw new Error('There are three.')
    for (const bell of [one, two, three]) expect(await bell.hear()).toEqual([])
    await one.ring(['notes', 'pages'])
    await three.ring(['notes'])
    expect((await two.hear()).toSorted()).toEqual(['notes', 'pages'])
    expect(await two.hear()).toEqual([])
    expect(await one.hear()).toEqual(['notes'])
    // The clock stands still.
    await one.ring(['pages'])
    expect(await two.hear()).toEqual(['pages'])
  })

  it('are heard of one who has come since, and not of one before oneself', async () => {
    await using world = await createWorld(store, { tables })
    await bellOf(world, 'before').ring(['notes'])
    const bell = bellOf(world, 'one')
    expect(await bell.hear()).toEqual([])
    await bellOf(world, 'new').ring(['pages'])
    expect(await bell.hear()).toEqual(['pages'])
    world.advance(1)
    await bellOf(world, 'before').ring(['notes'])
    expect(await bell.hear()).toEqual(['notes'])
  })

  it('are forgotten after a day', async () => {
    await using world = await createWorld(store, { tables })
    await bellOf(world, 'one').ring(['notes'])
    world.advance(86_400_000 + 1000)
    const { items } = await world.store(SystemTable).query({ partition: 'BELL' })
    expect(items).toEqual([])
  })
})
