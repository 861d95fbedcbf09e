import type { PaidInvoice, PaidItem, PaidSubscription } from '@longtable/system'
import * as z from 'zod'

export const isoOf = (seconds: number): string => new Date(seconds * 1000).toISOString()

/** Stripe names things by their id, or shows them whole. */
export const Named = z
  .union([z.string(), z.object({ id: z.string() })])
  .transform((one) => (typeof one === 'string' ? one : one.id))

const PERIOD = { current_period_start: z.int().optional(), current_period_end: z.int().optional() }
const Item = z.object({ price: Named, ...PERIOD })

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
  return { priceId: item.price, periodStart: isoOf(start), periodEnd: isoOf(end) }
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
