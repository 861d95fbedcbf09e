import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { createHubWorld, idOf } from '../testing/hub-world.ts'
import { startupOf } from '../testing/startups.ts'
import { setShards } from './set-shards.ts'

describe.each(stores)('what is spread on $name', (store) => {
  it('is listed whole while it is spread wider and gathered again', async () => {
    await using world = await createHubWorld(store)
    const admin = await world.admin('root')
    const owner = await world.person('owner')
    const talents: string[] = []
    const startups: string[] = []
    const listed = async (list: string) => {
      const found: string[] = []
      for (let after: string | null | undefined; after !== null; ) {
        const document = `query ($after: String) { page: ${list.replace('$', 'first: 3, after: $after')} {
          items { id } after } }`
        const { data, errors } = await world.ask(admin, document, { after })
        expect(errors).toBeUndefined()
        found.push(...data.page.items.map(({ id }: { id: string }) => id))
        after = data.page.after
      }
      return found
    }
    for (const count of [1, 4, 8, 1]) {
      for (const hotKey of ['USER', 'STARTUP'] as const)
        await setShards(world.again(admin), { hotKey, count })
      for (let one = 0; one < 4; one++) {
        world.world.advance(61_000)
        talents.push(idOf(await world.person(`talent-${count}-${talents.length}`)))
        startups.unshift(await startupOf(world, owner))
      }
      world.world.settleIndexes()
      expect((await listed('talents($)')).sort()).toEqual(talents.sort())
      expect((await listed('usersByRole(role: TALENT, $)')).sort()).toEqual(talents)
      expect((await listed('usersByStatus(status: ACTIVE, $)')).sort()).toEqual(
        expect.arrayContaining(talents),
      )
      expect(await listed('startups($)')).toEqual(startups)
    }
    const partitions = new Set((await world.items()).map(({ GSI2PK }) => String(GSI2PK)))
    expect([...partitions].filter((name) => name.includes('~')).length).toBeGreaterThan(2)
  })
})
