import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { silentLogger } from '@longtable/core'
import { signedEvent } from '@longtable/payments'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { startServer } from '../server.ts'
import { systems } from '../systems.ts'
import { connect } from '../testing/client.ts'
import { newPerson } from '../testing/people.ts'

const WEBHOOK = '/collabhub/stripe/webhook'
const SECRET = 'whsec_of_this_test_alone'
const ENDPOINT = '/collabhub/graphql'

async function served(environment: Record<string, string>) {
  const directory = await mkdtemp(join(tmpdir(), 'longtable-billing-'))
  const config = readConfig({ PORT: '0', LONGTABLE_DATA: directory, ...environment })
  const server = await startServer({ config, systems, log: silentLogger })
  const client = connect(server.address)
  return {
    client,
    async [Symbol.asyncDispose]() {
      client.close()
      await server.close()
      await rm(directory, { recursive: true })
    },
  }
}

describe('billing over the wire', () => {
  it('plays Stripe in development: a checkout, its webhooks, the portal', async () => {
    await using running = await served({ STRIPE_WEBHOOK_SECRET: SECRET })
    const { client } = running
    const { idToken } = await newPerson(client, 'ana@example.com')
    const ask = async (query: string) => {
      const { data, errors } = await client.graphql({ endpoint: ENDPOINT, query }, idToken)
      expect(errors).toBeUndefined()
      return data as Record<string, Record<string, unknown>>
    }
    await ask('mutation { registerUser(role: TALENT, firstName: "Ana", lastName: "B") { id } }')
    const { startCheckout } = await ask('mutation { startCheckout(tier: PRO) { url } }')
    const url = String(startCheckout?.url)
    expect(url).toMatch(new RegExp(`^${client.address}/stripe/checkout/cs_`))
    const path = url.slice(client.address.length)
    expect((await client.send(path)).text).toContain('Pay')
    const paid = await client.send(path, { method: 'POST' })
    expect(paid.text.match(/answered with 200/g)).toHaveLength(4)
    expect(paid.text).toContain('It is paid.')
    expect(await ask('{ me { subscriptionTier } }')).toEqual({ me: { subscriptionTier: 'PRO' } })
    const { openBillingPortal } = await ask('mutation { openBillingPortal { url } }')
    const portal = String(openBillingPortal?.url).slice(client.address.length)
    const shown = (await client.send(portal)).text
    const failing = /action="([^"]*act=fail[^"]*)"/.exec(shown)?.[1]?.replaceAll('&amp;', '&')
    expect((await client.send(failing ?? '', { method: 'POST' })).text).toContain('past_due')
    expect(await ask('{ mySubscription { status } }')).toEqual({
      mySubscription: { status: 'PAST_DUE' },
    })
    expect((await client.send('/stripe/portal/cus_nobody')).status).toBe(404)
    expect((await client.send('/stripe/portal/..%2f..%2fkeys')).status).toBe(404)
  })

  it('answers 400 to a wrong signature, 500 to what it cannot take, 413 to too much', async () => {
    await using running = await served({ STRIPE_WEBHOOK_SECRET: SECRET })
    const { client } = running
    const post = (body: string, signature: string) =>
      client.send(WEBHOOK, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body,
      })
    const object = { mode: 'subscription', customer: 'cus_nobody', metadata: {} }
    const event = { id: 'evt_1', type: 'checkout.session.completed', created: 1, data: { object } }
    const { body, signature } = await signedEvent(event, SECRET, Date.now())
    expect((await post(body, 't=1,v1=00')).status).toBe(400)
    expect((await post(` ${body}`, signature)).status).toBe(400)
    const failed = await post(body, signature)
    expect(failed.status).toBe(500)
    expect(failed.text).not.toContain('cus_nobody')
    expect((await post('x'.repeat(1024 * 1024 + 1), signature)).status).toBe(413)
    expect((await client.send(WEBHOOK)).status).toBe(404)
  })

  it('has no such pages in production, and says that nobody can pay', async () => {
    await using running = await served({ LONGTABLE_MODE: 'production' })
    const { client } = running
    const answer = await client.send(WEBHOOK, { method: 'POST', body: '{}' })
    expect(answer.status).toBe(503)
    expect(answer.text).toContain('nobody is charged')
    for (const path of ['/stripe/checkout/cs_1_2', '/stripe/portal/cus_1'])
      expect((await client.send(path)).status).toBe(404)
  })
})
