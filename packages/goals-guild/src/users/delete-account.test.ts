import { createJobWorker, silentLogger } from '@longtable/core'
import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import type { GuildContext } from '../context.ts'
import { blockUser } from '../follows/block-user.ts'
import { counterOf } from '../follows/follow.patterns.ts'
import { followUser } from '../follows/follow-user.ts'
import { eraseFollows } from '../follows/remove-edges.ts'
import { setFollowerShards } from '../follows/set-follower-shards.ts'
import { createGuildWorld, type GuildWorld, idOf } from '../testing/guild-world.ts'
import { deleteAccount } from './delete-account.ts'
import { accountErasing } from './erase-account.ts'
import { registerUser } from './register-user.ts'
import { suspendUser } from './suspend-user.ts'

const SECOND_LOOK_MS = 15 * 60_000

async function followed(given: GuildWorld, star: GuildContext, count: number) {
  const fans = []
  for (let n = 0; n < count; n++) {
    const fan = await given.person(`fan-${n}`)
    await followUser(fan, { followeeId: idOf(star) })
    await followUser(star, { followeeId: idOf(fan) })
    fans.push(fan)
  }
  return fans
}

const withEdges = async (given: GuildWorld, userId: string) =>
  (await given.items()).filter(
    (item) =>
      ['Follow', 'FollowLog', 'Block', 'Counter', 'CounterShard', 'Promotion'].includes(
        item.type as string,
      ) && JSON.stringify(item).includes(userId),
  )

describe.each(stores)('a deleted account on $name', (store) => {
  it('was asked for by somebody who has just signed in', async () => {
    await using given = await createGuildWorld(store)
    const ana = await given.person('ana')
    const { userId = '', email = '' } = ana.viewer ?? {}
    const stale = { code: 'FORBIDDEN', reason: 'core.stale-sign-in' }
    const signedInAt = given.world.now()
    const as = (at?: number) => given.as({ userId, email, signedInAt: at as number })
    given.world.advance(10 * 60_000)
    // A token that was refreshed says the same, and one that says nothing is not believed.
    for (const context of [as(signedInAt), as()])
      await expect(deleteAccount(context, {}, 'request-1')).rejects.toMatchObject(stale)
    expect((await given.ask(ana, '{ me { id } }')).data.me).toEqual({ id: userId })
    await deleteAccount(as(signedInAt + 1), {}, 'request-1')
    expect(await deleteAccount(as(signedInAt), {}, 'request-1')).toEqual({ id: userId })
  })

  it('is hidden at once, frees both names, and keeps nothing personal', async () => {
    await using given = await createGuildWorld(store)
    const ana = await given.person('ana', {
      bio: 'secret',
      tags: ['club'],
      birthDate: '1990-01-01',
    })
    const ben = await given.person('ben', { tags: ['club'] })
    await deleteAccount(ana, {})
    const gone = { code: 'NOT_FOUND', reason: 'users.unknown' }
    for (const query of [
      `{ user(id: "${idOf(ana)}") { id } }`,
      '{ userByNickname(nickname: "ana") { id } }',
    ])
      expect((await given.ask(ben, query)).errors?.[0]?.extensions).toMatchObject(gone)
    const tagged = await given.ask(ben, '{ usersByTag(tag: "club") { items { nickname } } }')
    expect(tagged.data.usersByTag.items).toEqual([{ nickname: 'ben' }])
    await expect(followUser(ben, { followeeId: idOf(ana) })).rejects.toMatchObject(gone)
    const deleted = { code: 'FORBIDDEN', reason: 'users.deleted' }
    await expect(followUser(ana, { followeeId: idOf(ben) })).rejects.toMatchObject(deleted)
    await expect(
      registerUser(
        given.again(ana),
        registerUser.input.parse({ nickname: 'ana', fullName: 'Ana' }),
      ),
    ).rejects.toMatchObject(deleted)
    expect((await given.ask(ana, '{ me { id } }')).data).toEqual({ me: null })
    const tombstone = (await given.items()).find(({ SK }) => SK === `PROFILE#${idOf(ana)}`)
    expect(JSON.stringify(tombstone)).not.toMatch(/secret|ana@|1990|club/)
    await given.person('ana')
    expect(await given.verify()).toEqual([])
  })

  it('may be that of somebody who is suspended', async () => {
    await using given = await createGuildWorld(store)
    const [root, ana] = [await given.admin('root'), await given.person('ana', { tags: ['club'] })]
    await followUser(root, { followeeId: idOf(ana) })
    await suspendUser(root, { userId: idOf(ana) })
    await deleteAccount(given.again(ana), {})
    await given.settle()
    const tombstone = (await given.items()).find(({ SK }) => SK === `PROFILE#${idOf(ana)}`)
    expect(tombstone).toMatchObject({ status: 'deleted' })
    expect(await withEdges(given, idOf(ana))).toEqual([])
    expect(given.events.map(({ name }) => name)).toContain('goalsguild.user.deleted')
    await given.person('ana')
    expect(await given.verify()).toEqual([])
  })

  it('loses its edges both ways, and the counts of others follow', async () => {
    await using given = await createGuildWorld(store)
    const [root, star] = [await given.admin('root'), await given.person('star')]
    const foe = await given.person('foe')
    await blockUser(star, { userId: idOf(foe) })
    await blockUser(root, { userId: idOf(star) })
    const early = await followed(given, star, 3)
    await setFollowerShards(root, { userId: idOf(star), shards: 4 })
    const [late] = [await given.person('late')]
    await followUser(late, { followeeId: idOf(star) })
    await deleteAccount(star, {})
    await given.settle()
    for (const fan of [...early, late])
      for (const name of ['FOLLOWERS', 'FOLLOWING'] as const)
        expect(await counterOf(given.deps, { userId: idOf(fan), name })).toMatchObject({ count: 0 })
    given.world.advance(SECOND_LOOK_MS)
    await given.settle()
    expect(await withEdges(given, idOf(star))).toEqual([])
    expect(await given.verify()).toEqual([])
    expect(given.events.at(-1)).toBeDefined()
    expect(given.events.map(({ name }) => name)).toContain('goalsguild.user.deleted')
  })

  it('is erased to the end although the work stops after every edge', async () => {
    await using given = await createGuildWorld(store)
    const star = await given.person('star')
    await followed(given, star, 4)
    await deleteAccount(star, {})
    // Each try gets two more writes before the store is gone, as in a crash.
    let writes = 2
    const { deps } = given
    const failing = {
      ...deps,
      store: {
        ...deps.store,
        write: async (operations: Parameters<typeof deps.store.write>[0]) => {
          if (writes-- <= 0) throw new Error('crash')
          return deps.store.write(operations)
        },
      },
    }
    const userId = idOf(star)
    let crashes = 0
    for (; crashes < 20; crashes++) {
      writes = 2
      try {
        await eraseFollows.erase(failing, { userId, isLast: true })
        break
      } catch (error) {
        expect(String(error)).toContain('crash')
      }
    }
    expect(crashes).toBeGreaterThan(2)
    expect(crashes).toBeLessThan(20)
    expect(await withEdges(given, userId)).toEqual([])
    expect(await given.verify()).toEqual([])
  })

  it('is erased by a job that fails and is tried again', async () => {
    await using given = await createGuildWorld(store)
    const star = await given.person('star')
    await deleteAccount(star, {})
    let failures = 2
    const done: string[] = []
    const flaky = {
      name: 'flaky',
      async erase() {
        if (failures-- > 0) throw new Error('not yet')
        done.push('erased')
      },
    }
    const { system, now } = given.deps
    const worker = createJobWorker({
      system,
      now,
      owner: 'flaky',
      log: silentLogger,
      handlers: [accountErasing.job(given.deps, [flaky])],
    })
    // Only the processors run here; the world's own jobs would be quicker.
    await given.process()
    for (let n = 0; n < 4; n++) {
      await worker.drain()
      given.world.advance(60_000)
    }
    expect(done).toEqual(['erased'])
    given.world.advance(SECOND_LOOK_MS)
    await worker.drain()
    expect(done).toEqual(['erased', 'erased'])
  })

  it('is not erased while it is alive', async () => {
    await using given = await createGuildWorld(store)
    const ana = await given.person('ana')
    const job = accountErasing.job(given.deps, [])
    await expect(
      job.run({
        job: { payload: { userId: idOf(ana), isLast: false } } as never,
        progress: async () => {},
        stopping: new AbortController().signal,
      }),
    ).rejects.toThrow('alive')
  })
})

it('looks a second time for edges that an index shows only later', async () => {
  const lmdb = stores.find(({ name }) => name === 'LMDB')
  if (!lmdb) throw new Error('The LMDB store is missing.')
  await using given = await createGuildWorld(lmdb, { lagging: true })
  const [star, fan] = [await given.person('star'), await given.person('fan')]
  await followUser(fan, { followeeId: idOf(star) })
  await deleteAccount(star, {})
  const userId = idOf(star)
  const look = (isLast: boolean) =>
    accountErasing.job(given.deps, [eraseFollows]).run({
      job: { payload: { userId, isLast } } as never,
      progress: async () => {},
      stopping: new AbortController().signal,
    })
  await look(false)
  expect((await withEdges(given, userId)).map(({ type }) => type).sort()).toEqual([
    'Follow',
    'FollowLog',
  ])
  const key = { PK: `JOB#goals-guild.erase-account`, SK: `${userId}-last` }
  const second = await given.deps.system.get(key)
  expect(second).toMatchObject({ payload: { userId, isLast: true }, status: 'queued' })
  expect(Date.parse(second?.dueAt as string) - given.world.now()).toBe(SECOND_LOOK_MS)
  given.world.settleIndexes()
  await look(true)
  expect(await withEdges(given, userId)).toEqual([])
  expect(await given.verify()).toEqual([])
})
