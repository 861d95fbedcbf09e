import { find } from '@longtable/entity'
import { stores } from '@longtable/testing'
import { deliverShuffled } from '@longtable/testing/system'
import { describe, expect, it } from 'vitest'
import { drawnDeck, accessOf } from '../testing/access.ts'
import { appliedTo, openRoleOf } from '../testing/applications.ts'
import { happens, subscribed } from '../testing/billing.ts'
import { createHubWorld, type HubWorld, idOf } from '../testing/hub-world.ts'
import { startupOf } from '../testing/startups.ts'
import { deleteAccount } from '../users/delete-account.ts'
import { Stats } from './stats.entity.ts'

const DAY_MS = 86_400_000

interface Shown {
  readonly day: string | null
  readonly kind: string
  readonly group: string
  readonly count: number
}

async function figuresIn(world: HubWorld, admin: ReturnType<HubWorld['as']>) {
  const { data } = await world.ask(admin, '{ figures { day kind group count } }')
  return Object.fromEntries(
    (data.figures as Shown[]).map(({ kind, group, count }) => [`${kind}.${group}`, count]),
  )
}

/** People, startups, applications and payments, over two days. */
async function scene(world: HubWorld) {
  const [admin, owner] = [await world.admin('root'), await world.person('owner')]
  const key = await openRoleOf(world, owner)
  await startupOf(world, owner, { status: 'DRAFT' })
  await appliedTo(world, owner, { key })
  await appliedTo(world, owner, { key, status: 'ACCEPTED' })
  world.world.advance(DAY_MS)
  await appliedTo(world, owner, { key, status: 'WITHDRAWN' })
  const [pro, gone] = [await world.person('investor-pro'), await world.person('talent-gone')]
  await subscribed(world, pro)
  const ended = await subscribed(world, owner, 'ENTERPRISE')
  await happens(world, 'end', ended)
  await deleteAccount(world.again(gone), {})
  return { admin, owner, ...key }
}

describe.each(stores)('figures on $name', (store) => {
  it('are what counting anew gives, however often and in whatever order changes come', async () => {
    await using world = await createHubWorld(store)
    const { admin, owner, startupId } = await scene(world)
    await deliverShuffled(world)
    await world.settle()
    expect(await world.verify()).toEqual([])
    const users = { FOUNDER: 1, TALENT: 3, INVESTOR: 1, ADMIN: 2 }
    const shown = await figuresIn(world, admin)
    expect(shown).toMatchObject({
      ...Object.fromEntries(Object.entries(users).map(([role, n]) => [`users.${role}`, n])),
      'startups.ACTIVE': 1,
      'startups.DRAFT': 1,
      'applications.PENDING': 1,
      'applications.ACCEPTED': 1,
      'applications.WITHDRAWN': 1,
      'subscriptions.PRO': 1,
      'revenue.EUR': 1900,
    })
    const { data } = await world.ask(
      admin,
      '{ figuresByDay(first: 200) { items { day kind group count } } }',
    )
    const sums: Record<string, number> = {}
    const days = new Set<string | null>()
    for (const { day, kind, group, count } of data.figuresByDay.items as Shown[]) {
      days.add(day)
      sums[`${kind}.${group}`] = (sums[`${kind}.${group}`] ?? 0) + count
    }
    expect(sums).toEqual(shown)
    expect(days.size).toBe(2)
    const { errors } = await world.ask(
      admin,
      '{ figuresByDay(from: "2026-02-01", to: "2026-01-01") { after } }',
    )
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', reason: 'stats.range' })
    const funnel = await world.ask(
      owner,
      'query ($startupId: ID!) { startupFigures(startupId: $startupId) { roles { title statuses { status count } } } }',
      { startupId },
    )
    const [role] = funnel.data.startupFigures.roles
    expect(role.statuses.filter(({ count }: Shown) => count > 0)).toEqual([
      { status: 'PENDING', count: 1 },
      { status: 'ACCEPTED', count: 1 },
      { status: 'WITHDRAWN', count: 1 },
    ])
  })

  it('that have drifted are found by verify and mended by reconcile', async () => {
    await using world = await createHubWorld(store)
    const { startupId, roleId } = await scene(world)
    await world.settle()
    const { store: table } = world.deps
    const set = (PK: string, SK: string, count: number) =>
      table.write([{ kind: 'update', key: { PK, SK }, set: { count } }])
    await set('STATS', 'users.TALENT', 0)
    await set(`STARTUP#${startupId}`, `FUNNEL#${roleId}#PENDING`, 7)
    expect(await world.verify()).toEqual([
      `FUNNEL#${roleId}#PENDING says 7, and there are 1`,
      'STATS / users.TALENT says 0, and there are 3',
    ])
    // A count that is too low holds up nothing.
    await appliedTo(world, world.as({ userId: idOf(await world.person('other')) }))
    await world.settle()
    world.world.settleIndexes()
    await world.reconcile()
    expect(await world.verify()).toEqual([])
    expect(await find(table, Stats, { name: 'users.TALENT' })).toMatchObject({ count: 4 })
  })

  it('of a startup count who has looked once a day, and how often its deck was opened', async () => {
    await using world = await createHubWorld(store)
    const owner = await world.person('owner')
    const startupId = await startupOf(world, owner)
    await drawnDeck(world, startupId)
    const { investor } = await accessOf(world, owner, { startupId, status: 'APPROVED' })
    const admin = await world.admin('root')
    const visit = 'mutation ($startupId: ID!) { visitStartup(startupId: $startupId) { startupId } }'
    const open = 'mutation ($startupId: ID!) { openDeck(startupId: $startupId) { deckId } }'
    for (const person of [owner, admin, investor, investor, await world.person('talent-ana')])
      expect((await world.ask(person, visit, { startupId })).errors).toBeUndefined()
    for (const person of [owner, investor, investor]) {
      world.world.advance(1000)
      expect((await world.ask(person, open, { startupId })).errors).toBeUndefined()
    }
    world.world.advance(DAY_MS)
    await world.ask(investor, visit, { startupId })
    await deliverShuffled(world)
    await world.settle()
    const asked =
      'query ($startupId: ID!) { startupFigures(startupId: $startupId) { days { views deckViews } } }'
    const { data } = await world.ask(owner, asked, { startupId })
    expect(data.startupFigures.days).toEqual([
      { views: 2, deckViews: 2 },
      { views: 1, deckViews: 0 },
    ])
    // Whoever has looked is forgotten; that somebody did is not.
    world.world.advance(3 * DAY_MS)
    const left = (await world.items()).filter(({ SK }) => SK.startsWith('VISIT#'))
    expect(left).toEqual([])
  })
})
