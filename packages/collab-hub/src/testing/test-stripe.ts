import {
  createLocalStripe,
  inMemory,
  type LocalEvent,
  type LocalStripe,
  stripePayments,
} from '@longtable/payments'
import type { Payments } from '@longtable/system'

export const WEBHOOK_SECRET = 'whsec_of_the_tests_and_of_nobody_else'

const TIERS = new Map([
  ['price_pro', 'PRO'],
  ['price_enterprise', 'ENTERPRISE'],
])

interface TestStripe {
  readonly payments: Payments
  readonly local: LocalStripe
  /** What it has told because of calls of its API; nobody has heard of it yet. */
  readonly told: LocalEvent[]
}

const known = new WeakMap<Payments, TestStripe>()

/** Stripe's own library, and somebody on this machine who answers it. */
export function testStripe(now: () => number): TestStripe {
  const told: LocalEvent[] = []
  const local = createLocalStripe({
    records: inMemory(),
    now,
    baseUrl: () => 'https://stripe.example',
    deliver: async (events) => void told.push(...events),
  })
  const payments = stripePayments({
    secretKey: 'sk_test_nobody',
    webhookSecret: WEBHOOK_SECRET,
    tiers: TIERS,
    returnUrl: 'https://longtable.example/collabhub/billing',
    fetch: local.fetch,
  })
  const stripe = { payments, local, told }
  known.set(payments, stripe)
  return stripe
}

export function stripeOf(payments: Payments | undefined): TestStripe {
  const stripe = payments && known.get(payments)
  if (!stripe) throw new Error('Nobody plays Stripe here.')
  return stripe
}

/** Where nobody can be asked what is so now. */
export const unasked = (payments: Payments | undefined): Payments => ({
  ...stripeOf(payments).payments,
  subscriptionsOf: async () => undefined,
})
