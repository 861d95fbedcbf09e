import { stores } from '@longtable/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { HubContext } from '../context.ts'
import { accessOf, investorIn } from '../testing/access.ts'
import { amiss, createHubWorld, type HubWorld, idOf } from '../testing/hub-world.ts'
import { startupOf } from '../testing/startups.ts'
import { AccessStatus } from './access-request.entity.ts'
import { grantOf } from './access-request.patterns.ts'
import { ACCESS_TRANSITIONS } from './access-status.ts'

const DAY_MS = 86_400_000

type By = 'owner' | 'requester' | 'admin'
type Status = (typeof AccessStatus.options)[number]

/** Everything that can be done with a request, by whom it is for, and where it would lead. */
const DEEDS = {
  cancel: ['cancelAccessRequest(accessId: $id)', 'requester', 'REVOKED'],
  approve: ['decideAccess(accessId: $id, status: APPROVED)', 'owner', 'APPROVED'],
  reject: ['decideAccess(accessId: $id, status: REJECTED)', 'owner', 'REJECTED'],
  change: ['changeAccess(accessId: $id, level: FULL_ACCESS)', 'owner', 'APPROVED'],
  revoke: ['revokeAccess(accessId: $id)', 'owner', 'REVOKED'],
  'revoke as admin': ['revokeAccess(accessId: $id)', 'admin', 'REVOKED'],
} as const satisfies Record<string, readonly [string, By, Status]>
type Deed = keyof typeof DEEDS

/** As the specification has it: from where what may be done. */
const ALLOWED: Readonly<Record<Status, readonly Deed[]>> = {
  PENDING: ['cancel', 'approve', 'reject'],
  APPROVED: ['change', 'revoke', 'revoke as admin'],
  REJECTED: [],
  REVOKED: [],
}

const cells = AccessStatus.options.flatMap((from) =>
  (Object.keys(DEEDS) as Deed[]).map((deed) => ({
    from,
    deed,
    outcome: ALLOWED[from].includes(deed) ? DEEDS[deed][2] : 'CONFLICT access.status',
  })),
)

it('the table has every way of the specification, and no other', () => {
  const ways = Object.entries(ALLOWED).flatMap(([from, deeds]) =>
    deeds.map((deed) => `${from} ${DEEDS[deed][2]} ${DEEDS[deed][1]}`),
  )
  expect(ACCESS_TRANSITIONS.map(({ from, to, by }) => `${from} ${to} ${by}`).sort()).toEqual(
    ways.sort(),
  )
})

describe.each(stores)('the states of an access request on $name', (store) => {
  let world: HubWorld
  let owner: HubContext
  let admin: HubContext
  let startupId: string
  beforeAll(async () => {
    world = await createHubWorld(store)
    owner = await world.person('owner')
    admin = await world.admin('root')
    startupId = await startupOf(world, owner)
  })
  afterAll(() => world[Symbol.asyncDispose]())

  const outcome = async (context: HubContext, call: string, variables: object) => {
    const document = `mutation ($id: ID!) { moved: ${call} { status } }`
    const { data, errors } = await world.ask(context, document, variables)
    const { code, reason } = errors?.[0]?.extensions ?? {}
    return errors ? `${String(code)} ${String(reason)}` : (data.moved.status as string)
  }

  it.each(cells)('$from, $deed: $outcome', async ({ from, deed, outcome: expected }) => {
    const { accessId, investor } = await accessOf(world, owner, { startupId, status: from })
    const [call, by] = DEEDS[deed]
    const asker = { owner, admin, requester: investor }[by]
    expect(await outcome(asker, call, { id: accessId })).toBe(expected)
    const is = AccessStatus.options.includes(expected as Status) ? expected : from
    const shown = 'query ($id: ID!) { accessRequest(accessId: $id) { status } }'
    const { data } = await world.ask(owner, shown, { id: accessId })
    expect(data.accessRequest.status).toBe(is)
    const grant = await grantOf(owner, { startupId, userId: idOf(investor) })
    expect(grant).toMatchObject({ accessId, status: is })
  })

  const ask = (investor: HubContext) =>
    outcome(investor, 'requestAccess(startupId: $id, level: VIEW_DECK)', { id: startupId })

  it.each([
    { status: 'PENDING', days: 30, expected: 'CONFLICT access.pending' },
    { status: 'APPROVED', days: 30, expected: 'CONFLICT access.granted' },
    { status: 'REJECTED', days: 6.9, expected: 'CONFLICT access.too-soon' },
    { status: 'REJECTED', days: 7.001, expected: 'PENDING' },
    { status: 'REVOKED', days: 0, expected: 'PENDING' },
  ] as const)('asked again $days days after $status: $expected', async ({ status, ...row }) => {
    const { investor } = await accessOf(world, owner, { startupId, status })
    world.world.advance(row.days * DAY_MS)
    expect(await ask(investor)).toBe(row.expected)
  })

  it('asked again when its time is over, and not before; the old one stays ended', async () => {
    const end = world.world.now() + 2 * DAY_MS
    const expiresAt = new Date(end).toISOString()
    const given = { startupId, status: 'APPROVED', expiresAt } as const
    const { accessId, investor } = await accessOf(world, owner, given)
    world.world.advance(end - 1 - world.world.now())
    expect(await ask(investor)).toBe('CONFLICT access.granted')
    world.world.advance(1)
    expect(await ask(investor)).toBe('PENDING')
    for (const call of ['revokeAccess(accessId: $id)', DEEDS.change[0]])
      expect(await outcome(owner, call, { id: accessId })).toBe('CONFLICT access.replaced')
    expect(await amiss(world)).toEqual([])
  })

  it('one that has expired holds again with a later end', async () => {
    const expiresAt = new Date(world.world.now() + DAY_MS).toISOString()
    const given = { startupId, status: 'APPROVED', expiresAt } as const
    const { accessId, investor } = await accessOf(world, owner, given)
    const level = async () => {
      const query = 'query ($id: ID!) { startup(startupId: $id) { accessLevel } }'
      return (await world.ask(investor, query, { id: startupId })).data.startup.accessLevel
    }
    expect(await level()).toBe('VIEW_DECK')
    world.world.advance(2 * DAY_MS)
    expect(await level()).toBeNull()
    const later = new Date(world.world.now() + DAY_MS).toISOString()
    const longer = `changeAccess(accessId: $id, expiresAt: "${later}")`
    expect(await outcome(owner, longer, { id: accessId })).toBe('APPROVED')
    expect(await level()).toBe('VIEW_DECK')
    const past = `changeAccess(accessId: $id, expiresAt: "2020-01-01T00:00:00Z")`
    expect(await outcome(owner, past, { id: accessId })).toBe('INVALID access.past')
  })

  it('a startup that cannot be seen is not asked for', async () => {
    const hidden = await startupOf(world, owner, { visibility: 'PRIVATE' })
    const investor = await investorIn(world)
    const call = 'requestAccess(startupId: $id, level: VIEW_PROFILE)'
    expect(await outcome(investor, call, { id: hidden })).toBe('NOT_FOUND startups.unknown')
  })
})
