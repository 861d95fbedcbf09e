import type { AddressInfo } from 'node:net'
import { localPrice } from '@longtable/payments'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fill } from '../http/fill.ts'
import { htmlPage } from '../http/page.ts'
import checkout from '../http/pages/checkout.html?raw'
import portal from '../http/pages/portal.html?raw'
import type { Delivered, LocalBilling } from './open-payments.ts'

const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
/** Of a page that refers to nobody, browsers send forms without an origin, which are refused here. */
const REFERRER = 'same-origin'

const ACTS = {
  renew: 'The next period begins, and is paid',
  fail: 'A payment fails',
  cancel: 'Cancel at the end of the period',
  resume: 'Resume',
  end: 'End it now',
} as const
type Act = keyof typeof ACTS

/** As Stripe's own pages say it. */
function amountOf(priceId: string): string {
  const { unit_amount: amount, currency, recurring } = localPrice(priceId)
  return `${(amount / 100).toFixed(2)} ${currency.toUpperCase()} a ${recurring.interval}`
}

const isAct = (given: unknown): given is Act => typeof given === 'string' && given in ACTS

const page = (reply: FastifyReply, title: string, html: string): FastifyReply =>
  reply
    .header('content-security-policy', POLICY)
    .header('referrer-policy', REFERRER)
    .type('text/html; charset=utf-8')
    .send(htmlPage(title, { html }))

const nothing = (reply: FastifyReply): FastifyReply =>
  page(reply.code(404), 'Not found', '<main><h1>There is nothing here.</h1></main>')

const deliveredRows = (delivered: readonly Delivered[]) =>
  delivered.map(({ type, status }) => ({ type, status: String(status) }))

function addressOf(app: FastifyInstance): string {
  const { address, port, family } = app.server.address() as AddressInfo
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`
}

const idIn = (request: FastifyRequest): string => (request.params as { readonly id: string }).id

/** Stripe's pages, played here: what is clicked is signed and sent to our own webhook. */
export async function localBillingRoutes(
  app: FastifyInstance,
  { local }: { readonly local: LocalBilling },
): Promise<void> {
  const { stripe } = local
  local.reachedAt(() => addressOf(app))
  // What a button says stands in its address.
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))

  async function showCheckout(
    reply: FastifyReply,
    id: string,
    delivered: readonly Delivered[] = [],
  ): Promise<FastifyReply> {
    const session = await stripe.session(id)
    if (!session) return nothing(reply)
    const { priceId, returnUrl, isPaid } = session
    const pays = isPaid ? [] : [{ id }]
    const amount = amountOf(priceId)
    const values = { priceId, amount, returnUrl, pays, delivered: deliveredRows(delivered) }
    return page(reply, 'Checkout', fill(checkout, values).html)
  }

  async function showPortal(
    reply: FastifyReply,
    customer: string,
    delivered: readonly Delivered[] = [],
  ): Promise<FastifyReply> {
    const account = await stripe.account(customer)
    if (!account) return nothing(reply)
    const subscriptions = account.subscriptions.map(({ id, status, items }) => ({
      id,
      status,
      price: items.data[0]?.price.id ?? '',
      amount: amountOf(items.data[0]?.price.id ?? ''),
      acts: Object.entries(ACTS).map(([act, label]) => ({ act, label })),
    }))
    const values = { customer, subscriptions, delivered: deliveredRows(delivered) }
    return page(reply, 'Billing portal', fill(portal, values).html)
  }

  app.get('/stripe/checkout/:id', (request, reply) => showCheckout(reply, idIn(request)))
  app.post('/stripe/checkout/:id', async (request, reply) => {
    const id = idIn(request)
    const session = await stripe.session(id)
    if (!session) return nothing(reply)
    const events = session.isPaid ? [] : await stripe.pay(id)
    return showCheckout(reply, id, await local.deliver(events))
  })
  app.get('/stripe/portal/:id', (request, reply) => showPortal(reply, idIn(request)))
  app.post('/stripe/portal/:id', async (request, reply) => {
    const id = idIn(request)
    const { act, subscription } = request.query as Record<'act' | 'subscription', unknown>
    const account = await stripe.account(id)
    const known = account?.subscriptions.find((one) => one.id === subscription)
    if (!known || !isAct(act)) return nothing(reply)
    return showPortal(reply, id, await local.deliver(await stripe.act(act, known.id)))
  })
}
