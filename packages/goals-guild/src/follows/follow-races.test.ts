import { refusals, winners } from '@longtable/testing/races'
import { describe, expect, it } from 'vitest'
import { idOf } from '../testing/guild-world.ts'
import { guildRaces, type RaceWorld } from '../testing/races.ts'
import { followersOfUser } from './follow-lists.ts'
import { followUser } from './follow-user.ts'
import { counterOf } from './follow.patterns.ts'

const module = new URL('./follow.racers.ts', import.meta.url).href

async function pairOf(given: RaceWorld) {
  const [from, to] = [await given.person('from'), await given.person('to-1')]
  return { from: idOf(from), to: idOf(to) }
}

async function crowd(given: RaceWorld, count: number): Promise<string[]> {
  const ids = []
  for (let n = 0; n < count; n++) ids.push(idOf(await given.person(`fan-${n}`)))
  return ids
}

const auditsOf = async (given: RaceWorld, action: string) =>
  (await given.items()).filter((item) => item.action === action)

describe.each(guildRaces)('fifty at once on $name', ({ open }) => {
  it('follow the same person: one edge, one count, one answer', async () => {
    await using given = await open()
    const pair = await pairOf(given)
    const outcomes = await given.race({ module, racers: ['follow'], given: pair })
    const answers = winners(outcomes).map(({ answer }) => answer)
    expect(answers.length).toBeGreaterThan(40)
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(refusals(outcomes)).toEqual([])
    const counter = await counterOf(given.deps, { userId: pair.to, name: 'FOLLOWERS' })
    expect(counter).toMatchObject({ count: 1 })
    expect(await given.verify()).toEqual([])
  })

  it('follow and unfollow the same person: counters equal what they count', async () => {
    await using given = await open()
    const pair = await pairOf(given)
    const outcomes = await given.race({ module, racers: ['follow', 'unfollow'], given: pair })
    expect(winners(outcomes).length).toBeGreaterThan(10)
    expect(refusals(outcomes)).toEqual([])
    expect(await given.verify()).toEqual([])
    // Nobody has taken a lost race for a wrong counter.
    expect(JSON.stringify(await given.items())).not.toContain('recountAt')
  })

  it('follow while they are being blocked: no edge crosses the block', async () => {
    await using given = await open()
    const pair = await pairOf(given)
    const racers = ['follow', 'followBack', 'unfollow', 'followBack', 'block']
    const outcomes = await given.race({ module, racers, given: pair })
    const expected = ['NOT_FOUND users.unknown', 'FORBIDDEN follows.blocked']
    for (const refusal of refusals(outcomes)) expect(expected).toContain(refusal)
    const types = (await given.items()).map(({ type }) => type)
    expect(types.filter((type) => type === 'Block')).toHaveLength(1)
    expect(types).not.toContain('Follow')
    expect(await given.verify()).toEqual([])
  })

  it('send the same request: one effect, and its answer for all', async () => {
    await using given = await open()
    const pair = await pairOf(given)
    const outcomes = await given.race({ module, racers: ['followWithRequestId'], given: pair })
    const answers = winners(outcomes).map(({ answer }) => answer)
    expect(answers.length).toBeGreaterThan(40)
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(refusals(outcomes)).toEqual([])
    expect(await auditsOf(given, 'USER_FOLLOWED')).toHaveLength(1)
    expect(await given.verify()).toEqual([])
  })

  it('follow one account while its shards change: everybody is counted and listed', async () => {
    await using given = await open()
    const [admin, star] = [await given.admin('root'), await given.person('star')]
    const ids = await crowd(given, 50)
    await followUser(given.as(ids[49] as string), { followeeId: idOf(star) })
    const outcomes = await given.race({
      module,
      racers: ['followStar', 'followStar', 'followStar', 'followStar', 'reshard'],
      given: { ids, to: idOf(star), admin: idOf(admin) },
    })
    expect(refusals(outcomes)).toEqual([])
    await given.settle()
    expect(await given.verify()).toEqual([])
    const followed = winners(outcomes).filter(({ place }) => place % 5 !== 4)
    const { items } = await followersOfUser(admin, { userId: idOf(star) }, { limit: 200 })
    expect(items).toHaveLength(followed.length + 1)
    expect(followed.length).toBeGreaterThan(20)
  })
})
