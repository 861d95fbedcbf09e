import { stores } from '@longtable/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { HubContext } from '../context.ts'
import { createHubWorld, type HubWorld } from '../testing/hub-world.ts'
import { startupOf } from '../testing/startups.ts'
import type { Startup } from './startup.entity.ts'

const STATUSES = ['DRAFT', 'PENDING_REVIEW', 'ACTIVE', 'SUSPENDED'] as const
const NOTES = 'Please say more about it.'

/** As the specification has it: who may lead a startup from where to where. */
const ALLOWED: readonly (readonly [Startup['status'], 'owner' | 'admin', Startup['status']])[] = [
  ['DRAFT', 'owner', 'PENDING_REVIEW'],
  ['PENDING_REVIEW', 'admin', 'ACTIVE'],
  ['PENDING_REVIEW', 'admin', 'DRAFT'],
  ['PENDING_REVIEW', 'owner', 'DRAFT'],
  ['ACTIVE', 'owner', 'DRAFT'],
  ['ACTIVE', 'admin', 'SUSPENDED'],
  ['SUSPENDED', 'owner', 'PENDING_REVIEW'],
  ['SUSPENDED', 'admin', 'ACTIVE'],
]

const cells = STATUSES.flatMap((from) =>
  (['owner', 'admin'] as const).flatMap((by) =>
    STATUSES.map((to) => ({
      from,
      by,
      to,
      outcome: ALLOWED.some((one) => one.join() === [from, by, to].join())
        ? to
        : 'CONFLICT startups.status',
    })),
  ),
)

const MOVES = {
  owner: `mutation ($startupId: ID!, $status: StartupStatus!) {
    moved: setStartupStatus(startupId: $startupId, status: $status) { status } }`,
  admin: `mutation ($startupId: ID!, $status: StartupStatus!, $notes: String) {
    moved: reviewStartup(startupId: $startupId, status: $status, notes: $notes) { status } }`,
}

describe.each(stores)('the states of a startup on $name', (store) => {
  let world: HubWorld
  let owner: HubContext
  let admin: HubContext
  beforeAll(async () => {
    world = await createHubWorld(store)
    owner = await world.person('owner')
    admin = await world.admin('root')
  })
  afterAll(() => world[Symbol.asyncDispose]())

  const ask = async (by: 'owner' | 'admin', variables: object) => {
    world.world.advance(3_600_000)
    const { data, errors } = await world.ask(by === 'owner' ? owner : admin, MOVES[by], variables)
    const { code, reason } = errors?.[0]?.extensions ?? {}
    return errors ? `${String(code)} ${String(reason)}` : (data.moved.status as string)
  }

  it.each(cells)('$from by the $by to $to: $outcome', async ({ from, by, to, outcome }) => {
    const startupId = await startupOf(world, owner, { status: from })
    const variables = { startupId, status: to, ...(by === 'admin' && { notes: NOTES }) }
    expect(await ask(by, variables)).toBe(outcome)
    const shown = `query ($startupId: ID!) { startup(startupId: $startupId) { status } }`
    const { data } = await world.ask(owner, shown, { startupId })
    expect(data.startup.status).toBe(STATUSES.includes(outcome as never) ? outcome : from)
  })

  it('an appeal cannot be recalled: an admin decides', async () => {
    const startupId = await startupOf(world, owner, { status: 'SUSPENDED' })
    const appealedAt = async () => {
      const shown = `query ($startupId: ID!) { startup(startupId: $startupId) { appealedAt } }`
      return (await world.ask(admin, shown, { startupId })).data.startup.appealedAt
    }
    expect(await ask('owner', { startupId, status: 'PENDING_REVIEW' })).toBe('PENDING_REVIEW')
    expect(await appealedAt()).not.toBeNull()
    expect(await ask('owner', { startupId, status: 'DRAFT' })).toBe('CONFLICT startups.appeal')
    const removal = `mutation ($startupId: ID!) { deleteStartup(startupId: $startupId) { startupId } }`
    const { errors } = await world.ask(owner, removal, { startupId })
    expect(errors?.[0]?.extensions.reason).toBe('startups.no-draft')
    expect(await ask('admin', { startupId, status: 'ACTIVE' })).toBe('ACTIVE')
    expect(await appealedAt()).toBeNull()
    for (const status of ['DRAFT', 'PENDING_REVIEW', 'DRAFT'])
      expect(await ask('owner', { startupId, status })).toBe(status)
  })

  it('an admin who sends back or suspends says why', async () => {
    const startupId = await startupOf(world, owner, { status: 'PENDING_REVIEW' })
    const refused = 'INVALID startups.no-notes'
    expect(await ask('admin', { startupId, status: 'DRAFT' })).toBe(refused)
    expect(await ask('admin', { startupId, status: 'DRAFT', notes: 'short' })).toBe(refused)
  })

  it('a draft that does not say what it is cannot be submitted', async () => {
    const made = 'mutation { createStartup(name: "Only a name") { id } }'
    const { data } = await world.ask(owner, made)
    const variables = { startupId: data.createStartup.id, status: 'PENDING_REVIEW' }
    expect(await ask('owner', variables)).toBe('CONFLICT startups.incomplete')
  })

  it.each(STATUSES)('visibility of a startup that is %s', async (status) => {
    const startupId = await startupOf(world, owner, { status })
    const document = `mutation ($startupId: ID!) {
      setStartupVisibility(startupId: $startupId, visibility: INVESTORS_ONLY) { visibility } }`
    const { errors } = await world.ask(owner, document, { startupId })
    expect(errors?.[0]?.extensions.reason).toBe(
      status === 'SUSPENDED' ? 'startups.suspended' : undefined,
    )
  })

  it.each(STATUSES)('deletion of a startup that is %s', async (status) => {
    const startupId = await startupOf(world, owner, { status })
    const document = `mutation ($startupId: ID!) { deleteStartup(startupId: $startupId) { startupId } }`
    const { errors } = await world.ask(owner, document, { startupId })
    expect(errors?.[0]?.extensions.reason).toBe(
      status === 'DRAFT' ? undefined : 'startups.no-draft',
    )
  })
})
