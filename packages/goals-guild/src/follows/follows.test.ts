import { keyOf, toItem } from '@longtable/entity'
import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import type { GuildContext } from '../context.ts'
import { createGuildWorld, type GuildWorld, idOf } from '../testing/guild-world.ts'
import { blockUser } from './block-user.ts'
import { Counter } from './follow.entity.ts'
import { counterOf } from './follow.patterns.ts'
import {
  blockedUsers,
  doIFollow,
  followedByUser,
  followersOfUser,
  mutualFollows,
} from './follow-lists.ts'
import { followUser } from './follow-user.ts'
import { unblockUser } from './unblock-user.ts'
import { unfollowUser } from './unfollow-user.ts'

const follow = (who: GuildContext, whom: GuildContext, requestId?: string) =>
  followUser(who, { followeeId: idOf(whom) }, requestId)
const unfollow = (who: GuildContext, whom: GuildContext) =>
  unfollowUser(who, { followeeId: idOf(whom) })
const names = (page: { items: readonly { user: { nickname: string } }[] }) =>
  page.items.map(({ user }) => user.nickname)

async function counts({ deps }: GuildWorld, who: GuildContext) {
  const [followers, following] = await Promise.all(
    (['FOLLOWERS', 'FOLLOWING'] as const).map((name) =>
      counterOf(deps, { userId: idOf(who), name }),
    ),
  )
  return [followers?.count, following?.count]
}

describe.each(stores)('follows on $name', (store) => {
  it('count a retried follow once, and a retried unfollow', async () => {
    await using given = await createGuildWorld(store)
    const [ana, ben] = [await given.person('ana'), await given.person('ben')]
    const first = await follow(ana, ben)
    expect(await follow(ana, ben)).toEqual(first)
    expect(await counts(given, ben)).toEqual([1, 0])
    expect(await counts(given, ana)).toEqual([0, 1])
    expect(await unfollow(ana, ben)).toEqual({ followeeId: idOf(ben), isFollowing: false })
    await unfollow(ana, ben)
    expect(await counts(given, ben)).toEqual([0, 0])
    expect(await given.verify()).toEqual([])
    await given.settle()
    expect(new Set(given.events.map(({ name }) => name))).toEqual(
      new Set([
        'goalsguild.user.registered',
        'goalsguild.follow.created',
        'goalsguild.follow.removed',
      ]),
    )
  })

  it('answer a repeated request after the edge has gone, without making it again', async () => {
    await using given = await createGuildWorld(store)
    const [ana, ben] = [await given.person('ana'), await given.person('ben')]
    const first = await follow(ana, ben, 'request-1')
    await unfollow(ana, ben)
    expect(await follow(given.again(ana), ben, 'request-1')).toEqual(first)
    expect(await counts(given, ben)).toEqual([0, 0])
  })

  it('need somebody else who is there', async () => {
    await using given = await createGuildWorld(store)
    const ana = await given.person('ana')
    await expect(follow(ana, ana)).rejects.toMatchObject({
      code: 'INVALID',
      reason: 'follows.self',
    })
    await expect(followUser(ana, { followeeId: given.world.stamp().id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      reason: 'users.unknown',
    })
    expect(await given.verify()).toEqual([])
  })

  it('are listed newest first, page by page, and say who follows back', async () => {
    await using given = await createGuildWorld(store)
    const ana = await given.person('ana')
    const others = []
    for (const name of ['ben', 'cem', 'dan', 'eve']) {
      given.world.advance(1000)
      const other = await given.person(name)
      others.push(other)
      await follow(other, ana)
      await follow(ana, other)
    }
    const [ben, cem] = others as [GuildContext, GuildContext]
    await unfollow(cem, ana)
    const page = await followersOfUser(ben, { userId: idOf(ana) }, { limit: 2 })
    expect(names(page)).toEqual(['eve', 'dan'])
    const rest = await followersOfUser(ben, { userId: idOf(ana) }, { limit: 2, after: page.after })
    expect([names(rest), rest.after]).toEqual([['ben'], undefined])
    expect(names(await followedByUser(ben, { userId: idOf(ana) }, {}))).toEqual([
      'eve',
      'dan',
      'cem',
      'ben',
    ])
    expect(names(await mutualFollows(ana, { limit: 3 }))).toEqual(['eve', 'dan', 'ben'])
    expect(await doIFollow(cem, { followeeId: idOf(ana) })).toBe(false)
    expect(await doIFollow(ana, { followeeId: idOf(cem) })).toBe(true)
    const seen = await given.ask(
      ana,
      'query ($id: ID!) { user(id: $id) { isFollowedByMe followsMe followerCount } }',
      { id: idOf(cem) },
    )
    expect(seen.data.user).toEqual({ isFollowedByMe: true, followsMe: false, followerCount: 1 })
  })

  it('stop at sixty in a minute', async () => {
    await using given = await createGuildWorld(store)
    const [ana, ben] = [await given.person('ana'), await given.person('ben')]
    for (let n = 0; n < 60; n++) await (n % 2 ? unfollow(ana, ben) : follow(ana, ben))
    await expect(follow(ana, ben)).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      reason: 'limits.follow',
    })
    expect(await counts(given, ben)).toEqual([0, 0])
  })

  it('go through when a counter is wrong or gone, and have it counted anew', async () => {
    await using given = await createGuildWorld(store)
    const [ana, ben, cem] = [
      await given.person('ana'),
      await given.person('ben'),
      await given.person('cem'),
    ]
    for (const other of [ana, cem]) await follow(other, ben)
    const { store: db } = given.deps
    const followers = keyOf(Counter, { userId: idOf(ben), name: 'FOLLOWERS' })
    await db.write([
      { kind: 'update', key: followers, set: { count: 0 } },
      { kind: 'delete', key: keyOf(Counter, { userId: idOf(ana), name: 'FOLLOWING' }) },
    ])
    await unfollow(ana, ben)
    expect(await doIFollow(ana, { followeeId: idOf(ben) })).toBe(false)
    expect(await counts(given, ben)).toEqual([0, 0])
    expect(await given.verify()).not.toEqual([])
    await given.settle()
    given.world.advance(61_000)
    await given.settle()
    expect(await counts(given, ben)).toEqual([1, 0])
    expect(await counts(given, ana)).toEqual([0, 0])
    expect(await given.verify()).toEqual([])
  })

  it('are reconciled by the operator, whatever the counters say', async () => {
    await using given = await createGuildWorld(store)
    const [ana, ben] = [await given.person('ana'), await given.person('ben')]
    await follow(ana, ben)
    const { store: db } = given.deps
    for (const name of ['FOLLOWERS', 'FOLLOWING'] as const)
      await db.writeMany({
        deletes: [keyOf(Counter, { userId: idOf(ana), name })],
        puts: [
          toItem(Counter, { userId: idOf(ben), name, count: 7, updatedAt: given.world.stamp().at }),
        ],
      })
    expect(await given.verify()).toHaveLength(4)
    await given.reconcile()
    expect(await given.verify()).toEqual([])
    expect([await counts(given, ana), await counts(given, ben)]).toEqual([
      [0, 1],
      [1, 0],
    ])
  })

  it('say in the log who did what', async () => {
    await using given = await createGuildWorld(store)
    const [ana, ben] = [await given.person('ana'), await given.person('ben')]
    await follow(ana, ben)
    await unfollow(ana, ben)
    const log = (await given.items()).filter((item) => item.resourceId === idOf(ben))
    expect(log.map(({ action }) => action).sort()).toEqual([
      'USER_FOLLOWED',
      'USER_REGISTERED',
      'USER_UNFOLLOWED',
    ])
  })
})

describe.each(stores)('blocks on $name', (store) => {
  it('end both edges with their counts, and keep new ones from coming', async () => {
    await using given = await createGuildWorld(store)
    const [ana, ben] = [await given.person('ana'), await given.person('ben')]
    await follow(ana, ben)
    await follow(ben, ana)
    const blocked = { userId: idOf(ben), isBlocked: true }
    expect(await blockUser(ana, { userId: idOf(ben) })).toEqual(blocked)
    expect(await blockUser(ana, { userId: idOf(ben) })).toEqual(blocked)
    expect([await counts(given, ana), await counts(given, ben)]).toEqual([
      [0, 0],
      [0, 0],
    ])
    await expect(follow(ben, ana)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(follow(ana, ben)).rejects.toMatchObject({ reason: 'follows.blocked' })
    expect((await given.items()).some(({ type }) => type === 'Follow')).toBe(false)
    expect(await given.verify()).toEqual([])

    await unblockUser(ana, { userId: idOf(ben) })
    expect(await unblockUser(ana, { userId: idOf(ben) })).toEqual({ ...blocked, isBlocked: false })
    await follow(ben, ana)
    expect(await given.verify()).toEqual([])
  })

  it('hide people from each other in every list, without short pages', async () => {
    await using given = await createGuildWorld(store)
    const star = await given.person('star', { tags: ['club'] })
    const people = new Map<string, GuildContext>()
    for (const name of ['ana', 'ben', 'cem', 'dan']) {
      given.world.advance(1000)
      const person = await given.person(name, { tags: ['club'] })
      people.set(name, person)
      await follow(person, star)
      await follow(star, person)
    }
    const [ana, cem] = [people.get('ana'), people.get('cem')] as [GuildContext, GuildContext]
    await blockUser(ana, { userId: idOf(cem) })
    const lists = async (viewer: GuildContext) => [
      names(await followersOfUser(viewer, { userId: idOf(star) }, { limit: 3 })),
      names(await followedByUser(viewer, { userId: idOf(star) }, { limit: 3 })),
    ]
    expect(await lists(ana)).toEqual([
      ['dan', 'ben', 'ana'],
      ['dan', 'ben', 'ana'],
    ])
    expect(await lists(cem)).toEqual([
      ['dan', 'cem', 'ben'],
      ['dan', 'cem', 'ben'],
    ])
    const user = 'query ($id: ID!) { user(id: $id) { nickname } }'
    const unknown = await given.ask(cem, user, { id: idOf(ana) })
    expect(unknown.errors?.[0]?.extensions).toMatchObject({
      code: 'NOT_FOUND',
      reason: 'users.unknown',
    })
    expect((await given.ask(ana, user, { id: idOf(cem) })).data.user.nickname).toBe('cem')
    expect(names(await blockedUsers(ana, {}))).toEqual(['cem'])
    expect(names(await blockedUsers(cem, {}))).toEqual([])
  })

  it('need somebody else, and may be returned by who is blocked', async () => {
    await using given = await createGuildWorld(store)
    const [ana, ben] = [await given.person('ana'), await given.person('ben')]
    await expect(blockUser(ana, { userId: idOf(ana) })).rejects.toMatchObject({
      reason: 'blocks.self',
    })
    await expect(blockUser(ana, { userId: given.world.stamp().id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await blockUser(ana, { userId: idOf(ben) })
    await blockUser(ben, { userId: idOf(ana) })
    await unblockUser(ana, { userId: idOf(ben) })
    await expect(follow(ana, ben)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
