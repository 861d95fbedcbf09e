import { createHash } from 'node:crypto'
import { ACTS, type ActName, type Done, paid } from './acts.ts'
import type { LocalEvent } from './local-event.ts'
import { localPrice } from './local-price.ts'
import type { LocalAccount, LocalRecords, LocalSession, LocalSubscription } from './records.ts'

interface LocalOptions {
  readonly records: LocalRecords
  /** Epoch milliseconds. */
  readonly now: () => number
  /** Where its pages are. */
  readonly baseUrl: () => string
  /** Whom it tells what has happened. */
  readonly deliver: (events: readonly LocalEvent[]) => Promise<unknown>
}

/** Plays Stripe's part on this machine: what the library asks for, and what people do on its pages. */
export interface LocalStripe {
  readonly fetch: typeof fetch
  account(customerId: string): Promise<LocalAccount | undefined>
  session(sessionId: string): Promise<LocalSession | undefined>
  /** Gives what is told of it, which is told by whoever asks. */
  pay(sessionId: string): Promise<readonly LocalEvent[]>
  act(name: ActName, subscriptionId: string): Promise<readonly LocalEvent[]>
}

const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16)
/** Everything that is a customer's names them. */
const customerOf = (id: string): string => `cus_${id.split('_')[1] ?? ''}`

const json = (body: object, status = 200): Response => Response.json(body, { status })
const listOf = (data: readonly object[]): Response =>
  json({ object: 'list', data, has_more: false })
const missing = (): Response =>
  json(
    { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'None.' } },
    404,
  )

interface Asked {
  readonly id: string
  readonly given: URLSearchParams
  readonly key: string
}

type Handler = (asked: Asked) => Promise<Response>

/** The little of Stripe's API that we use. */
function apiOf(local: LocalStripe, { records, baseUrl, deliver }: LocalOptions) {
  const known = async (
    customerId: string | null,
    answer: (account: LocalAccount) => Promise<Response> | Response,
  ) => {
    const account = customerId === null ? undefined : await local.account(customerId)
    return account ? answer(account) : missing()
  }
  const acted = async (name: ActName, id: string): Promise<Response> => {
    const account = await local.account(customerOf(id))
    if (!account?.subscriptions.some((one) => one.id === id)) return missing()
    await deliver(await local.act(name, id))
    const after = await local.account(customerOf(id))
    return json(after?.subscriptions.find((one) => one.id === id) ?? {})
  }
  const handlers: Readonly<Record<string, Handler>> = {
    'POST /v1/customers': async ({ given }) => {
      const customerId = `cus_${hashOf(given.get('metadata[userId]') ?? '')}`
      const email = given.get('email') ?? ''
      const blank = { customerId, email, sessions: [], subscriptions: [], invoices: [] }
      if (!(await local.account(customerId))) await records.write(blank)
      return json({ id: customerId, object: 'customer' })
    },
    'POST /v1/checkout/sessions': ({ given, key }) =>
      known(given.get('customer'), async (account) => {
        const id = `cs_${account.customerId.slice('cus_'.length)}_${hashOf(key)}`
        const session: LocalSession = {
          id,
          priceId: given.get('line_items[0][price]') ?? '',
          userId: given.get('metadata[userId]') ?? '',
          returnUrl: given.get('success_url') ?? '',
          isPaid: false,
        }
        if (!account.sessions.some((one) => one.id === id))
          await records.write({ ...account, sessions: [session, ...account.sessions] })
        return json({ id, object: 'checkout.session', url: `${baseUrl()}/stripe/checkout/${id}` })
      }),
    'POST /v1/billing_portal/sessions': ({ given }) =>
      known(given.get('customer'), ({ customerId }) =>
        json({ object: 'portal', url: `${baseUrl()}/stripe/portal/${customerId}` }),
      ),
    'GET /v1/subscriptions': ({ given }) =>
      known(given.get('customer'), ({ subscriptions }) => listOf(subscriptions)),
    'GET /v1/invoices': ({ given }) =>
      known(given.get('customer'), ({ invoices }) =>
        listOf(invoices.slice(0, Number(given.get('limit') ?? '10'))),
      ),
    'GET /v1/prices/': async ({ id }) => json(localPrice(id)),
    'POST /v1/subscriptions/': ({ id, given }) =>
      acted(given.get('cancel_at_period_end') === 'true' ? 'cancel' : 'resume', id),
    'DELETE /v1/subscriptions/': ({ id }) => acted('end', id),
  }
  return async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url)
    const [, path = '', id = ''] = /^(\/v1\/(?:subscriptions|prices)\/)(.+)$/.exec(pathname) ?? [
      '',
      pathname,
    ]
    const handler = handlers[`${request.method} ${path}`]
    const given =
      request.method === 'GET' ? searchParams : new URLSearchParams(await request.text())
    const key = request.headers.get('idempotency-key') ?? ''
    return handler ? handler({ id, given, key }) : missing()
  }
}

export function createLocalStripe(options: LocalOptions): LocalStripe {
  const { records, now } = options
  const seconds = () => Math.floor(now() / 1000)
  const kept = async ({ account, events }: Done): Promise<readonly LocalEvent[]> => {
    await records.write(account)
    return events
  }
  const none = (): never => {
    throw new Error('There is no such thing on this machine.')
  }
  const sessionIn = (account: LocalAccount | undefined, id: string) =>
    account?.sessions.find((one) => one.id === id)
  const local: LocalStripe = {
    fetch: async (input, init) => api(new Request(input, init)),
    account: (customerId) => records.read(customerId),
    session: async (id) => sessionIn(await records.read(customerOf(id)), id),
    async pay(id) {
      const account = await records.read(customerOf(id))
      const session = sessionIn(account, id)
      if (!account || !session || session.isPaid) return none()
      return kept(paid(account, session, seconds()))
    },
    async act(name, id) {
      const account = await records.read(customerOf(id))
      const one = account?.subscriptions.find((known: LocalSubscription) => known.id === id)
      return account && one ? kept(ACTS[name](account, one, seconds())) : none()
    },
  }
  const api = apiOf(local, options)
  return local
}
