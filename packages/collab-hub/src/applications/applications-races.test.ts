import { expectRefusals, refusals, winners } from '@longtable/testing/races'
import { describe, expect, it } from 'vitest'
import { roleById } from '../roles/startup-role.patterns.ts'
import { membershipOf } from '../startups/startup.patterns.ts'
import { appliedTo, newTalent, openRoleOf, type RoleKey } from '../testing/applications.ts'
import { amiss, idOf } from '../testing/hub-world.ts'
import { hubRaces, type RaceWorld } from '../testing/races.ts'
import { roleOf, startupOf } from '../testing/startups.ts'
import { applicationById } from './application.patterns.ts'

const module = new URL('./applications.racers.ts', import.meta.url).href
const LIMITED = ['RATE_LIMITED limits.application', 'RATE_LIMITED limits.decision']

const applications = async (given: RaceWorld) =>
  (await given.items()).filter(({ entityType }) => entityType === 'APPLICATION')

const history = async (given: RaceWorld) =>
  (await given.items()).filter(({ SK }) => SK.startsWith('STATUS#'))

async function crowd(given: RaceWorld): Promise<string[]> {
  const ids: string[] = []
  for (let n = 0; n < 50; n++) ids.push(idOf(await newTalent(given)))
  return ids
}

async function applied(given: RaceWorld) {
  const owner = await given.person('owner')
  const { talent, ...application } = await appliedTo(given, owner)
  return { ...application, ownerId: idOf(owner), talentId: idOf(talent) }
}

const counted = async (given: RaceWorld, key: RoleKey) =>
  (await roleById(given.deps, key))?.applicantCount

describe.each(hubRaces)('fifty at once on $name', ({ open }) => {
  it('apply for the same role as the same person: one application', async () => {
    await using given = await open()
    const owner = await given.person('owner')
    const [key, talent] = [await openRoleOf(given, owner), await newTalent(given)]
    const racers = ['applyTwice']
    const outcomes = await given.race({ module, racers, given: { key, talentId: idOf(talent) } })
    expect(winners(outcomes)).toHaveLength(1)
    expectRefusals(outcomes, 'CONFLICT applications.live', ...LIMITED)
    expect(await applications(given)).toHaveLength(1)
    expect(await counted(given, key)).toBe(1)
    expect(await amiss(given)).toEqual([])
  })

  it('want the last application of the month: three are sent', async () => {
    await using given = await open()
    const owner = await given.person('owner')
    const startupId = await startupOf(given, owner)
    const keys: RoleKey[] = []
    for (let n = 0; n < 50; n++) keys.push(await roleOf(given, owner, { startupId }))
    const talent = await newTalent(given)
    const asked = { keys, talentId: idOf(talent) }
    const outcomes = await given.race({ module, racers: ['applyEverywhere'], given: asked })
    expect(winners(outcomes)).toHaveLength(3)
    expectRefusals(outcomes, 'CONFLICT applications.quota', ...LIMITED)
    expect(await applications(given)).toHaveLength(3)
    expect(await amiss(given)).toEqual([])
  })

  it('apply while the role closes: it counts exactly who came in time', async () => {
    await using given = await open()
    const owner = await given.person('owner')
    const key = await openRoleOf(given, owner)
    const asked = { key, talentIds: await crowd(given), ownerId: idOf(owner) }
    const outcomes = await given.race({ module, racers: ['applyAlone', 'close'], given: asked })
    expectRefusals(outcomes, 'NOT_FOUND roles.unknown', ...LIMITED)
    const sent = winners(outcomes).filter(({ place }) => place % 2 === 0)
    expect(await applications(given)).toHaveLength(sent.length)
    expect(await counted(given, key)).toBe(sent.length)
    expect(await amiss(given)).toEqual([])
  })

  it('apply while the founder is banned and unbanned: nothing is half', async () => {
    await using given = await open()
    const [owner, admin] = [await given.person('owner'), await given.admin('root')]
    const key = await openRoleOf(given, owner)
    const talentIds = await crowd(given)
    const asked = { key, talentIds, ownerId: idOf(owner), adminId: idOf(admin) }
    const outcomes = await given.race({ module, racers: ['applyAlone', 'banOwner'], given: asked })
    const bans = ['CONFLICT users.banned-already', 'CONFLICT users.not-banned']
    const hidden = ['NOT_FOUND roles.unknown', 'CONFLICT applications.not-listed']
    expectRefusals(outcomes, ...hidden, ...bans, ...LIMITED)
    const sent = winners(outcomes).filter(({ place }) => place % 2 === 0)
    expect(await applications(given)).toHaveLength(sent.length)
    await given.settle()
    expect(await given.verify()).toEqual([])
  })

  it('accept what is withdrawn: one of the two has happened', async () => {
    await using given = await open()
    const made = await applied(given)
    const outcomes = await given.race({ module, racers: ['accept', 'withdraw'], given: made })
    const won = winners(outcomes)
    expect(won).toHaveLength(1)
    const told = ['CONFLICT applications.moved', 'CONFLICT applications.status']
    expectRefusals(outcomes, ...told, ...LIMITED)
    const isAccepted = won[0]?.place !== undefined && won[0].place % 2 === 0
    const status = isAccepted ? 'ACCEPTED' : 'WITHDRAWN'
    expect(await applicationById(given.deps, made)).toMatchObject({ status })
    const place = { startupId: made.startupId, userId: made.talentId }
    expect((await membershipOf(given.deps, place)) !== undefined).toBe(isAccepted)
    expect(await counted(given, made)).toBe(isAccepted ? 1 : 0)
    expect(await history(given)).toHaveLength(1)
    expect(await amiss(given)).toEqual([])
  })

  it('decide about the same application: one decision counts', async () => {
    await using given = await open()
    const made = await applied(given)
    const outcomes = await given.race({ module, racers: ['decide'], given: made })
    expect(winners(outcomes)).toHaveLength(1)
    expect(refusals(outcomes).filter((one) => !LIMITED.includes(one))).toEqual([
      'CONFLICT applications.moved',
    ])
    expect(await history(given)).toHaveLength(1)
    expect(await amiss(given)).toEqual([])
  })
})
