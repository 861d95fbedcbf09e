import type { PaidInvoice, PaidItem, PaidPrice, PaidSubscription } from '@longtable/system'
import * as z from 'zod'

export const isoOf = (seconds: number): string => new Date(seconds * 1000).toISOString()

/** Stripe names things by their id, or shows them whole. */
export const Named = z
  .union([z.string(), z.object({ id: z.string() })])
  .transform((one) => (typeof one === 'string' ? one : one.id))

const PERIOD = { current_period_start: z.int().optional(), current_period_end: z.int().optional() }

/** Of tiers and of what is metered there is no amount; what is less than the smallest unit is in decimals. */
const Price = z.object({
  id: z.string(),
  unit_amount: z.number().nullish(),
  // Text on the wire; the library makes a number of its own kind of it.
  unit_amount_decimal: z.unknown().optional(),
  currency: z.string().optional(),
  recurring: z
    .object({
      interval: z.enum(['day', 'week', 'month', 'year']),
      interval_count: z.int().min(1).optional(),
    })
    .nullish(),
})
const Item = z.object({
  price: z.union([z.string().transform((id) => ({ id })), Price]),
  quantity: z.int().nullish(),
  ...PERIOD,
})

function priceIn(given: z.infer<typeof Price>, quantity: number): PaidPrice | undefined {
  const { unit_amount: whole, unit_amount_decimal: exact, currency, recurring } = given
  const amount = whole ?? (exact == null ? undefined : Number(String(exact)))
  if (amount === undefined || currency === undefined || recurring == null) return undefined
  return {
    amount: Math.round(amount * quantity),
    currency,
    interval: recurring.interval,
    intervalCount: recurring.interval_count ?? 1,
  }
}

/** What one of it costs. */
export const priceOf = (shown: unknown): PaidPrice | undefined => priceIn(Price.parse(shown), 1)

/** As every version of the API writes it: the billing period was its own once, and is its items' now. */
export const StripeSubscription = z.object({
  id: z.string(),
  customer: Named,
  status: z.string(),
  created: z.int(),
  cancel_at_period_end: z.boolean(),
  cancel_at: z.int().nullish(),
  trial_end: z.int().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
  items: z.object({ data: z.array(Item).min(1) }),
  ...PERIOD,
})
type StripeSubscription = z.infer<typeof StripeSubscription>

function itemOf(given: StripeSubscription, item: z.infer<typeof Item>): PaidItem {
  const start = item.current_period_start ?? given.current_period_start
  const end = item.current_period_end ?? given.current_period_end
  if (start === undefined || end === undefined)
    throw new Error(`The subscription ${given.id} has no billing period.`)
  return {
    priceId: item.price.id,
    price: priceIn(item.price, item.quantity ?? 1),
    periodStart: isoOf(start),
    periodEnd: isoOf(end),
  }
}

export function subscriptionOf(shown: unknown): PaidSubscription {
  const given = StripeSubscription.parse(shown)
  const items = given.items.data.map((item) => itemOf(given, item))
  const cancelAt = given.cancel_at == null ? undefined : isoOf(given.cancel_at)
  return {
    id: given.id,
    customerId: given.customer,
    status: given.status,
    items,
    // Its own page may name the moment instead.
    cancelsAtPeriodEnd:
      given.cancel_at_period_end ||
      (cancelAt !== undefined && items.some(({ periodEnd }) => cancelAt <= periodEnd)),
    trialEndsAt: given.trial_end == null ? undefined : isoOf(given.trial_end),
    createdAt: isoOf(given.created),
    userId: given.metadata?.['userId'],
  }
}

const StripeInvoice = z.object({
  id: z.string(),
  number: z.string().nullish(),
  status: z.string().nullish(),
  total: z.int(),
  currency: z.string(),
  created: z.int(),
  hosted_invoice_url: z.string().nullish(),
  invoice_pdf: z.string().nullish(),
})

export function invoiceOf(shown: unknown): PaidInvoice {
  const given = StripeInvoice.parse(shown)
  return {
    number: given.number ?? '',
    status: given.status ?? 'draft',
    total: given.total,
    currency: given.currency,
    createdAt: isoOf(given.created),
    pageUrl: given.hosted_invoice_url ?? null,
    pdfUrl: given.invoice_pdf ?? null,
  }
}
