import { localEvent, newName, type LocalEvent } from './local-event.ts'
import { localPrice } from './local-price.ts'
import type { LocalAccount, LocalSession, LocalSubscription } from './records.ts'

const PERIOD_SECONDS = 30 * 86_400

/** What a customer is after something was done, and what the world is told of it. */
export interface Done {
  readonly account: LocalAccount
  readonly events: readonly LocalEvent[]
}

const replaced = (account: LocalAccount, next: LocalSubscription): LocalAccount => ({
  ...account,
  subscriptions: account.subscriptions.map((one) => (one.id === next.id ? next : one)),
})

/** Also of what was begun before prices said what they cost. */
const totalOf = ({ items }: LocalSubscription): number =>
  items.data.reduce((sum, { price }) => sum + localPrice(price.id).unit_amount, 0)

const invoiceFor = (one: LocalSubscription, status: string, at: number) => ({
  id: `in_${newName()}`,
  object: 'invoice',
  number: `LOCAL-${newName().slice(0, 8).toUpperCase()}`,
  customer: one.customer,
  status,
  total: totalOf(one),
  currency: 'eur',
  created: at,
  parent: { subscription_details: { subscription: one.id } },
})

function moved(account: LocalAccount, next: LocalSubscription, at: number): Done {
  const type = `customer.subscription.${next.status === 'canceled' ? 'deleted' : 'updated'}`
  return { account: replaced(account, next), events: [localEvent(type, next, at)] }
}

function billed(
  account: LocalAccount,
  next: LocalSubscription,
  { at, isPaid }: { readonly at: number; readonly isPaid: boolean },
): Done {
  const invoice = invoiceFor(next, isPaid ? 'paid' : 'open', at)
  const { account: after, events } = moved(account, next, at)
  const type = isPaid ? 'invoice.paid' : 'invoice.payment_failed'
  return {
    account: { ...after, invoices: [invoice, ...after.invoices] },
    events: [localEvent(type, invoice, at), ...events],
  }
}

/** The first payment: what Stripe tells of it, all within a second. */
export function paid(account: LocalAccount, session: LocalSession, at: number): Done {
  const { customerId: customer } = account
  const subscription: LocalSubscription = {
    id: `sub_${customer.slice('cus_'.length)}_${newName().slice(0, 12)}`,
    object: 'subscription',
    customer,
    status: 'active',
    created: at,
    cancel_at_period_end: false,
    metadata: { userId: session.userId },
    items: {
      object: 'list',
      data: [
        {
          id: `si_${newName()}`,
          price: localPrice(session.priceId),
          quantity: 1,
          current_period_start: at,
          current_period_end: at + PERIOD_SECONDS,
        },
      ],
    },
  }
  const invoice = invoiceFor(subscription, 'paid', at)
  const completed = {
    id: session.id,
    object: 'checkout.session',
    mode: 'subscription',
    customer,
    subscription: subscription.id,
    metadata: { userId: session.userId },
  }
  return {
    account: {
      ...account,
      sessions: account.sessions.map((one) =>
        one.id === session.id ? { ...one, isPaid: true } : one,
      ),
      subscriptions: [subscription, ...account.subscriptions],
      invoices: [invoice, ...account.invoices],
    },
    events: [
      localEvent('checkout.session.completed', completed, at),
      localEvent('customer.subscription.created', { ...subscription, status: 'incomplete' }, at),
      localEvent('customer.subscription.updated', subscription, at),
      localEvent('invoice.paid', invoice, at),
    ],
  }
}

function nextPeriod(one: LocalSubscription): LocalSubscription {
  const data = one.items.data.map((item) => ({
    ...item,
    current_period_start: item.current_period_end,
    current_period_end: item.current_period_end + PERIOD_SECONDS,
  }))
  return { ...one, status: 'active', items: { ...one.items, data } }
}

type Act = (account: LocalAccount, one: LocalSubscription, at: number) => Done

/** What can be done with a subscription on Stripe's own pages, or by time passing. */
export const ACTS = {
  cancel: (account, one, at) => moved(account, { ...one, cancel_at_period_end: true }, at),
  resume: (account, one, at) => moved(account, { ...one, cancel_at_period_end: false }, at),
  end: (account, one, at) => moved(account, { ...one, status: 'canceled' }, at),
  renew: (account, one, at) => billed(account, nextPeriod(one), { at, isPaid: true }),
  fail: (account, one, at) =>
    billed(account, { ...one, status: 'past_due' }, { at, isPaid: false }),
} satisfies Readonly<Record<string, Act>>

export type ActName = keyof typeof ACTS
