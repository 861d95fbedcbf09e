import { signedEvent } from '@longtable/payments'
import { settled, type Person, text } from './person.ts'
import type { Stage } from './stage.ts'

const SECRET = 'whsec_of_this_tour_alone'
/** The server believes who signs with it; where nobody has a key, it plays Stripe itself. */
export const WEBHOOK_SECRET = { STRIPE_WEBHOOK_SECRET: SECRET }

const WEBHOOK = '/collabhub/stripe/webhook'
const PERIOD_SECONDS = 30 * 86_400
const ACTS = ['completed', 'created', 'updated', 'paid'] as const
type Act = (typeof ACTS)[number]

function orders<T>(all: readonly T[]): T[][] {
  if (all.length === 0) return [[]]
  return all.flatMap((one) =>
    orders(all.filter((other) => other !== one)).map((rest) => [one, ...rest]),
  )
}

/** As Stripe tells of a subscription that nobody can be asked about: all of it within a second. */
function eventsOf(person: Person, customer: string, name: string) {
  const created = Math.floor(Date.now() / 1000)
  const metadata = { userId: person.id }
  const id = `sub_tour_${name}`
  const period = { current_period_start: created, current_period_end: created + PERIOD_SECONDS }
  const items = { data: [{ price: 'price_local_pro', ...period }] }
  const one = { id, customer, created, cancel_at_period_end: false, metadata, items }
  const event = (type: string, object: object) => ({
    id: `evt_${name}_${type}`,
    type,
    created,
    data: { object },
  })
  const session = { mode: 'subscription', customer, subscription: id, metadata }
  return {
    completed: event('checkout.session.completed', session),
    created: event('customer.subscription.created', { ...one, status: 'incomplete' }),
    updated: event('customer.subscription.updated', { ...one, status: 'active' }),
    paid: event('invoice.paid', {
      customer,
      parent: { subscription_details: { subscription: id } },
    }),
    deleted: event('customer.subscription.deleted', { ...one, status: 'canceled' }),
  }
}

/** Every order of the four, each of them told twice, and where it ends. */
async function seeOrders(person: Person, customer: string, { client, report }: Stage) {
  const post = async (event: object) => {
    const { body, signature } = await signedEvent(event, SECRET, Date.now())
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    return (await client.send(WEBHOOK, { method: 'POST', headers, body })).status
  }
  const ends = new Map<string, string>()
  const answers = new Set<number>()
  for (const [n, order] of orders<Act>(ACTS).entries()) {
    const events = eventsOf(person, customer, `t${n}`)
    for (const act of [...order, ...order]) answers.add(await post(events[act]))
    const { tier, status } = await person.asks('{ mySubscription { tier status } }')
    const { subscriptionTier } = await person.asks('{ me { subscriptionTier } }')
    ends.set(order.join(' → '), `${tier} ${status}, entitled to ${subscriptionTier}`)
    answers.add(await post(events.deleted))
  }
  for (const [order, end] of ends) console.log(`    ${order.padEnd(42)} ${end}`)
  report.see('all 24 orders, told twice, end in one state', new Set(ends.values()).size === 1, [
    ...new Set(ends.values()),
  ])
  report.see('and each was answered with 200', [...answers].join() === '200')
  const late = eventsOf(person, customer, 'new')
  await post(late.updated)
  await post({ ...eventsOf(person, customer, 't0').deleted, id: 'evt_late' })
  const kept = await person.asks('{ mySubscription { status } }')
  report.see('the end of an old one does not end the new one', kept.status === 'ACTIVE', kept)
  return post
}

export async function seeSubscriptions(person: Person, admin: Person, stage: Stage): Promise<void> {
  const { client, report } = stage
  report.chapter('Tess pays, on a page that plays Stripe')
  const { url } = await person.does('startCheckout(tier: PRO) { url }')
  const path = new URL(url).pathname
  const paid = await client.send(path, { method: 'POST' })
  const heard = paid.text.match(/answered with 200/g)?.length
  report.see('what she clicks is signed and heard', heard === 4, `${heard} events`)
  const me = await person.asks('{ me { subscriptionTier } }')
  report.see('she has PRO', me.subscriptionTier === 'PRO', me)
  const own = await person.asks('{ mySubscription { tier stripe { stripeCustomerId } } }')
  report.see('and no id of Stripe', own.stripe === null, own)
  const { stripe } = await admin.asks(
    `{ subscription(userId: ${text(person.id)}) { stripe { stripeCustomerId } } }`,
  )
  report.see('which an admin sees', stripe?.stripeCustomerId.startsWith('cus_'), stripe)
  const cancelled = await person.does('cancelSubscription { cancelAtPeriodEnd }')
  report.see('she cancels at the end of the period', cancelled.cancelAtPeriodEnd)
  const resumed = await person.does('resumeSubscription { cancelAtPeriodEnd }')
  report.see('and thinks again', !resumed.cancelAtPeriodEnd)
  const post = await seeOrders(person, 'cus_tour', stage)
  const stranger = { mode: 'subscription', customer: 'cus_stranger', metadata: {} }
  const data = { object: stranger }
  const unknown = await post({ id: 'evt_x', type: 'checkout.session.completed', created: 1, data })
  report.see('whom nobody knows is not dropped: Stripe is to send it again', unknown === 500)
  const headers = { 'stripe-signature': 't=1,v1=00' }
  const forged = await client.send(WEBHOOK, { method: 'POST', headers, body: '{}' })
  report.see('who signs with something else is refused', forged.status === 400, forged.text)
}

export async function seeFigures(
  { founder, talent, admin }: Readonly<Record<'founder' | 'talent' | 'admin', Person>>,
  at: string,
  { report }: Stage,
): Promise<void> {
  report.chapter('Figures')
  await talent.does(`visitStartup(${at}) { startupId }`)
  const shown = await settled(
    () =>
      founder.asks(`{ startupFigures(${at}) { days { views deckViews }
      roles { title statuses { status count } } } }`),
    ({ days }) => days.some(({ views }: { readonly views: number }) => views > 0),
  )
  report.see('Fiona sees how many looked, and her funnel', shown.roles.length > 0, shown)
  const all = await settled(
    () => admin.asks('{ figures { kind group count } }'),
    (figures) => figures.some(({ kind }: { readonly kind: string }) => kind === 'subscriptions'),
  )
  report.see('the admin sees what there is', all.length > 0, all)
}
