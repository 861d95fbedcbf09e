import { derivedId, put, timeOf } from '@longtable/entity'
import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import type { GuildContext } from '../context.ts'
import { blockUser } from '../follows/block-user.ts'
import { followUser } from '../follows/follow-user.ts'
import { createGuildWorld, idOf } from '../testing/guild-world.ts'
import { followedLeaderboard, overallLeaderboard } from './leaderboards.ts'
import { defaultReward } from './quest-rules.ts'
import { levelOf, shardOf, xpOfLevel } from './xp.ts'
import { LEADERBOARD_SHARDS, XpTotal } from './xp.entity.ts'

describe('levels and rewards', () => {
  it('begin a level at a hundred times a square', () => {
    expect([0, 99, 100, 399, 400, 899, 900, 1_000_000].map(levelOf)).toEqual([
      1, 1, 2, 2, 3, 3, 4, 101,
    ])
    for (let level = 1; level < 1000; level++) {
      expect(levelOf(xpOfLevel(level))).toBe(level)
      expect(levelOf(xpOfLevel(level + 1) - 1)).toBe(level)
    }
  })

  it('grow with the root of the days or of the links, up to a thousand', () => {
    const counting = (difficulty: 'easy' | 'medium' | 'hard', days: number) =>
      defaultReward({ difficulty, kind: 'quantitative', periodSeconds: days * 86_400 })
    expect([counting('easy', 1), counting('medium', 4), counting('hard', 30)]).toEqual([
      50, 200, 1000,
    ])
    expect(counting('easy', 1 / 24)).toBe(10)
    const linked = (links: number) =>
      defaultReward({
        difficulty: 'medium',
        kind: 'linked',
        linkedTaskIds: Array.from({ length: links }, (_, n) => `t${n}`),
      })
    expect([linked(1), linked(2), linked(50)]).toEqual([100, 141, 707])
  })

  it('have ids that follow from their quest and carry their time', () => {
    const at = Date.UTC(2026, 0, 15, 10, 30)
    expect(derivedId(at, 'quest')).toBe(derivedId(at, 'quest'))
    expect(derivedId(at, 'quest')).not.toBe(derivedId(at, 'other'))
    expect(derivedId(at, 'quest')).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/)
    expect(timeOf(derivedId(at, 'quest'))).toBe('2026-01-15T10:30:00.000Z')
  })

  it('spread people over all shards', () => {
    const shards = new Set(Array.from({ length: 200 }, (_, n) => shardOf(`user-${n}`)))
    expect([...shards].sort()).toEqual(Array.from({ length: LEADERBOARD_SHARDS }, (_, n) => n))
  })
})

const give = (person: GuildContext, xp: number) => {
  const userId = idOf(person)
  const total = { userId, xp, level: levelOf(xp), shard: shardOf(userId) }
  return person.store.write([put(XpTotal, { ...total, updatedAt: person.stamp().at })])
}

describe.each(stores)('leaderboards on $name', (store) => {
  it('merge all shards in order, page by page, without who is blocked', async () => {
    await using guild = await createGuildWorld(store)
    const people: GuildContext[] = []
    for (let n = 0; n < 20; n++) {
      const person = await guild.person(`person${n}`)
      await give(person, (n * 37) % 200)
      people.push(person)
    }
    const [ana, foe] = [await guild.person('ana'), people[5] as GuildContext]
    await blockUser(foe, { userId: idOf(ana) })
    await guild.settle()
    const expected = people
      .map((person, n) => ({ id: idOf(person), xp: (n * 37) % 200 }))
      .filter(({ id }) => id !== idOf(foe))
      .sort((a, b) => b.xp - a.xp)
    const found: { id: string; xp: number }[] = []
    let after: string | undefined
    do {
      const page = await overallLeaderboard(ana, {}, { limit: 7, after })
      found.push(...page.items.map(({ user, xp }) => ({ id: user.id, xp })))
      after = page.after
    } while (after !== undefined)
    expect(found).toEqual(expected)
  })

  it('among those I follow hold me and people without any experience', async () => {
    await using guild = await createGuildWorld(store)
    const ana = await guild.person('ana')
    const friends: GuildContext[] = []
    for (const [n, xp] of [300, 0, 900, 300].entries()) {
      const friend = await guild.person(`friend${n}`)
      await followUser(ana, { followeeId: idOf(friend) })
      if (xp > 0) await give(friend, xp)
      friends.push(friend)
    }
    await give(await guild.person('stranger'), 5000)
    await give(ana, 400)
    const page = await followedLeaderboard(ana, {}, {})
    expect(page.after).toBeUndefined()
    expect(page.items.map(({ user, xp, level }) => [user.nickname, xp, level])).toEqual([
      ['friend2', 900, 4],
      ['ana', 400, 3],
      ['friend0', 300, 2],
      ['friend3', 300, 2],
      ['friend1', 0, 1],
    ])
    const names: string[] = []
    let after: string | undefined
    do {
      const next = await followedLeaderboard(ana, {}, { limit: 2, after })
      names.push(...next.items.map(({ user }) => user.nickname))
      after = next.after
    } while (after !== undefined)
    expect(names).toEqual(page.items.map(({ user }) => user.nickname))
  })
})
