import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { amiss, createHubWorld, idOf } from '../testing/hub-world.ts'
import { startupById } from '../startups/startup.patterns.ts'
import { startupOf } from '../testing/startups.ts'
import { banUser } from './ban-user.ts'
import { deleteAccount } from './delete-account.ts'
import { registerUser } from './register-user.ts'
import { syncEmail } from './sync-email.ts'
import { unbanUser } from './unban-user.ts'
import { updateProfile } from './update-profile.ts'

const REASON = 'They have broken the rules.'

describe.each(stores)('people on $name', (store) => {
  it('wait for a verified address, edit their profile meanwhile, and are ACTIVE with it', async () => {
    await using world = await createHubWorld(store)
    const userId = world.world.stamp().id
    const given = { role: 'TALENT', firstName: 'Ada', lastName: 'Byron', skills: ['Rust', 'rust'] }
    const made = await registerUser(world.as({ userId }), registerUser.input.parse(given))
    expect(made).toMatchObject({ status: 'PENDING_VERIFICATION', skills: ['rust'] })
    expect(made.email).not.toContain('@')
    expect(await updateProfile(world.as({ userId }), { bio: 'Still here' })).toMatchObject({
      bio: 'Still here',
    })
    const verified = { userId, email: 'ada@example.com' }
    const active = { status: 'ACTIVE', email: 'ada@example.com' }
    expect(await syncEmail(world.as(verified), {})).toMatchObject(active)
    expect(await syncEmail(world.as(verified), {})).toMatchObject(active)
    await world.settle()
    expect(world.events.map(({ name }) => name)).toEqual([
      'collabhub.user.registered',
      'collabhub.user.verified',
    ])
    expect(await amiss(world)).toEqual([])
  })

  it('who is banned is refused with the reason, and is after it what they were', async () => {
    await using world = await createHubWorld(store)
    const admin = await world.admin('root')
    const owner = await world.person('owner')
    const again = () => world.again(admin)
    await banUser(again(), { userId: idOf(owner), reason: REASON })
    const { errors } = await world.ask(owner, '{ myStartups { after } }')
    expect(errors?.[0]).toMatchObject({ message: expect.stringContaining(REASON) })
    const other = await world.person('other')
    const document = 'query ($id: ID!) { user(id: $id) { id } }'
    const seen = await world.ask(other, document, { id: idOf(owner) })
    expect(seen.errors?.[0]?.extensions.reason).toBe('users.unknown')
    expect(await unbanUser(again(), { userId: idOf(owner) })).toMatchObject({ status: 'ACTIVE' })
    for (const [user, reason] of [
      [admin, 'users.own-ban'],
      [await world.admin('second'), 'users.admin-ban'],
    ] as const)
      await expect(banUser(again(), { userId: idOf(user), reason: REASON })).rejects.toMatchObject({
        reason,
      })
    const short = await world.ask(
      admin,
      'mutation ($id: ID!) { banUser(userId: $id, reason: "short") { id } }',
      { id: idOf(owner) },
    )
    expect(short.errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field: 'reason' })
  })

  it('who is banned is erased like anybody else', async () => {
    await using world = await createHubWorld(store)
    const admin = await world.admin('root')
    const owner = await world.person('owner')
    const startupId = await startupOf(world, owner)
    const userId = idOf(owner)
    await banUser(admin, { userId, reason: REASON })
    await world.settle()
    await deleteAccount(world.again(owner), {})
    await world.settle()
    const tombstone = (await world.items()).find(
      ({ PK, SK }) => PK === `USER#${userId}` && SK === 'PROFILE',
    )
    expect(tombstone).toMatchObject({ status: 'BANNED', deletedAt: expect.any(String) as string })
    expect(JSON.stringify(tombstone)).not.toMatch(/owner|broken/)
    expect(await startupById(world.deps, { startupId })).toMatchObject({ status: 'SUSPENDED' })
    expect(world.events.map(({ name }) => name)).toContain('collabhub.user.deleted')
    await expect(deleteAccount(world.again(owner), {})).rejects.toMatchObject({
      reason: 'users.deleted',
    })
    expect(await amiss(world)).toEqual([])
  })

  it('are listed by role, status and address, as they are now', async () => {
    await using world = await createHubWorld(store)
    const admin = await world.admin('root')
    const ann = await world.person('talent-ann')
    const bob = await world.person('talent-bob')
    world.world.settleIndexes()
    const ids = async (query: string) => {
      const { data, errors } = await world.ask(admin, query)
      expect(errors).toBeUndefined()
      return data.list.items.map(({ id }: { id: string }) => id)
    }
    const both = [idOf(ann), idOf(bob)].sort()
    expect(await ids('{ list: usersByRole(role: TALENT) { items { id } } }')).toEqual(both)
    expect(await ids('{ list: talents { items { id } } }')).toEqual(both)
    await banUser(world.again(admin), { userId: idOf(ann), reason: REASON })
    // The index may be late; what is listed is what is so.
    expect(await ids('{ list: talents { items { id } } }')).toEqual([idOf(bob)])
    world.world.settleIndexes()
    expect(await ids('{ list: usersByStatus(status: BANNED) { items { id } } }')).toEqual([
      idOf(ann),
    ])
    const found = await world.ask(
      admin,
      '{ profileByEmail(email: "TALENT-bob@example.com") { id } }',
    )
    expect(found.data.profileByEmail.id).toBe(idOf(bob))
  })
})
