import { find } from '@longtable/entity'
import { expectRefusals, winners } from '@longtable/testing/races'
import { describe, expect, it } from 'vitest'
import { Startup } from '../startups/startup.entity.ts'
import { accessOf, drawnDeck, investorIn } from '../testing/access.ts'
import { amiss, idOf } from '../testing/hub-world.ts'
import { hubRaces, type RaceWorld } from '../testing/races.ts'
import { roleOf, startupOf } from '../testing/startups.ts'
import { AccessRequest, Grant } from './access-request.entity.ts'

const GONE = 'GONE requests.done'
const module = new URL('./access.racers.ts', import.meta.url).href

async function asked(world: RaceWorld, status: 'PENDING' | 'APPROVED') {
  const owner = await world.person('owner')
  const { accessId, startupId, investor } = await accessOf(world, owner, { status })
  return {
    accessId,
    startupId,
    ownerId: idOf(owner),
    investorId: idOf(investor),
  }
}

const requestsIn = async (world: RaceWorld) =>
  (await world.items()).filter(({ entityType }) => entityType === AccessRequest.type)

/** The request and its guard never say two things. */
async function stateOf({ deps: { store } }: RaceWorld, given: Awaited<ReturnType<typeof asked>>) {
  const { accessId, startupId, investorId: userId } = given
  const request = await find(store, AccessRequest, { accessId })
  const grant = await find(store, Grant, { startupId, userId })
  expect(grant).toMatchObject({ accessId, status: request?.status })
  return request?.status
}

describe.each(hubRaces)('fifty at once on $name', ({ open }) => {
  it('ask for the same: there is one request', async () => {
    await using world = await open()
    const owner = await world.person('owner')
    const startupId = await startupOf(world, owner)
    const given = { startupId, investorId: idOf(await investorIn(world)) }
    const outcomes = await world.race({ module, racers: ['request'], given })
    expect(winners(outcomes)).toHaveLength(1)
    expectRefusals(outcomes, 'CONFLICT access.pending', 'RATE_LIMITED limits.access')
    expect(await requestsIn(world)).toHaveLength(1)
    expect(await amiss(world)).toEqual([])
  })

  it('approve, reject and cancel: one of them has done it', async () => {
    await using world = await open()
    const given = await asked(world, 'PENDING')
    const outcomes = await world.race({ module, racers: ['approve', 'reject', 'cancel'], given })
    const won = winners(outcomes)
    expect(won).toHaveLength(1)
    expectRefusals(outcomes, 'CONFLICT access.status', 'RATE_LIMITED limits.access')
    expect(await stateOf(world, given)).toBe(
      (won[0]?.answer as { status: string } | undefined)?.status,
    )
  })

  it('open a deck while it is revoked: nobody after that, and each look is written down', async () => {
    await using world = await open()
    const given = await asked(world, 'APPROVED')
    await drawnDeck(world, given.startupId)
    const racers = ['look', 'look', 'look', 'revoke']
    const outcomes = await world.race({ module, racers, given })
    expectRefusals(
      outcomes,
      'CONFLICT access.status',
      'FORBIDDEN decks.no-access',
      // Opened and written down, and revoked before they were told where its pages are.
      GONE,
      'RATE_LIMITED limits.access',
      'RATE_LIMITED limits.deck',
    )
    expect(await stateOf(world, given)).toBe('REVOKED')
    const items = await world.items()
    const looks = items.filter(({ SK }) => String(SK).startsWith('DECKVIEW#'))
    const answers = winners(outcomes).filter(({ answer }) => typeof answer === 'string')
    const late = outcomes.filter(({ refusal }) => refusal === GONE)
    const times = looks.map(({ viewedAt }) => viewedAt)
    expect(times).toEqual(expect.arrayContaining(answers.map(({ answer }) => answer)))
    expect(times).toHaveLength(answers.length + late.length)
  })

  it('change visibility and status of a startup: its keys are those of what it is', async () => {
    await using world = await open()
    const owner = await world.person('owner')
    const startupId = await startupOf(world, owner)
    const given = { startupId, ownerId: idOf(owner) }
    const outcomes = await world.race({ module, racers: ['hide', 'withdraw', 'submit'], given })
    expectRefusals(outcomes, 'CONFLICT startups.status', 'RATE_LIMITED limits.startup')
    const startup = await find(world.deps.store, Startup, { startupId })
    const key = { PK: `STARTUP#${startupId}`, SK: 'METADATA' }
    expect((await world.deps.store.get(key))?.GSI2PK).toBe(
      `VISIBILITY#${startup?.visibility}#STATUS#${startup?.status}`,
    )
  })

  it('publish a startup while its founder is banned: it is hidden, and so are its roles', async () => {
    await using world = await open()
    const owner = await world.person('owner')
    const startupId = await startupOf(world, owner, { status: 'PENDING_REVIEW' })
    await roleOf(world, owner, { startupId })
    const adminId = idOf(await world.admin('root'))
    const given = { startupId, ownerId: idOf(owner), adminId }
    const racers = ['publish', 'withdraw', 'submit', 'banOwner']
    const outcomes = await world.race({ module, racers, given })
    expectRefusals(
      outcomes,
      'CONFLICT startups.status',
      GONE,
      'CONFLICT users.banned-already',
      'FORBIDDEN users.banned',
      'NOT_FOUND startups.unknown',
      'RATE_LIMITED limits.startup',
    )
    await world.settle()
    const { data } = await world.ask(
      world.as(),
      '{ startups { items { id } } openRoles { items { id } } }',
    )
    expect(data).toEqual({ startups: { items: [] }, openRoles: { items: [] } })
    const listed = { index: 'GSI1', partition: 'OPEN_ROLES' }
    expect((await world.deps.store.query(listed)).items).toEqual([])
    expect(await amiss(world)).toEqual([])
  })
})
