import type { Key, Query, Store } from '@longtable/store'
import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import type { GuildContext } from '../context.ts'
import {
  blockedUsers,
  doIFollow,
  followedByUser,
  followersOfUser,
} from '../follows/follow-lists.ts'
import { followUser } from '../follows/follow-user.ts'
import { eraseBlocks, eraseFollows } from '../follows/remove-edges.ts'
import { createGuildWorld, idOf } from '../testing/guild-world.ts'
import {
  isNicknameAvailable,
  profileOfEmail,
  userById,
  userByNickname,
  usersByTag,
} from './find-users.ts'

interface Asked {
  readonly keys: string[]
  readonly queries: Query[]
}

/** Notes what is asked of the table and its indexes. */
function noting(store: Store, asked: Asked): Store {
  const note = (...keys: readonly Key[]) =>
    void asked.keys.push(...keys.map(({ PK, SK }) => `${PK} ${SK}`))
  return {
    ...store,
    get(key, options) {
      note(key)
      return store.get(key, options)
    },
    getMany(keys, options) {
      note(...keys)
      return store.getMany(keys, options)
    },
    query(query) {
      asked.queries.push(query)
      return store.query(query)
    },
  }
}

describe.each(stores)('people are read as documented on $name', (store) => {
  it('by the table, GSI1, GSI2 and GSI3, each with its key condition', async () => {
    await using given = await createGuildWorld(store)
    const [me, ben] = [await given.person('me-1'), await given.person('ben')]
    await followUser(me, { followeeId: idOf(ben) })
    const [my, his] = [idOf(me), idOf(ben)]

    async function asks(run: (context: GuildContext) => Promise<unknown>): Promise<Asked> {
      const asked: Asked = { keys: [], queries: [] }
      const context = given.again(me)
      await run({ ...context, store: noting(context.store, asked) })
      return asked
    }
    const query = async (run: (context: GuildContext) => Promise<unknown>) => {
      const { queries } = await asks(run)
      return queries.map(({ index, partition, sort, descending }) => [
        index ?? 'table',
        partition,
        sort && 'begins' in sort ? sort.begins : sort,
        descending ?? false,
      ])
    }

    // Beside a list of people it is asked whom the reader blocks.
    const list = async (run: (context: GuildContext) => Promise<unknown>) =>
      (await query(run)).filter(([, , prefix]) => prefix !== 'BLOCK#')

    // 004: Get profile by userId, by email, by nickname.
    expect((await asks((c) => userById(c, { id: his }))).keys).toContain(
      `USER#${his} PROFILE#${his}`,
    )
    expect(await query((c) => userById(c, { id: his }))).toEqual([])
    expect(await query((c) => profileOfEmail(c, { email: 'me-1@example.com' }))).toEqual([
      ['GSI3', 'EMAIL#me-1@example.com', 'PROFILE#', false],
    ])
    expect(await query((c) => userByNickname(c, { nickname: 'BEN' }))).toEqual([
      ['GSI2', 'NICK#ben', 'PROFILE#', false],
    ])
    expect((await asks((c) => isNicknameAvailable(c, { nickname: 'Ben' }))).keys).toEqual([
      'NICK#ben UNIQUE#USER',
    ])
    // 004: GSI5 tag search, as items.
    expect(await list((c) => usersByTag(c, { tag: 'club' }, {}))).toEqual([
      ['table', 'TAG#club', 'User#', false],
    ])
    // 001: Who I follow (timeline copy), followers newest first.
    expect(await list((c) => followedByUser(c, { userId: my }, {}))).toEqual([
      ['GSI1', `USER#${my}`, 'ENTITY#Following#', true],
    ])
    expect(await list((c) => followersOfUser(c, { userId: his }, {}))).toEqual([
      ['GSI2', `FOLLOWERS#${his}`, undefined, true],
    ])
    expect((await asks((c) => doIFollow(c, { followeeId: his }))).keys).toContain(
      `USER#${my} FOLLOWING#${his}`,
    )
    expect(await query((c) => blockedUsers(c, {}))).toEqual([
      ['table', `USER#${my}`, 'BLOCK#', false],
    ])
    // 001: Who I follow, Who follows me: all of them, when an account goes.
    const erasure = { userId: my, isLast: true }
    const erasing = (c: GuildContext) => ({ ...given.deps, store: c.store })
    expect(await query((c) => eraseFollows.erase(erasing(c), erasure))).toEqual([
      ['table', `USER#${my}`, 'FOLLOWING#', false],
      ['GSI1', `USER#${my}`, 'FOLLOWER#', false],
    ])
    expect(await query((c) => eraseBlocks.erase(erasing(c), erasure))).toEqual([
      ['table', `USER#${my}`, 'BLOCK#', false],
      ['GSI1', `BLOCKED#${my}`, undefined, false],
    ])
  })

  it('counts by two keys, in one read for a whole page', async () => {
    await using given = await createGuildWorld(store)
    const [me, ben] = [await given.person('me-1'), await given.person('ben')]
    await followUser(me, { followeeId: idOf(ben) })
    const { data } = await given.ask(
      me,
      'query ($id: ID!) { user(id: $id) { followerCount followingCount } }',
      { id: idOf(ben) },
    )
    expect(data.user).toEqual({ followerCount: 1, followingCount: 0 })
    const items = await given.deps.store.getMany([
      { PK: `USER#${idOf(ben)}`, SK: 'COUNTER#FOLLOWERS' },
      { PK: `USER#${idOf(me)}`, SK: 'COUNTER#FOLLOWING' },
    ])
    expect(items).toMatchObject([{ count: 1 }, { count: 1 }])
  })
})
