import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect as connectTcp } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { silentLogger } from '@longtable/core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { DEMO } from './demo-person.ts'
import { type RunningServer, startServer } from './server.ts'
import { asUser, type Client, connect, ENDPOINT } from './testing/client.ts'
import { ME, newPerson, PASSWORD, SIGN_IN, SIGN_UP, type Tokens } from './testing/people.ts'
import { openSocket } from './testing/socket.ts'

const PAGES = [
  '/',
  '/accounts/graphiql',
  '/graphiql/graphiql.js',
  '/explorer',
  '/explorer/explorer.page.js',
  '/explorer/api/tables',
  '/explorer/api/query?table=library&condition=PK%3DX',
  '/explorer/nothing',
  '/outbox',
  '/outbox/some-mail',
]
const METRICS_TOKEN = 'a token of an operator'
const ADDRESSES = `query { me { sessions(first: 50) { items { address } } } }`

let directory: string
let server: RunningServer | undefined
const clients: Client[] = []

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'longtable-proxy-'))
})
afterAll(() => rm(directory, { recursive: true }))
afterEach(async () => {
  for (const client of clients.splice(0)) client.close()
  await server?.close()
  server = undefined
})

async function start(environment: Record<string, string> = {}): Promise<Client> {
  await server?.close()
  const config = readConfig({ PORT: '0', LONGTABLE_DATA: directory, ...environment })
  server = await startServer({ config, systems: [], log: silentLogger })
  const client = connect(server.address)
  clients.push(client)
  return client
}

/** The status line of a request as an old proxy sends it. */
async function oldStatus({ address }: Client, path: string): Promise<string> {
  const { hostname, port } = new URL(address)
  const socket = connectTcp(Number(port), hostname)
  socket.write(`GET ${path} HTTP/1.0\r\nHost: 127.0.0.1:${port}\r\n\r\n`)
  const [head] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  return head.toString().split('\r\n', 1)[0] as string
}

const signIn = (client: Client, who: { email: string; password: string }, headers = {}) =>
  client
    .send(ENDPOINT, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query: SIGN_IN, variables: who }),
    })
    .then(({ text }) => JSON.parse(text) as { data?: { signIn: Tokens }; errors?: object[] })

describe('in development, a request through a proxy', () => {
  it.each([
    { 'x-forwarded-for': '203.0.113.9' },
    { 'x-forwarded-proto': 'https' },
    { forwarded: 'for=203.0.113.9;proto=https' },
    { via: '1.1 somewhere' },
    { 'x-real-ip': '127.0.0.1' },
    { 'cf-connecting-ip': '203.0.113.9' },
  ])('finds none of its pages: %o', async (headers) => {
    const client = await start()
    for (const path of PAGES) {
      const { status, text } = await client.send(path, { headers })
      expect([path, status]).toEqual([path, 404])
      expect(text).toBe('{"error":{"code":"NOT_FOUND","message":"There is nothing here."}}')
    }
    const posted = await client.send('/explorer', { method: 'POST', headers })
    expect(posted.status).toBe(404)
    expect((await client.send('/metrics', { headers })).status).toBe(403)
    expect((await client.send('/health', { headers })).status).toBe(200)
    for (const path of ['/', '/explorer', '/outbox', '/accounts/graphiql', '/metrics'])
      expect((await client.send(path)).status, path).toBe(200)
  })

  it('is known by its protocol where it has no header', async () => {
    const client = await start()
    for (const path of PAGES) expect(await oldStatus(client, path)).toContain(' 404 ')
    expect(await oldStatus(client, '/health')).toContain(' 200 ')
  })

  it('finds none of its pages through one that is trusted, and by the public name', async () => {
    const trusting = await start({ LONGTABLE_TRUSTED_PROXIES: '127.0.0.1' })
    for (const path of PAGES) expect((await trusting.send(path)).status).toBe(404)
    expect((await trusting.send('/metrics')).status).toBe(403)
    const named = await start({
      LONGTABLE_URL: 'https://family.example',
      LONGTABLE_MODE: 'development',
    })
    const headers = { host: 'family.example' }
    for (const path of PAGES) expect((await named.send(path, { headers })).status).toBe(404)
    expect((await named.send('/')).status).toBe(200)
  })

  it('signs the demo person in from nowhere else, and takes no token of theirs', async () => {
    const client = await start()
    const headers = { 'x-forwarded-for': '203.0.113.9' }
    const here = await signIn(client, DEMO)
    const token = here.data?.signIn.idToken as string
    expect((await client.graphql({ query: ME }, token)).data).toMatchObject({
      me: { email: DEMO.email },
    })
    expect(await signIn(client, DEMO, headers)).toMatchObject({
      errors: [{ extensions: { code: 'UNAUTHENTICATED', reason: 'accounts.credentials' } }],
    })
    const sent = {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers, ...asUser(token) },
      body: JSON.stringify({ query: ME }),
    }
    expect((await client.send(ENDPOINT, sent)).status).toBe(401)
    await expect(openSocket(client, { token, headers })).rejects.toThrow('4403')
    const production = await start({ LONGTABLE_MODE: 'production' })
    expect((await production.graphql({ query: ME }, token)).status).toBe(401)
    expect((await signIn(production, DEMO)).errors).toHaveLength(1)
  })
})

describe('behind a proxy that is trusted', () => {
  it('the caller’s address is the last one it did not add itself, on every transport', async () => {
    const email = 'behind@example.com'
    await newPerson(await start(), email)
    const client = await start({ LONGTABLE_TRUSTED_PROXIES: '127.0.0.0/8, ::1' })
    const who = { email, password: PASSWORD }
    const forwarded = (address: string) => ({ 'x-forwarded-for': `6.6.6.6, ${address}, 127.0.0.9` })

    const first = await signIn(client, who, forwarded('198.51.100.1'))
    const socket = await openSocket(client, { headers: forwarded('2001:DB8::2') })
    expect(await socket.run(SIGN_IN, who)).toMatchObject({ data: {} })
    socket.close()
    const stream = await client.send(ENDPOINT, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        ...forwarded('::ffff:198.51.100.3'),
      },
      body: JSON.stringify({ query: SIGN_IN, variables: who }),
    })
    expect(stream.text).toContain('idToken')
    await signIn(client, who, { 'x-forwarded-for': '198.51.100.4, nonsense' })
    await signIn(client, who, { forwarded: 'for=198.51.100.5', 'x-real-ip': '198.51.100.5' })

    const { data } = await client.graphql<{
      me: { sessions: { items: readonly { address: string }[] } }
    }>({ query: ADDRESSES }, first.data?.signIn.idToken)
    expect(data?.me.sessions.items.map(({ address }) => address).toReversed()).toEqual([
      '127.0.0.1',
      '198.51.100.1',
      '2001:db8::2',
      '198.51.100.3',
      '127.0.0.1',
      '127.0.0.1',
    ])
  })

  it('limits count callers and not the proxy, and a caller cannot choose another address', async () => {
    const client = await start({ LONGTABLE_TRUSTED_PROXIES: '127.0.0.1' })
    let people = 0
    const signUp = async (forwarded: string) => {
      const variables = { email: `limit-${people++}@example.com`, password: PASSWORD }
      const { text } = await client.send(ENDPOINT, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
        body: JSON.stringify({ query: SIGN_UP, variables }),
      })
      return text.includes('RATE_LIMITED') ? 'limited' : 'done'
    }
    // Ten an hour from one address; each writes another one in front of it.
    for (let n = 0; n < 10; n++) expect(await signUp(`10.0.0.${n}, 198.51.100.77`)).toBe('done')
    expect(await signUp('10.9.9.9, 198.51.100.77')).toBe('limited')
    expect(await signUp('garbage, 198.51.100.77')).toBe('limited')
    expect(await signUp('198.51.100.78')).toBe('done')
  })

  it('metrics need their token', async () => {
    const client = await start({
      LONGTABLE_TRUSTED_PROXIES: '127.0.0.1',
      LONGTABLE_METRICS_TOKEN: METRICS_TOKEN,
    })
    expect((await client.send('/metrics')).status).toBe(403)
    const guessed = { authorization: `Bearer ${METRICS_TOKEN.replace('operator', 'stranger')}` }
    expect((await client.send('/metrics', { headers: guessed })).status).toBe(403)
    const headers = { authorization: `Bearer ${METRICS_TOKEN}`, 'x-forwarded-for': '10.0.0.1' }
    expect((await client.send('/metrics', { headers })).status).toBe(200)
  })

  it('a page from elsewhere is still refused', async () => {
    const client = await start({ LONGTABLE_TRUSTED_PROXIES: '127.0.0.1' })
    const headers = { host: 'evil.example', 'x-forwarded-host': 'localhost' }
    expect((await client.send('/health', { headers })).status).toBe(421)
  })
})
