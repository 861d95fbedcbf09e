import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { createLocalStripe, inMemory, signedEvent, stripePayments } from './index.ts'

const SECRET = 'whsec_of_the_tests'
const NOW = 1_800_000_000_000

function opened(answer?: typeof fetch) {
  const local = createLocalStripe({
    records: inMemory(),
    now: () => NOW,
    baseUrl: () => 'https://stripe.example',
    deliver: async () => {},
  })
  const payments = stripePayments({
    secretKey: 'sk_test_nobody',
    webhookSecret: SECRET,
    tiers: new Map([['price_pro', 'PRO']]),
    returnUrl: 'https://longtable.example/billing',
    fetch: answer ?? local.fetch,
  })
  return { local, payments }
}

describe('payments by Stripe', () => {
  it('go from a customer to a page, to a subscription and its invoices', async () => {
    const { local, payments } = opened()
    const ana = { userId: 'ana', email: 'ana@example.com' }
    const customerId = await payments.createCustomer(ana)
    expect(await payments.createCustomer(ana)).toBe(customerId)
    const checkout = { checkoutId: 'c1', customerId, userId: 'ana', priceId: 'price_pro' }
    const url = await payments.checkoutUrl(checkout)
    expect(await payments.checkoutUrl(checkout)).toBe(url)
    expect(await payments.checkoutUrl({ ...checkout, checkoutId: 'c2' })).not.toBe(url)
    await local.pay(url.split('/').at(-1) ?? '')
    const [one] = (await payments.subscriptionsOf(customerId)) ?? []
    expect(one).toMatchObject({
      customerId,
      status: 'active',
      userId: 'ana',
      cancelsAtPeriodEnd: false,
      items: [
        {
          priceId: 'price_pro',
          price: { amount: 1900, currency: 'eur', interval: 'month', intervalCount: 1 },
          periodStart: new Date(NOW).toISOString(),
        },
      ],
    })
    const id = one?.id ?? ''
    expect(await payments.setCancelsAtPeriodEnd(id, true)).toMatchObject({
      cancelsAtPeriodEnd: true,
    })
    await payments.end(id)
    expect(await payments.subscriptionsOf(customerId)).toMatchObject([{ status: 'canceled' }])
    expect(await payments.invoicesOf(customerId, 5)).toMatchObject([{ status: 'paid' }])
    expect(await payments.portalUrl(customerId)).toContain(customerId)
  })

  it('say what something costs, of all that is bought of it, and nothing where it hangs on use', async () => {
    const shown = (price: object, quantity?: number) => ({
      object: 'list',
      data: [
        {
          id: 'sub_1',
          customer: 'cus_1',
          status: 'active',
          created: 1,
          cancel_at_period_end: false,
          items: {
            data: [{ price, quantity, current_period_start: 1, current_period_end: 2 }],
          },
        },
      ],
    })
    const priced = async (price: object, quantity?: number) => {
      const { payments } = opened(async () => Response.json(shown(price, quantity)))
      return (await payments.subscriptionsOf('cus_1'))?.[0]?.items[0]?.price
    }
    const yearly = { recurring: { interval: 'year', interval_count: 1 }, currency: 'usd' }
    expect(await priced({ id: 'p', unit_amount: 12_000, ...yearly }, 3)).toEqual({
      amount: 36_000,
      currency: 'usd',
      interval: 'year',
      intervalCount: 1,
    })
    const tiny = { id: 'p', unit_amount: null, unit_amount_decimal: '0.5', ...yearly }
    expect(await priced(tiny, 100)).toMatchObject({ amount: 50 })
    expect(await priced({ id: 'p', unit_amount: null, ...yearly })).toBeUndefined()
    expect(await priced({ id: 'p' })).toBeUndefined()
    const { payments } = opened()
    expect(await payments.priceOf('price_pro')).toMatchObject({ amount: 1900, currency: 'eur' })
  })

  it('know nothing of what is not there, and say what else goes wrong', async () => {
    const { payments } = opened()
    expect(await payments.subscriptionsOf('cus_nobody')).toBeUndefined()
    expect(await payments.invoicesOf('cus_nobody', 5)).toEqual([])
    await payments.end('sub_nobody_1')
    const broken = opened(async () => Response.json({ error: { message: 'No.' } }, { status: 401 }))
    await expect(broken.payments.subscriptionsOf('cus_1')).rejects.toThrow('No.')
  })

  it('read an event by its bytes, and none that others have signed, or signed long ago', async () => {
    const { payments } = opened()
    const event = { id: 'evt_1', type: 'customer.updated', created: 1, data: { object: {} } }
    const read = async (secret: string, signedAt: number, change = (text: string) => text) => {
      const { body, signature } = await signedEvent(event, secret, signedAt)
      return payments.event(Buffer.from(change(body)), signature, NOW)
    }
    expect(await read(SECRET, NOW)).toEqual({
      id: 'evt_1',
      type: 'customer.updated',
      createdAt: '1970-01-01T00:00:01.000Z',
    })
    expect(await read('whsec_of_others', NOW)).toBeUndefined()
    expect(await read(SECRET, NOW - 301_000)).toBeUndefined()
    expect(await read(SECRET, NOW, (text) => text.replace('evt_1', 'evt_2'))).toBeUndefined()
    expect(await read(SECRET, NOW, (text) => `${text} `)).toBeUndefined()
    expect(await payments.event(Buffer.from('{}'), undefined, NOW)).toBeUndefined()
  })

  it('speak to a server over the wire as to the local one', async () => {
    const { local } = opened()
    const asked: string[] = []
    const answered = async (request: IncomingMessage, response: ServerResponse) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      asked.push(`${request.method} ${request.url}`)
      const { method = 'GET' } = request
      const answer = await local.fetch(`https://api.stripe.com${request.url}`, {
        method,
        headers: { 'idempotency-key': String(request.headers['idempotency-key'] ?? '') },
        ...(method === 'POST' && { body: Buffer.concat(chunks).toString() }),
      })
      response.writeHead(answer.status, { 'content-type': 'application/json' })
      response.end(await answer.text())
    }
    const server = createServer((request, response) => void answered(request, response))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const { payments } = opened((url, init) => {
      const { pathname, search } = new URL(String(url))
      return fetch(`http://127.0.0.1:${port}${pathname}${search}`, init)
    })
    try {
      const customerId = await payments.createCustomer({ userId: 'ana', email: 'a@example.com' })
      expect(await payments.subscriptionsOf(customerId)).toEqual([])
      expect(asked).toEqual([
        'POST /v1/customers',
        `GET /v1/subscriptions?customer=${customerId}&status=all&limit=100`,
      ])
    } finally {
      server.closeAllConnections()
      server.close()
    }
  })
})
