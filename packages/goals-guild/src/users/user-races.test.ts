import { refusals, winners } from '@longtable/testing/races'
import { describe, expect, it } from 'vitest'
import { inviteById } from '../collaboration/invite.patterns.ts'
import { idOf } from '../testing/guild-world.ts'
import { invite } from '../testing/invites.ts'
import { guildRaces, type RaceWorld } from '../testing/races.ts'
import { makeGoal } from '../testing/work.ts'
import { profileById } from './user.patterns.ts'

const module = new URL('./user.racers.ts', import.meta.url).href

async function crowd(given: RaceWorld, count: number): Promise<string[]> {
  const ids = []
  for (let n = 0; n < count; n++) ids.push(idOf(await given.person(`fan-${n}`)))
  return ids
}

describe.each(guildRaces)('fifty at once on $name', ({ open }) => {
  it('register under one nickname: one has it, the rest are told that it is taken', async () => {
    await using given = await open()
    const ids = Array.from({ length: 50 }, () => given.world.stamp().id)
    const outcomes = await given.race({ module, racers: ['registerSame'], given: { ids } })
    expect(winners(outcomes)).toHaveLength(1)
    expect(refusals(outcomes)).toEqual(['CONFLICT users.nickname-taken'])
    const people = (await given.items()).filter(({ type }) => type === 'User')
    expect(people).toHaveLength(1)
    expect(await given.verify()).toEqual([])
  })

  it('take the same new nickname: one gets it', async () => {
    await using given = await open()
    const ids = await crowd(given, 50)
    const outcomes = await given.race({ module, racers: ['renameToSame'], given: { ids } })
    expect(winners(outcomes)).toHaveLength(1)
    expect(refusals(outcomes)).toEqual(['CONFLICT users.nickname-taken'])
    expect(await given.verify()).toEqual([])
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
    for (const refusal of refusals(outcomes)) expect([...expected]).toContain(refusal)
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
