import { find, put } from '@longtable/entity'
import type { LocalEvent } from '@longtable/payments'
import type { Payments } from '@longtable/system'
import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import type { HubContext } from '../context.ts'
import { happens, paidBy, sendEvent, subscribed } from '../testing/billing.ts'
import { createHubWorld, type HubWorld, idOf } from '../testing/hub-world.ts'
import { stripeOf, unasked } from '../testing/test-stripe.ts'
import { User } from '../users/user.entity.ts'
import { StripeEvent, Subscription } from './subscription.entity.ts'

function permutations<T>(all: readonly T[]): T[][] {
  if (all.length === 0) return [[]]
  return all.flatMap((one, place) =>
    permutations(all.filter((_, other) => other !== place)).map((rest) => [one, ...rest]),
  )
}

const hearing = (world: HubWorld, isAsked: boolean): HubContext => {
  const context = world.as()
  return isAsked ? context : { ...context, payments: unasked(context.payments) }
}

async function stateOf({ deps: { store } }: HubWorld, person: HubContext) {
  const userId = idOf(person)
  const subscription = await find(store, Subscription, { userId })
  const user = (await find(store, User, { userId })) as User
  return { subscription, user }
}

/** `PRO ACTIVE`, and what the user has of it. */
async function shortOf(world: HubWorld, person: HubContext): Promise<string> {
  const { subscription: one, user } = await stateOf(world, person)
  const bought = one ? `${one.tier} ${one.status}` : 'nothing'
  return `${bought}, ${user.subscriptionTier} ${user.subscriptionStatus}`
}

interface Told {
  readonly id?: string
  readonly type?: string
  /** Seconds after the subscription was begun. */
  readonly after?: number
  readonly status?: string
  readonly object?: object
}

/** What Stripe would tell of a subscription that somebody has got by `paidBy`. */
function toldOf(events: readonly LocalEvent[], told: Told): LocalEvent {
  const updated = events[2] as LocalEvent
  const { id = `evt_${JSON.stringify(told).length}_${told.after}_${told.status}` } = told
  const object = { ...updated.data.object, ...told.object }
  return {
    ...updated,
    id,
    type: told.type ?? 'customer.subscription.updated',
    created: updated.created + (told.after ?? 1),
    data: { object: told.status === undefined ? object : { ...object, status: told.status } },
  }
}

describe.each(stores)('what Stripe tells, on $name', (store) => {
  it('ends in one state in every order, each told twice, whether it can be asked or not', async () => {
    await using world = await createHubWorld(store)
    // Over the wire it takes long: there every second order is heard without asking.
    const isQuick = store.name === 'LMDB'
    const ends = new Set<string>()
    for (const [n, order] of permutations([0, 1, 2, 3]).entries())
      for (const isAsked of isQuick ? [true, false] : [n % 2 === 0]) {
        const person = await world.person(`payer-${n}-${isAsked}`)
        const events = await paidBy(world, person)
        for (const place of order)
          for (const context of [hearing(world, isAsked), hearing(world, isAsked)])
            expect(await sendEvent(world, events[place] as LocalEvent, { context })).toMatchObject({
              status: 200,
            })
        const { subscription, user } = await stateOf(world, person)
        expect(subscription?.userId).toBe(user.userId)
        const { stripeCustomerId, ...own } = subscription as Subscription
        const differing = { userId: 0, stripeSubscriptionId: 0, updatedAt: 0, eventOrder: 0 }
        const state = { ...own, ...differing }
        expect(user.stripeCustomerId).toBe(stripeCustomerId)
        const { subscriptionStatus, subscriptionTier } = user
        ends.add(JSON.stringify({ ...state, subscriptionStatus, subscriptionTier }))
      }
    expect([...ends]).toEqual([expect.stringContaining('"subscriptionTier":"PRO"')])
    const taken = (await world.items()).filter(({ PK }) => PK.startsWith('STRIPE_EVENT#'))
    expect(taken).toHaveLength((isQuick ? 2 : 1) * 24 * 4)
    if (isQuick) await world.settle()
    if (isQuick) expect(await world.verify()).toEqual([])
  })

  it('is heard only with a signature of Stripe, of a moment ago', async () => {
    await using world = await createHubWorld(store)
    const person = await world.person('ana')
    const [completed, , updated] = (await paidBy(world, person)) as LocalEvent[]
    const before = await world.items()
    const now = world.world.now()
    for (const given of [
      { secret: 'whsec_of_somebody_else_entirely' },
      { signedAt: now - 301_000 },
      { signedAt: 1000 },
    ])
      expect(await sendEvent(world, updated as LocalEvent, given)).toMatchObject({ status: 400 })
    const context = world.as()
    const webhook = world.system.webhooks.get('stripe/webhook')
    for (const signature of [undefined, '', 't=1', 'v1=00', `t=${Math.floor(now / 1000)},v1=00`])
      expect(
        await webhook?.(context, {
          body: Buffer.from(JSON.stringify(completed)),
          headers: { 'stripe-signature': signature },
        }),
      ).toMatchObject({ status: 400 })
    expect(await world.items()).toEqual(before)
    expect(await sendEvent(world, updated as LocalEvent, { signedAt: now - 299_000 })).toEqual({
      status: 200,
      message: 'Taken.',
    })
    expect(await shortOf(world, person)).toBe('PRO ACTIVE, PRO ACTIVE')
  })

  it('of an old subscription does not end the new one', async () => {
    await using world = await createHubWorld(store)
    const { local } = stripeOf(world.deps.payments)
    for (const isAsked of [true, false]) {
      const person = await world.person(`ana-${isAsked}`)
      const first = await subscribed(world, person)
      await happens(world, 'end', first)
      expect(await shortOf(world, person)).toBe('PRO CANCELLED, FREE CANCELLED')
      world.world.advance(60_000)
      const second = await subscribed(world, person, 'ENTERPRISE')
      world.world.advance(60_000)
      const late = await local.act('end', first)
      const [changed] = await local.act('cancel', first)
      const context = hearing(world, isAsked)
      for (const event of [...late, { ...changed, id: 'evt_older', created: 1 }])
        expect((await sendEvent(world, event, { context })).status).toBe(200)
      expect(await shortOf(world, person)).toBe('ENTERPRISE ACTIVE, ENTERPRISE ACTIVE')
      const { subscription } = await stateOf(world, person)
      expect(subscription?.stripeSubscriptionId).toBe(second)
    }
  })

  it('never grants what is unknown, unpaid or unfinished', async () => {
    await using world = await createHubWorld(store)
    const outcomes: Record<string, string> = {
      trialing: 'PRO TRIALING, PRO ACTIVE',
      active: 'PRO ACTIVE, PRO ACTIVE',
      past_due: 'PRO PAST_DUE, PRO PAST_DUE',
      unpaid: 'PRO PAST_DUE, FREE PAST_DUE',
      paused: 'PRO PAST_DUE, FREE PAST_DUE',
      dormant: 'PRO PAST_DUE, FREE PAST_DUE',
      incomplete: 'nothing, FREE NONE',
      incomplete_expired: 'PRO CANCELLED, FREE CANCELLED',
      canceled: 'PRO CANCELLED, FREE CANCELLED',
    }
    const context = hearing(world, false)
    for (const [status, outcome] of Object.entries(outcomes)) {
      const person = await world.person(`who-is-${status.replace('_', '-')}`)
      const events = await paidBy(world, person)
      const id = `evt_${status}`
      await sendEvent(world, toldOf(events, { id, status }), { context })
      expect(`${status}: ${await shortOf(world, person)}`).toBe(`${status}: ${outcome}`)
      // What was said before it is not believed any more, and what is unfinished changes nothing.
      const earlier = { id: `${id}_0`, after: 0, status: 'active' }
      if (status !== 'incomplete') await sendEvent(world, toldOf(events, earlier), { context })
      const later = { id: `${id}_9`, after: 9, status: 'incomplete' }
      await sendEvent(world, toldOf(events, later), { context })
      expect(`${status}: ${await shortOf(world, person)}`).toBe(`${status}: ${outcome}`)
    }
    const person = await world.person('other-price')
    const events = await paidBy(world, person)
    const items = {
      data: [{ price: 'price_of_nothing', current_period_start: 1, current_period_end: 2 }],
    }
    await sendEvent(world, toldOf(events, { object: { items } }), { context })
    expect(await shortOf(world, person)).toBe('FREE ACTIVE, FREE ACTIVE')
    await world.settle()
    expect(await world.verify()).toEqual([])
  })

  it('of one second is told apart by its status, of any other by its time', async () => {
    await using world = await createHubWorld(store)
    const context = hearing(world, false)
    const words = ['active', 'past_due', 'canceled']
    for (const [n, order] of permutations(words).entries()) {
      const person = await world.person(`tie-${n}`)
      const events = await paidBy(world, person)
      for (const status of order)
        await sendEvent(world, toldOf(events, { id: `evt_${n}_${status}`, status }), { context })
      expect(await shortOf(world, person)).toBe('PRO CANCELLED, FREE CANCELLED')
    }
  })

  it('takes the billing period from wherever it stands', async () => {
    await using world = await createHubWorld(store)
    const context = hearing(world, false)
    const [start, end] = [1_700_000_000, 1_702_592_000]
    const period = { current_period_start: start, current_period_end: end }
    const shapes = {
      former: { items: { data: [{ price: { id: 'price_pro' } }] }, ...period },
      present: { items: { data: [{ price: { id: 'price_pro' }, ...period }] } },
    }
    for (const [name, object] of Object.entries(shapes)) {
      const person = await world.person(name)
      const events = await paidBy(world, person)
      await sendEvent(world, toldOf(events, { id: `evt_${name}`, object }), { context })
      const { subscription } = await stateOf(world, person)
      expect(subscription).toMatchObject({
        currentPeriodStart: new Date(start * 1000).toISOString(),
        currentPeriodEnd: new Date(end * 1000).toISOString(),
      })
    }
  })

  it('of a customer whom nobody knows is not taken, until somebody does', async () => {
    await using world = await createHubWorld(store)
    const person = await world.person('ana')
    const events = await paidBy(world, person)
    const stranger = { customer: 'cus_stranger', metadata: {} }
    const event = toldOf(events, { id: 'evt_stranger', object: stranger })
    const before = await world.items()
    await expect(sendEvent(world, event)).rejects.toThrow('Nobody here is the Stripe customer')
    expect(await world.items()).toEqual(before)
    // A table that others wrote names them by the document's own index.
    const { subscription: _, user } = await stateOf(world, person)
    const { at } = world.world.stamp()
    const documented = {
      userId: user.userId,
      stripeCustomerId: 'cus_stranger',
      stripeSubscriptionId: 'sub_old',
      stripePriceId: 'price_pro',
      tier: 'PRO',
      status: 'CANCELLED',
      currentPeriodStart: '2020-01-01T00:00:00.000Z',
      currentPeriodEnd: '2020-02-01T00:00:00.000Z',
      cancelAtPeriodEnd: false,
      createdAt: '2020-01-01T00:00:00.000Z',
      updatedAt: at,
    } as const
    await world.deps.store.write([put(Subscription, documented)])
    world.world.settleIndexes()
    expect((await sendEvent(world, event)).status).toBe(200)
    expect(await shortOf(world, person)).toBe('PRO ACTIVE, PRO ACTIVE')
    // What is about no subscription, or no business of ours, is nobody's.
    const others = [
      { ...event, id: 'evt_a', type: 'customer.updated', data: { object: { id: 'cus_x' } } },
      { ...event, id: 'evt_b', type: 'invoice.paid', data: { object: { customer: 'cus_x' } } },
      {
        ...event,
        id: 'evt_c',
        type: 'checkout.session.completed',
        data: { object: { mode: 'payment' } },
      },
    ]
    for (const other of others) expect((await sendEvent(world, other)).status).toBe(200)
    expect(await find(world.deps.store, StripeEvent, { eventId: 'evt_b' })).toBeUndefined()
  })

  it('is not lost when the process dies after the signature, nor taken twice when it dies after the write', async () => {
    await using world = await createHubWorld(store)
    const person = await world.person('ana')
    const [, , updated] = (await paidBy(world, person)) as LocalEvent[]
    const { store: table } = world.deps
    const dying = (isWritten: boolean): HubContext => ({
      ...world.as(),
      store: {
        ...table,
        async write(operations) {
          if (isWritten) await table.write(operations)
          throw new Error('killed')
        },
      },
    })
    const before = await world.items()
    await expect(
      sendEvent(world, updated as LocalEvent, { context: dying(false) }),
    ).rejects.toThrow('killed')
    expect(await world.items()).toEqual(before)
    await expect(sendEvent(world, updated as LocalEvent, { context: dying(true) })).rejects.toThrow(
      'killed',
    )
    const after = await world.items()
    expect(await shortOf(world, person)).toBe('PRO ACTIVE, PRO ACTIVE')
    expect((await sendEvent(world, updated as LocalEvent)).status).toBe(200)
    expect(await world.items()).toEqual(after)
  })

  it('asks again when somebody who has asked later has written first', async () => {
    await using world = await createHubWorld(store)
    const person = await world.person('ana')
    const subscriptionId = await subscribed(world, person)
    const { local, payments: asked } = stripeOf(world.deps.payments)
    const [slow] = await local.act('cancel', subscriptionId)
    let isFirst = true
    const payments: Payments = {
      ...asked,
      async subscriptionsOf(customerId) {
        const then = await asked.subscriptionsOf(customerId)
        // While the first answer is under way, it is resumed, and that is heard of.
        if (isFirst) {
          isFirst = false
          await happens(world, 'resume', subscriptionId)
        }
        return then
      },
    }
    await sendEvent(world, slow as LocalEvent, { context: { ...world.as(), payments } })
    const { subscription } = await stateOf(world, person)
    expect(subscription?.cancelAtPeriodEnd).toBe(false)
  })
})
