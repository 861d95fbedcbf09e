import { refusals, winners } from '@longtable/testing/races'
import { describe, expect, it } from 'vitest'
import { groupById, membership } from './group.patterns.ts'
import { joinGroup } from './join-group.ts'
import { makeGroup } from '../testing/groups.ts'
import { idOf } from '../testing/guild-world.ts'
import { guildRaces, type RaceWorld } from '../testing/races.ts'

const module = new URL('./group.racers.ts', import.meta.url).href
/** Each person has thirty tries a minute to come and to go. */
const LIMITED = ['RATE_LIMITED limits.group-join', 'RATE_LIMITED limits.group']

async function groupWith(given: RaceWorld, fields: object = {}) {
  const [owner, member] = [await given.person('owner'), await given.person('member')]
  const { id: groupId } = await makeGroup(owner, fields)
  await joinGroup(member, { groupId })
  return { groupId, ownerId: idOf(owner), memberId: idOf(member) }
}

const members = async (given: RaceWorld) =>
  (await given.items()).filter(({ type }) => type === 'GroupMember')

describe.each(guildRaces)('fifty at once on $name', ({ open }) => {
  it('want the last free place: one gets it, the rest are told that it is full', async () => {
    await using given = await open()
    const { groupId } = await groupWith(given)
    const ids: string[] = []
    for (let n = 0; n < 50; n++) ids.push(idOf(await given.person(`fan-${n}`)))
    const outcomes = await given.race({
      module,
      racers: ['joinLastPlace'],
      given: { groupId, ids, max: 3 },
    })
    expect(winners(outcomes)).toHaveLength(1)
    expect(refusals(outcomes)).toEqual(['CONFLICT groups.full'])
    expect(await members(given)).toHaveLength(3)
    expect(await groupById(given.deps, { id: groupId })).toMatchObject({ memberCount: 3 })
    expect(await given.verify()).toEqual([])
  })

  it('join and leave: the count is what it counts', async () => {
    await using given = await open()
    const group = await groupWith(given)
    const outcomes = await given.race({ module, racers: ['join', 'leave'], given: group })
    expect(winners(outcomes).length).toBeGreaterThan(5)
    for (const refusal of refusals(outcomes)) expect([...LIMITED]).toContain(refusal)
    expect(await given.verify()).toEqual([])
    expect(JSON.stringify(await given.items())).not.toContain('recountAt')
  })

  it('transfer a group and leave it: it has one owner, who is in it', async () => {
    await using given = await open()
    const group = await groupWith(given)
    const racers = ['transfer', 'leave']
    const outcomes = await given.race({ module, racers, given: group })
    const expected = [
      ...LIMITED,
      'CONFLICT groups.owner-stays',
      'NOT_FOUND groups.no-member',
      'FORBIDDEN groups.not-owner',
    ]
    for (const refusal of refusals(outcomes)) expect(expected).toContain(refusal)
    expect(winners(outcomes).length).toBeGreaterThan(0)
    const { ownerId = '' } = (await groupById(given.deps, { id: group.groupId })) ?? {}
    expect(await membership(given.deps, { groupId: group.groupId, userId: ownerId })).toMatchObject(
      { role: 'owner' },
    )
    const owners = (await members(given)).filter(({ role }) => role === 'owner')
    expect(owners).toHaveLength(1)
    expect(await given.verify()).toEqual([])
  })

  it('set a role while its bearer is removed: no place comes back', async () => {
    await using given = await open()
    const group = await groupWith(given)
    const outcomes = await given.race({ module, racers: ['promote', 'expel'], given: group })
    const expected = [...LIMITED, 'NOT_FOUND groups.no-member']
    for (const refusal of refusals(outcomes)) expect(expected).toContain(refusal)
    const removed = winners(outcomes).filter(({ place }) => place % 2 === 1)
    expect(removed).toHaveLength(1)
    expect(await members(given)).toHaveLength(1)
    expect(await given.verify()).toEqual([])
  })

  it('approve a request and take it back: one of the two has happened', async () => {
    await using given = await open()
    const group = await groupWith(given, { access: 'approval' })
    const racers = ['approve', 'cancelRequest']
    const outcomes = await given.race({ module, racers, given: group })
    const expected = [...LIMITED, 'NOT_FOUND groups.no-request']
    for (const refusal of refusals(outcomes)) expect(expected).toContain(refusal)
    const won = winners(outcomes)
    expect(won).toHaveLength(1)
    const isMember = won[0] !== undefined && won[0].place % 2 === 0
    expect(await members(given)).toHaveLength(isMember ? 2 : 1)
    const types = (await given.items()).map(({ type }) => type)
    expect(types).not.toContain('JoinRequest')
    expect(await given.verify()).toEqual([])
  })
})
