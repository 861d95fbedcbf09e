import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import type { HubContext } from '../context.ts'
import { setShards } from '../shards/set-shards.ts'
import { reviewStartup } from '../startups/review-startup.ts'
import { setStartupVisibility } from '../startups/set-startup-visibility.ts'
import { createHubWorld, type HubWorld, idOf } from '../testing/hub-world.ts'
import { roleOf, startupOf } from '../testing/startups.ts'
import { banUser } from '../users/ban-user.ts'
import { deleteAccount } from '../users/delete-account.ts'
import { unbanUser } from '../users/unban-user.ts'
import { closeRole } from './close-role.ts'
import { deleteRole } from './delete-role.ts'
import { openRole } from './update-role.ts'

const BROWSE = '{ openRoles(first: 3) { items { id } after } }'
const NEXT = 'query ($after: String) { openRoles(first: 3, after: $after) { items { id } after } }'

const browsed = async (world: HubWorld, context: HubContext): Promise<string[]> => {
  const ids: string[] = []
  let { data } = await world.ask(context, BROWSE)
  for (;;) {
    ids.push(...data.openRoles.items.map(({ id }: { id: string }) => id))
    if (data.openRoles.after === null) return ids
    ;({ data } = await world.ask(context, NEXT, { after: data.openRoles.after }))
  }
}

/** What a reader finds who has only the document: GSI1PK = OPEN_ROLES. */
const stored = async (world: HubWorld): Promise<unknown[]> =>
  (await world.deps.store.query({ index: 'GSI1', partition: 'OPEN_ROLES', limit: 100 })).items.map(
    ({ roleId }) => roleId,
  )

describe.each(stores)('open roles on $name', (store) => {
  it('are listed exactly while role, startup and founder allow it', async () => {
    await using world = await createHubWorld(store)
    const owner = await world.person('owner')
    const admin = await world.admin('root')
    const startupId = await startupOf(world, owner)
    const key = await roleOf(world, owner, { startupId })
    const [me, root] = [() => world.again(owner), () => world.again(admin)]
    const reason = 'They have broken the rules.'
    const visibility = (to: 'PUBLIC' | 'PRIVATE') => () =>
      setStartupVisibility(me(), { startupId, visibility: to })
    const steps: readonly [string, () => Promise<unknown>, boolean][] = [
      ['made', async () => {}, true],
      ['closed', () => closeRole(me(), key), false],
      ['opened', () => openRole(me(), key), true],
      ['hidden', visibility('PRIVATE'), false],
      ['shown', visibility('PUBLIC'), true],
      [
        'suspended',
        () => reviewStartup(root(), { startupId, status: 'SUSPENDED', notes: reason }),
        false,
      ],
      ['reinstated', () => reviewStartup(root(), { startupId, status: 'ACTIVE' }), true],
      ['banned', () => banUser(root(), { userId: idOf(owner), reason }), false],
      ['unbanned', () => unbanUser(root(), { userId: idOf(owner) }), true],
      ['deleted', () => deleteAccount(me(), {}), false],
    ]
    for (const [what, act, isListed] of steps) {
      world.world.advance(61_000)
      await act()
      // Nobody sees it from this moment on, whatever the index still says.
      if (!isListed) expect(await browsed(world, world.as()), what).toEqual([])
      await world.settle()
      expect(await browsed(world, world.as()), what).toEqual(isListed ? [key.roleId] : [])
      expect(await stored(world), what).toEqual(isListed ? [key.roleId] : [])
      expect(await world.verify(), what).toEqual([])
    }
  })

  it('are at most fifty of a startup, and a deleted one makes room', async () => {
    await using world = await createHubWorld(store)
    const owner = await world.person('owner')
    const startupId = await startupOf(world, owner)
    const keys = []
    for (let count = 0; count < 50; count++) {
      if (count % 25 === 0) world.world.advance(61_000)
      keys.push(await roleOf(world, owner, { startupId }))
    }
    world.world.advance(61_000)
    await expect(roleOf(world, owner, { startupId })).rejects.toMatchObject({
      reason: 'roles.too-many',
    })
    const [first] = keys
    if (first) await deleteRole(world.again(owner), first)
    await roleOf(world, owner, { startupId })
    await world.settle()
    expect(await world.verify()).toEqual([])
    const mended = await world.reconcile(true)
    expect(mended.filter(({ attribute }) => attribute === 'roleCount')).toEqual([])
  })

  it('are all listed while they are spread, spread wider and gathered again', async () => {
    await using world = await createHubWorld(store)
    const owner = await world.person('owner')
    const admin = await world.admin('root')
    const startupId = await startupOf(world, owner)
    const made: string[] = []
    for (const count of [1, 4, 8, 1]) {
      world.world.advance(61_000)
      await setShards(world.again(admin), { hotKey: 'STARTUP_ROLE', count })
      for (let one = 0; one < 5; one++)
        made.push((await roleOf(world, owner, { startupId })).roleId)
      world.world.settleIndexes()
      expect(await browsed(world, world.as())).toEqual([...made].reverse())
    }
    expect((await stored(world)).length).toBeLessThan(made.length)
  })
})
