import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { counterOf } from './follows/follow.patterns.ts'
import { followersOfUser } from './follows/follow-lists.ts'
import { inviteById } from './collaboration/invite.patterns.ts'
import { followUser } from './follows/follow-user.ts'
import { idOf } from './testing/guild-world.ts'
import { invite } from './testing/invites.ts'
import { guildRaces, type Outcome, type RaceWorld } from './testing/races.ts'
import { makeGoal } from './testing/work.ts'
import { profileById } from './users/user.patterns.ts'

const module = pathToFileURL(join(import.meta.dirname, 'testing/people-racers.ts')).href
const BUSY = ['CONFLICT core.busy', 'CONFLICT store.busy']

const winners = (outcomes: readonly Outcome[]) =>
  outcomes.filter(({ refusal }) => refusal === undefined)
const refusals = (outcomes: readonly Outcome[]) => [
  ...new Set(outcomes.flatMap(({ refusal }) => refusal ?? [])),
]

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
  it('register under one nickname: one has it, the rest are told that it is taken', async () => {
    await using given = await open()
    const ids = Array.from({ length: 50 }, () => given.world.stamp().id)
    const outcomes = await given.race({ module, racers: ['registerSame'], given: { ids } })
    expect(winners(outcomes)).toHaveLength(1)
    expect(refusals(outcomes).filter((refusal) => !BUSY.includes(refusal))).toEqual([
      'CONFLICT users.nickname-taken',
    ])
    const people = (await given.items()).filter(({ type }) => type === 'User')
    expect(people).toHaveLength(1)
    expect(await given.verify()).toEqual([])
  })

  it('take the same new nickname: one gets it', async () => {
    await using given = await open()
    const ids = await crowd(given, 50)
    const outcomes = await given.race({ module, racers: ['renameToSame'], given: { ids } })
    expect(winners(outcomes)).toHaveLength(1)
    expect(refusals(outcomes).filter((refusal) => !BUSY.includes(refusal))).toEqual([
      'CONFLICT users.nickname-taken',
    ])
    expect(await given.verify()).toEqual([])
  })

  it('follow the same person: one edge, one count, one answer', async () => {
    await using given = await open()
    const pair = await pairOf(given)
    const outcomes = await given.race({ module, racers: ['follow'], given: pair })
    const answers = winners(outcomes).map(({ answer }) => answer)
    expect(answers.length).toBeGreaterThan(40)
    for (const answer of answers) expect(answer).toEqual(answers[0])
    for (const refusal of refusals(outcomes)) expect(BUSY).toContain(refusal)
    const counter = await counterOf(given.deps, { userId: pair.to, name: 'FOLLOWERS' })
    expect(counter).toMatchObject({ count: 1 })
    expect(await given.verify()).toEqual([])
  })

  it('follow and unfollow the same person: counters equal what they count', async () => {
    await using given = await open()
    const pair = await pairOf(given)
    const outcomes = await given.race({ module, racers: ['follow', 'unfollow'], given: pair })
    expect(winners(outcomes).length).toBeGreaterThan(10)
    for (const refusal of refusals(outcomes)) expect(BUSY).toContain(refusal)
    expect(await given.verify()).toEqual([])
    // Nobody has taken a lost race for a wrong counter.
    expect(JSON.stringify(await given.items())).not.toContain('recountAt')
  })

  it('follow while they are being blocked: no edge crosses the block', async () => {
    await using given = await open()
    const pair = await pairOf(given)
    const racers = ['follow', 'followBack', 'unfollow', 'followBack', 'block']
    const outcomes = await given.race({ module, racers, given: pair })
    const expected = [...BUSY, 'NOT_FOUND users.unknown', 'FORBIDDEN follows.blocked']
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
    for (const refusal of refusals(outcomes)) expect(BUSY).toContain(refusal)
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
    for (const refusal of refusals(outcomes)) expect(BUSY).toContain(refusal)
    await given.settle()
    expect(await given.verify()).toEqual([])
    const followed = winners(outcomes).filter(({ place }) => place % 5 !== 4)
    const { items } = await followersOfUser(admin, { userId: idOf(star) }, { limit: 200 })
    expect(items).toHaveLength(followed.length + 1)
    expect(followed.length).toBeGreaterThan(20)
  })

  it('take a given-up address, follow its former holder and accept: each has their own', async () => {
    await using given = await open()
    const email = 'from@example.com'
    const from = idOf(await given.person('from'))
    const eva = await given.person('eva')
    const on = { resourceType: 'goal', resourceId: (await makeGoal(eva)).id } as const
    const { id: inviteId } = await invite(eva, on, { email })
    await given.settle()
    given.world.advance(3_600_000)
    const { id: to } = given.world.stamp()
    const people = { from, to, email, newEmail: 'new@example.com', asOf: given.world.now() }
    const racers = ['registerWithReleased', 'followAccount', 'syncToNew', 'acceptAsFormer']
    const outcomes = await given.race({
      module,
      racers,
      given: { ...people, invite: { ...on, inviteId } },
    })
    const expected = [
      'CONFLICT users.registered',
      'CONFLICT users.nickname-taken',
      'CONFLICT invites.closed',
      'NOT_FOUND invites.unknown',
      'RATE_LIMITED limits.profile',
    ]
    for (const refusal of refusals(outcomes)) expect([...BUSY, ...expected]).toContain(refusal)
    await given.settle()
    expect(await profileById(given.deps, { id: from })).toMatchObject({ email: people.newEmail })
    expect(await profileById(given.deps, { id: to })).toMatchObject({ email })
    expect(await given.verify()).toEqual([])
    // Whoever accepted had the address at that moment; else it has come to who has it now.
    const accepted = winners(outcomes).filter(({ place }) => place % 4 === 3)
    expect(accepted.length).toBeLessThanOrEqual(1)
    const now = await inviteById(given.deps, { ...on, inviteId })
    expect(now).toMatchObject(
      accepted.length === 1
        ? { status: 'accepted', inviteeId: from }
        : { status: 'pending', inviteeId: to },
    )
  })
})
