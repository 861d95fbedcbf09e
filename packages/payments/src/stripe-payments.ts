import { createHash } from 'node:crypto'
import type { Checkout, PaidPrice, Payments } from '@longtable/system'
import type { Stripe } from 'stripe'
import { eventOf } from './stripe-event.ts'
import { invoiceOf, priceOf, subscriptionOf } from './stripe-shapes.ts'

/** How old a signature may be. Never 0, by which the library would take any. */
const TOLERANCE_SECONDS = 300
/** A webhook waits for an answer, and Stripe for the webhook. */
const TIMEOUT_MS = 10_000
const RETRIES_MAX = 2
const SUBSCRIPTIONS_MAX = 100
/** The amount of a price never changes: another amount is another price. */
const PRICES_MAX = 100

export interface StripeOptions {
  readonly secretKey: string
  readonly webhookSecret: string
  readonly tiers: ReadonlyMap<string, string>
  /** Where people come back to. */
  readonly returnUrl: string
  /** Who answers in Stripe's place. */
  readonly fetch?: typeof fetch
}

/** It is large, and most processes never ask for it. */
const library = async () => (await import('stripe')).default

const keyOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex')

const isMissing = (error: unknown): boolean =>
  (error as { readonly code?: unknown } | undefined)?.code === 'resource_missing'

async function orMissing<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** What is asked of Stripe about people, who come back to us in the end. */
function pagesOf(client: () => Promise<Stripe>, returnUrl: string) {
  return {
    async createCustomer({ userId, email }: { readonly userId: string; readonly email: string }) {
      const stripe = await client()
      const { id } = await stripe.customers.create(
        { email, metadata: { userId } },
        { idempotencyKey: keyOf('customer', userId, email) },
      )
      return id
    },
    async checkoutUrl({ checkoutId, customerId, userId, priceId }: Checkout) {
      const stripe = await client()
      const { url } = await stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          customer: customerId,
          line_items: [{ price: priceId, quantity: 1 }],
          metadata: { userId },
          subscription_data: { metadata: { userId } },
          success_url: `${returnUrl}?checkout=done`,
          cancel_url: returnUrl,
        },
        { idempotencyKey: keyOf('checkout', checkoutId) },
      )
      if (url === null) throw new Error('Stripe has opened a checkout without an address.')
      return url
    },
    async portalUrl(customerId: string) {
      const stripe = await client()
      const asked = { customer: customerId, return_url: returnUrl }
      return (await stripe.billingPortal.sessions.create(asked)).url
    },
  }
}

/** Asked for once: whoever looks at what they could buy does not wait for Stripe each time. */
function pricesOf(client: () => Promise<Stripe>) {
  const known = new Map<string, PaidPrice | undefined>()
  return async (priceId: string): Promise<PaidPrice | undefined> => {
    if (known.has(priceId)) return known.get(priceId)
    const stripe = await client()
    const shown = await orMissing(stripe.prices.retrieve(priceId))
    const price = shown && priceOf(shown)
    if (known.size < PRICES_MAX) known.set(priceId, price)
    return price
  }
}

/** Through Stripe's own library. */
export function stripePayments(options: StripeOptions): Payments {
  const { secretKey, webhookSecret, tiers, returnUrl } = options
  let opened: Promise<Stripe> | undefined
  const open = async () => {
    const Library = await library()
    return new Library(secretKey, {
      timeout: TIMEOUT_MS,
      maxNetworkRetries: RETRIES_MAX,
      telemetry: false,
      ...(options.fetch && { httpClient: Library.createFetchHttpClient(options.fetch) }),
    })
  }
  const client = () => (opened ??= open())
  return {
    tiers,
    ...pagesOf(client, returnUrl),
    priceOf: pricesOf(client),
    async event(body, signature = '', now) {
      const { webhooks, errors } = await library()
      try {
        return eventOf(
          webhooks.constructEvent(
            body,
            signature,
            webhookSecret,
            TOLERANCE_SECONDS,
            undefined,
            now,
          ),
        )
      } catch (error) {
        if (error instanceof errors.StripeSignatureVerificationError) return undefined
        throw error
      }
    },
    async subscriptionsOf(customerId) {
      const stripe = await client()
      const asked = { customer: customerId, status: 'all', limit: SUBSCRIPTIONS_MAX } as const
      return (await orMissing(stripe.subscriptions.list(asked)))?.data.map(subscriptionOf)
    },
    async setCancelsAtPeriodEnd(subscriptionId, cancels) {
      const stripe = await client()
      const given = { cancel_at_period_end: cancels }
      return subscriptionOf(await stripe.subscriptions.update(subscriptionId, given))
    },
    async end(subscriptionId) {
      const stripe = await client()
      await orMissing(stripe.subscriptions.cancel(subscriptionId))
    },
    async invoicesOf(customerId, limit) {
      const stripe = await client()
      const listed = await orMissing(stripe.invoices.list({ customer: customerId, limit }))
      return (listed?.data ?? []).map(invoiceOf)
    },
  }
}
