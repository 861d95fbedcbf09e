import { find } from '@longtable/entity'
import { noPayments } from '@longtable/system'
import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { apply } from '../applications/apply.ts'
import type { HubContext } from '../context.ts'
import { setShards } from '../shards/set-shards.ts'
import { LETTER, openRoleOf, type RoleKey } from '../testing/applications.ts'
import { happens, paidBy, sendEvent, subscribed } from '../testing/billing.ts'
import { createHubWorld, type HubWorld, idOf } from '../testing/hub-world.ts'
import { inbox } from '../testing/inbox.ts'
import { stripeOf } from '../testing/test-stripe.ts'
import { deleteAccount } from '../users/delete-account.ts'
import { User } from '../users/user.entity.ts'
import { cancelSubscription } from './cancel-subscription.ts'
import { Subscription } from './subscription.entity.ts'

const DAY_MS = 86_400_000

async function tierOf(world: HubWorld, person: HubContext): Promise<string> {
  const { data } = await world.ask(person, '{ me { subscriptionTier subscriptionStatus } }')
  return `${data.me.subscriptionTier} ${data.me.subscriptionStatus}`
}

/** What Stripe has told because somebody here has asked for it. */
async function hear(world: HubWorld): Promise<void> {
  const { told } = stripeOf(world.deps.payments)
  for (const event of told.splice(0)) expect((await sendEvent(world, event)).status).toBe(200)
}

const MINE = `{ mySubscription { tier status cancelAtPeriodEnd graceUntil stripe { stripePriceId } } }`

describe.each(stores)('a subscription on $name', (store) => {
  it('is bought, cancelled, resumed and looked at by who may', async () => {
    await using world = await createHubWorld(store)
    const [ana, admin] = [await world.person('ana'), await world.admin('root')]
    await setShards(world.again(admin), { hotKey: 'SUBSCRIPTION', count: 4 })
    const { data: open } = await world.ask(ana, '{ billing { isOpen closedBecause tiers } }')
    expect(open.billing).toEqual({
      isOpen: true,
      closedBecause: null,
      tiers: ['PRO', 'ENTERPRISE'],
    })
    await subscribed(world, ana)
    await subscribed(world, await world.person('ben'), 'ENTERPRISE')
    expect(await tierOf(world, ana)).toBe('PRO ACTIVE')
    const { data } = await world.ask(ana, MINE)
    expect(data.mySubscription).toEqual({
      tier: 'PRO',
      status: 'ACTIVE',
      cancelAtPeriodEnd: false,
      graceUntil: null,
      stripe: null,
    })
    const change = async (name: string) =>
      (await world.ask(ana, `mutation { ${name} { cancelAtPeriodEnd } }`)).data[name]
    expect(await change('cancelSubscription')).toEqual({ cancelAtPeriodEnd: true })
    expect(await change('cancelSubscription')).toEqual({ cancelAtPeriodEnd: true })
    await hear(world)
    expect((await world.ask(ana, MINE)).data.mySubscription.cancelAtPeriodEnd).toBe(true)
    expect(await change('resumeSubscription')).toEqual({ cancelAtPeriodEnd: false })
    await hear(world)
    const invoices = await world.ask(ana, '{ myInvoices { number status total currency } }')
    expect(invoices.data.myInvoices).toEqual([
      { number: expect.stringMatching(/^LOCAL-/), status: 'paid', total: 1900, currency: 'eur' },
    ])
    world.world.settleIndexes()
    const listed = await world.ask(
      admin,
      `{ subscriptionsByStatus(status: ACTIVE, first: 1) { items { tier stripe { stripeCustomerId } } after } }`,
    )
    expect(listed.data.subscriptionsByStatus.items).toHaveLength(1)
    const rest = await world.ask(
      admin,
      `query ($after: String) { subscriptionsByStatus(status: ACTIVE, after: $after) { items { tier } after } }`,
      { after: listed.data.subscriptionsByStatus.after },
    )
    const tiers = [listed, rest].flatMap(({ data: page }) =>
      page.subscriptionsByStatus.items.map(({ tier }: { readonly tier: string }) => tier),
    )
    expect(tiers.sort()).toEqual(['ENTERPRISE', 'PRO'])
    await world.settle()
    expect(await inbox(world, ana)).toEqual(['You have PRO*'])
    expect(await world.verify()).toEqual([])
  })

  it('is kept for a week when a payment is late, and lifts the limit of applications', async () => {
    await using world = await createHubWorld(store)
    const [founder, talent] = [await world.person('founder'), await world.person('talent-ana')]
    const keys: RoleKey[] = []
    for (let n = 0; n < 6; n++) keys.push(await openRoleOf(world, founder))
    const applied = async () => {
      world.world.advance(60_000)
      const key = keys.pop()
      if (!key) throw new Error('There is no role left.')
      return apply(world.again(talent), { ...key, coverLetter: LETTER })
    }
    for (let n = 0; n < 3; n++) await applied()
    await expect(applied()).rejects.toMatchObject({ reason: 'applications.quota' })
    const subscriptionId = await subscribed(world, talent)
    await world.settle()
    await applied()
    await happens(world, 'fail', subscriptionId)
    await world.settle()
    expect(await tierOf(world, talent)).toBe('PRO PAST_DUE')
    world.world.advance(6 * DAY_MS)
    await happens(world, 'fail', subscriptionId)
    await world.settle()
    expect(await tierOf(world, talent)).toBe('PRO PAST_DUE')
    world.world.advance(DAY_MS)
    await world.settle()
    expect(await tierOf(world, talent)).toBe('FREE PAST_DUE')
    await expect(applied()).rejects.toMatchObject({ reason: 'applications.quota' })
    await happens(world, 'renew', subscriptionId)
    await world.settle()
    expect(await tierOf(world, talent)).toBe('PRO ACTIVE')
    await happens(world, 'end', subscriptionId)
    expect(await tierOf(world, talent)).toBe('FREE CANCELLED')
    await world.settle()
    const told = (await inbox(world, talent)).map((title) => title.replace('*', ''))
    expect(told).toEqual(['PRO has ended', 'You have PRO', 'A payment has failed', 'You have PRO'])
    expect(await world.verify()).toEqual([])
  })

  it('follows a price that was configured too late, and nobody is left with what has ended', async () => {
    await using world = await createHubWorld(store)
    const ana = await world.person('ana')
    await subscribed(world, ana)
    const { store: table } = world.deps
    const key = { PK: `USER#${idOf(ana)}`, SK: 'PROFILE' }
    await table.write([{ kind: 'update', key, set: { subscriptionTier: 'ENTERPRISE' } }])
    await table.write([
      { kind: 'update', key: { ...key, SK: 'SUBSCRIPTION' }, set: { tier: 'FREE' } },
    ])
    await world.settle()
    expect(await world.verify()).toContainEqual(expect.stringContaining('is ACTIVE ENTERPRISE'))
    const mended = await world.reconcile()
    expect(mended.map(({ attribute, was, is }) => [attribute, was, is])).toContainEqual([
      'subscriptionTier',
      'ENTERPRISE',
      'PRO',
    ])
    await world.settle()
    await world.reconcile()
    expect(await world.verify()).toEqual([])
    expect(await tierOf(world, ana)).toBe('PRO ACTIVE')
  })

  it('ends with the account, also when it is paid for after that', async () => {
    await using world = await createHubWorld(store)
    const [ana, ben] = [await world.person('ana'), await world.person('ben')]
    await subscribed(world, ana)
    const late = await paidBy(world, ben)
    for (const person of [ana, ben]) await deleteAccount(world.again(person), {})
    await world.settle()
    for (const event of late) await sendEvent(world, event)
    await world.settle()
    await hear(world)
    for (const person of [ana, ben]) {
      const userId = idOf(person)
      expect(await find(world.deps.store, Subscription, { userId })).toMatchObject({
        status: 'CANCELLED',
      })
      expect(await find(world.deps.store, User, { userId })).toMatchObject({
        subscriptionTier: 'FREE',
        subscriptionStatus: 'NONE',
      })
    }
    await world.settle()
    expect(await world.verify()).toEqual([])
  })

  it('cannot be bought where there are no keys, and one sentence says so', async () => {
    await using world = await createHubWorld(store, { payments: noPayments })
    const ana = await world.person('ana')
    const sentence = noPayments.closedBecause
    const { data } = await world.ask(ana, '{ billing { isOpen closedBecause tiers } }')
    expect(data.billing).toEqual({ isOpen: false, closedBecause: sentence, tiers: [] })
    const { errors } = await world.ask(ana, 'mutation { startCheckout(tier: PRO) { url } }')
    expect(errors?.[0]).toMatchObject({
      message: sentence,
      extensions: { code: 'CONFLICT', reason: 'billing.closed' },
    })
    expect((await world.ask(ana, '{ mySubscription { tier } }')).data).toEqual({
      mySubscription: null,
    })
    const call = { body: Buffer.from('{}'), headers: {} }
    const webhook = world.system.webhooks.get('stripe/webhook')
    expect(await webhook?.(world.as(), call)).toEqual({ status: 503, message: sentence })
    const off = { ...world.as(), disabledFeatures: new Set(['billing']) }
    expect(await webhook?.(off, call)).toMatchObject({ status: 404 })
  })

  it('says so when the provider does not answer, and changes nothing', async () => {
    await using world = await createHubWorld(store)
    const ana = await world.person('ana')
    await subscribed(world, ana)
    const before = await find(world.deps.store, Subscription, { userId: idOf(ana) })
    const failing = {
      ...stripeOf(world.deps.payments).payments,
      setCancelsAtPeriodEnd: () => Promise.reject(new Error('connect ECONNREFUSED')),
    }
    await expect(
      cancelSubscription({ ...world.again(ana), payments: failing }, {}),
    ).rejects.toMatchObject({ reason: 'billing.unreachable' })
    expect(await find(world.deps.store, Subscription, { userId: idOf(ana) })).toEqual(before)
  })
})
