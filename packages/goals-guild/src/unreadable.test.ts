import { keyOf } from '@longtable/entity'
import type { Key } from '@longtable/store'
import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { followUser } from './follows/follow-user.ts'
import { Goal } from './goals/goal.entity.ts'
import { createGuildWorld, type GuildWorld, idOf } from './testing/guild-world.ts'
import { makeGoal } from './testing/work.ts'
import { XpTotal } from './quests/xp.entity.ts'
import { User } from './users/user.entity.ts'

async function spoil({ deps }: GuildWorld, key: Key, wrong: object): Promise<void> {
  const item = await deps.store.get(key)
  await deps.store.write([{ kind: 'put', item: { ...item, ...key, ...wrong } }])
}

describe.each(stores)('an item that cannot be read, on $name', (store) => {
  it('does not take the others of its list along, and is an error by itself', async () => {
    await using guild = await createGuildWorld(store)
    const [ana, ben, cem] = [
      await guild.person('ana', { tags: ['running'] }),
      await guild.person('ben', { tags: ['running'] }),
      await guild.person('cem', { tags: ['running'] }),
    ]
    for (const followee of [ben, cem]) await followUser(ana, { followeeId: idOf(followee) })
    const shown = { visibility: 'public', tags: ['running'] }
    const [kept, broken] = [await makeGoal(ana, shown), await makeGoal(ana, shown)]
    await guild.settle()
    await spoil(guild, keyOf(User, { id: idOf(cem) }), { tier: 'gold' })
    await spoil(guild, keyOf(Goal, { userId: idOf(ana), id: broken.id }), { title: 7 })
    await spoil(guild, keyOf(XpTotal, { userId: idOf(ben) }), { type: 'XpTotal', xp: 'much' })

    const { data, errors } = await guild.ask(
      guild.again(ana),
      `query ($userId: ID!) {
        following(userId: $userId) { items { user { nickname level } } }
        usersByTag(tag: "running") { items { nickname } }
        goalsByTag(tag: "running") { items { id } }
        followedLeaderboard { items { user { nickname } } }
      }`,
      { userId: idOf(ana) },
    )
    expect(errors).toBeUndefined()
    expect(data.following.items).toEqual([{ user: { nickname: 'ben', level: 1 } }])
    const names = data.usersByTag.items.map(({ nickname }: { nickname: string }) => nickname)
    expect(names.sort()).toEqual(['ana', 'ben'])
    expect(data.goalsByTag.items).toEqual([{ id: kept.id }])
    expect(JSON.stringify(data.followedLeaderboard)).not.toContain('cem')

    const alone = await guild.ask(guild.again(ana), 'query ($id: ID!) { user(id: $id) { id } }', {
      id: idOf(cem),
    })
    expect(alone.errors).toMatchObject([
      { extensions: { code: 'CONFLICT', reason: 'store.unreadable' } },
    ])
  })
})
