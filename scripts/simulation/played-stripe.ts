import { createHash } from 'node:crypto'
import {
  createLocalStripe,
  invoiceOf,
  type LocalEvent,
  localPrice,
  type LocalRecords,
  priceOf,
  signedEvent,
  stripePayments,
  subscriptionOf,
} from '@longtable/payments'
import type { Payments, WebhookCall } from '@longtable/system'
import { below, pick, type Random } from '@longtable/testing/random'
import type { Caller } from './cloud.ts'
import type { Timeline } from './timeline.ts'

const CALL_MS = 40
const SECRET = 'whsec_of_the_simulation'
const TIERS = new Map([
  ['price_pro', 'PRO'],
  ['price_enterprise', 'ENTERPRISE'],
])
/** How late an event may be told of, and how many are told of twice. */
const LATE_MS = 20_000
const AGAIN_SHARE = 0.3
const RETRY_MS = 60_000
const TRIES_MAX = 60
const PAID_SHARE = 0.8

type Account = NonNullable<Awaited<ReturnType<LocalRecords['read']>>>
export type StripeAccounts = ReadonlyMap<string, Account>

interface StripeOptions {
  readonly timeline: Timeline
  readonly random: Random
  /** Tells a process of an event; false where it was not taken. */
  readonly tell: (call: WebhookCall) => Promise<boolean>
  readonly onBug: (what: string) => void
  /** Who has paid before. */
  readonly accounts?: StripeAccounts
}

/** Who is paid through: outlives all processes, and goes on by itself. */
export interface PlayedStripe {
  paymentsOf(caller: Caller): Payments
  /** Somebody who was sent to its page pays there, or does not. */
  visit(url: string): void
  /** A payment is due, fails, or somebody ends what they pay for. */
  happen(): Promise<void>
  /** Everybody was told of everything. */
  isStill(): boolean
  readonly accounts: StripeAccounts
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** Events come late, in any order and some twice, and again until they are taken. */
function createTelling({ timeline, random, tell, onBug }: StripeOptions) {
  let open = 0
  async function tellOnce(event: LocalEvent, tries: number): Promise<void> {
    const { body, signature } = await signedEvent(event, SECRET, timeline.now())
    const headers = { 'stripe-signature': signature }
    const isTaken = await tell({ body: Buffer.from(body), headers })
    if (isTaken) open -= 1
    else if (tries < TRIES_MAX) later(event, tries + 1, RETRY_MS)
    else {
      open -= 1
      onBug(`nobody takes what Stripe tells: ${body}`)
    }
  }
  const later = (event: LocalEvent, tries: number, ms: number) =>
    void timeline.after(below(random, ms), () => void tellOnce(event, tries))
  return {
    isStill: () => open === 0,
    all(events: readonly LocalEvent[]): void {
      for (const event of events)
        for (let n = random() < AGAIN_SHARE ? 2 : 1; n > 0; n--) {
          open += 1
          later(event, 1, LATE_MS)
        }
    },
  }
}

/** What the library would ask of the API, without the library: its clock and its chance are not ours. */
function createApi(
  accounts: Map<string, Account>,
  act: (name: 'cancel' | 'resume' | 'end', id: string) => Promise<void>,
) {
  const shown = (id: string) =>
    [...accounts.values()]
      .flatMap(({ subscriptions }) => subscriptions)
      .find((one) => one.id === id)
  return {
    subscriptionsOf: async (id: string) => accounts.get(id)?.subscriptions.map(subscriptionOf),
    async createCustomer({ userId, email }: { readonly userId: string; readonly email: string }) {
      const customerId = `cus_${hashOf(userId)}`
      const blank = { customerId, email, sessions: [], subscriptions: [], invoices: [] }
      if (!accounts.has(customerId)) accounts.set(customerId, blank)
      return customerId
    },
    async checkoutUrl({
      checkoutId,
      customerId,
      userId,
      priceId,
    }: Parameters<Payments['checkoutUrl']>[0]) {
      const account = accounts.get(customerId)
      if (!account) throw new Error('There is no such customer.')
      const id = `cs_${customerId.slice('cus_'.length)}_${hashOf(checkoutId)}`
      const session = { id, priceId, userId, returnUrl: '', isPaid: false }
      if (!account.sessions.some((one) => one.id === id))
        accounts.set(customerId, { ...account, sessions: [session, ...account.sessions] })
      return `https://stripe.example/checkout/${id}`
    },
    portalUrl: async (customerId: string) => `https://stripe.example/portal/${customerId}`,
    async setCancelsAtPeriodEnd(id: string, cancels: boolean) {
      await act(cancels ? 'cancel' : 'resume', id)
      return subscriptionOf(shown(id))
    },
    async end(id: string) {
      if (shown(id)) await act('end', id)
    },
    priceOf: async (priceId: string) => priceOf(localPrice(priceId)),
    invoicesOf: async (id: string, limit: number) =>
      (accounts.get(id)?.invoices ?? []).slice(0, limit).map(invoiceOf),
  }
}

export function createPlayedStripe(options: StripeOptions): PlayedStripe {
  const { timeline, random } = options
  const accounts = new Map(options.accounts)
  const records: LocalRecords = {
    read: async (id) => accounts.get(id),
    write: async (account) => void accounts.set(account.customerId, account),
  }
  const local = createLocalStripe({
    records,
    now: timeline.now,
    baseUrl: () => 'https://stripe.example',
    deliver: async () => undefined,
  })
  const telling = createTelling(options)
  const api = createApi(accounts, async (name, id) => telling.all(await local.act(name, id)))
  const { event } = stripePayments({
    secretKey: 'sk_test_nobody',
    webhookSecret: SECRET,
    tiers: TIERS,
    returnUrl: 'https://longtable.example/collabhub/billing',
  })

  async function pay(sessionId: string): Promise<void> {
    const session = await local.session(sessionId)
    if (session && !session.isPaid) telling.all(await local.pay(sessionId))
  }

  return {
    accounts,
    isStill: telling.isStill,
    paymentsOf(caller) {
      const called =
        <Args extends readonly unknown[], T>(run: (...args: Args) => Promise<T>) =>
        (...args: Args): Promise<T> =>
          new Promise((resolve, reject) => {
            const begin = () => void run(...args).then(resolve, reject)
            timeline.after(1 + below(random, CALL_MS), begin, caller)
          })
      return {
        tiers: TIERS,
        event,
        subscriptionsOf: called(api.subscriptionsOf),
        createCustomer: called(api.createCustomer),
        checkoutUrl: called(api.checkoutUrl),
        portalUrl: called(api.portalUrl),
        setCancelsAtPeriodEnd: called(api.setCancelsAtPeriodEnd),
        end: called(api.end),
        priceOf: called(api.priceOf),
        invoicesOf: called(api.invoicesOf),
      }
    },
    visit(url) {
      const sessionId = url.split('/').at(-1) ?? ''
      if (random() < PAID_SHARE) timeline.after(below(random, LATE_MS), () => void pay(sessionId))
    },
    async happen() {
      const live = [...accounts.values()]
        .flatMap(({ subscriptions }) => subscriptions)
        .filter(({ status }) => status !== 'canceled')
      if (live.length === 0 || random() < 0.5) return
      const name = pick(random, ['renew', 'renew', 'fail', 'cancel', 'resume', 'end'] as const)
      telling.all(await local.act(name, pick(random, live).id))
    },
  }
}
