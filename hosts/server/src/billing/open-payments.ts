import { join } from 'node:path'
import { openKeyDirectory, openSecret } from '@longtable/accounts'
import type { Logger } from '@longtable/core'
import {
  createLocalStripe,
  inDirectory,
  type LocalEvent,
  type LocalStripe,
  signedEvent,
  stripePayments,
} from '@longtable/payments'
import { noPayments, type Payments } from '@longtable/system'
import type { Config } from '../config.ts'

/** Where Stripe tells what has happened. */
const WEBHOOK_PATH = '/collabhub/stripe/webhook'
const RETURN_PATH = '/collabhub/billing'
const LOCAL_PRICES = new Map([
  ['price_local_pro', 'PRO'],
  ['price_local_enterprise', 'ENTERPRISE'],
])

export interface Delivered {
  readonly type: string
  readonly status: number
}

/** Plays Stripe's part where nobody has a key: in development only. */
export interface LocalBilling {
  readonly stripe: LocalStripe
  /** Known when the server listens. */
  reachedAt(address: () => string): void
  deliver(events: readonly LocalEvent[]): Promise<readonly Delivered[]>
}

export interface OpenPayments {
  readonly payments: Payments
  readonly local?: LocalBilling
}

interface Opening {
  readonly config: Config
  readonly now: () => number
  readonly log: Logger
}

/** Of this data directory, so that all workers have the same. */
async function ownSecret({ dataDirectory, stripe }: Config): Promise<string> {
  if (stripe.webhookSecret !== undefined) return stripe.webhookSecret
  const keys = await openKeyDirectory(join(dataDirectory, 'keys'))
  return `whsec_${Buffer.from(await openSecret(keys, 'stripe')).toString('hex')}`
}

/** What is said is signed and sent over the wire, as Stripe does it. */
async function openLocal({ config, now, log }: Opening): Promise<OpenPayments> {
  const webhookSecret = await ownSecret(config)
  let addressOf = () => config.publicUrl
  const deliver: LocalBilling['deliver'] = async (events) => {
    const delivered: Delivered[] = []
    for (const event of events) {
      const { body, signature } = await signedEvent(event, webhookSecret, now())
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
      const url = `${addressOf()}${WEBHOOK_PATH}`
      const { status } = await fetch(url, { method: 'POST', headers, body })
      delivered.push({ type: event.type, status })
    }
    return delivered
  }
  const stripe = createLocalStripe({
    records: inDirectory(join(config.dataDirectory, 'stripe')),
    now,
    baseUrl: () => addressOf(),
    // Whoever asks the API does not wait until everybody has heard of it.
    deliver: async (events) =>
      void deliver(events).catch((error: unknown) =>
        log.error({ err: error }, 'the local billing page could not tell what has happened'),
      ),
  })
  return {
    payments: stripePayments({
      secretKey: 'sk_test_local',
      webhookSecret,
      tiers: config.stripe.tiers.size > 0 ? config.stripe.tiers : LOCAL_PRICES,
      returnUrl: `${config.publicUrl}${RETURN_PATH}`,
      fetch: stripe.fetch,
    }),
    local: {
      stripe,
      deliver,
      reachedAt(address) {
        addressOf = address
      },
    },
  }
}

/** With keys Stripe itself; without them nobody can pay, and in development everybody plays. */
export async function openPayments(opening: Opening): Promise<OpenPayments> {
  const { stripe, publicUrl, isDevelopment } = opening.config
  const { secretKey, webhookSecret, tiers } = stripe
  if (secretKey !== undefined && webhookSecret !== undefined)
    return {
      payments: stripePayments({
        secretKey,
        webhookSecret,
        tiers,
        returnUrl: `${publicUrl}${RETURN_PATH}`,
      }),
    }
  return isDevelopment ? openLocal(opening) : { payments: noPayments }
}
