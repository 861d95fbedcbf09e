import { toItem } from '@longtable/entity'
import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { amiss, createHubWorld, idOf } from '../testing/hub-world.ts'
import * as a from '../testing/samples.ts'
import { startupOf } from '../testing/startups.ts'
import { deleteStartup } from './delete-startup.ts'
import { STARTUPS_MAX } from './startup-count.ts'
import { Startup } from './startup.entity.ts'

describe.each(stores)('startups of a founder on $name', (store) => {
  it('are bounded, also where nobody has counted before', async () => {
    await using world = await createHubWorld(store)
    const owner = await world.person('owner')
    const founderId = idOf(owner)
    const puts = Array.from({ length: STARTUPS_MAX - 1 }, (_, place) =>
      toItem(Startup, a.startup({ startupId: `s${place}`, founderId, status: 'DRAFT' })),
    )
    await world.deps.store.writeMany({ puts })
    world.world.settleIndexes()
    const found = () => startupOf(world, owner, { status: 'DRAFT' })
    await found()
    world.world.settleIndexes()
    await expect(found()).rejects.toMatchObject({ reason: 'startups.too-many' })
    await deleteStartup(world.again(owner), { startupId: 's1' })
    await found()
    world.world.settleIndexes()
    await expect(found()).rejects.toMatchObject({ reason: 'startups.too-many' })
    const counted = async () => (await amiss(world)).filter((one) => one.includes('startups'))
    expect(await counted()).toEqual([])
    const key = { PK: `USER#${founderId}`, SK: 'PROFILE' }
    await world.deps.store.write([{ kind: 'update', key, set: { startupCount: 7 } }])
    expect(await counted()).toHaveLength(1)
    await world.reconcile()
    expect(await counted()).toEqual([])
  })
})
