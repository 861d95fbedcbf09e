import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { silentLogger } from '@longtable/core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { type RunningServer, startServer } from '../server.ts'
import { systems } from '../systems.ts'
import { type Client, connect, type Reply } from '../testing/client.ts'
import { ME, newPerson, PASSWORD } from '../testing/people.ts'

const PATH = '/accounts/session'
const EMAIL = 'ada@example.com'
const MINE = { email: EMAIL, password: PASSWORD }

let directory: string
let server: RunningServer
let client: Client

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'longtable-session-'))
  const config = readConfig({ PORT: '0', LONGTABLE_DATA: directory })
  server = await startServer({ config, systems, log: silentLogger })
  client = connect(server.address)
  await newPerson(client, EMAIL)
})
afterAll(async () => {
  client.close()
  await server.close()
  await rm(directory, { recursive: true })
})

/** A browser's cookies, as far as these routes go. */
const setBy = ({ headers }: Reply): string[] => headers['set-cookie'] ?? []
const jarOf = (reply: Reply): string =>
  setBy(reply)
    .map((line) => line.split(';')[0])
    .join('; ')

const post = (path: string, body: object = {}, headers: Record<string, string> = {}) =>
  client.send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    body: JSON.stringify(body),
  })

interface Session {
  readonly idToken: string
  readonly expiresAt: string
}
const sessionIn = ({ text }: Reply) =>
  (JSON.parse(text) as { data: { session: Session | null } }).data.session
const errorIn = ({ text }: Reply) =>
  (JSON.parse(text) as { errors: { extensions: object }[] }).errors[0]?.extensions

async function signedIn() {
  const reply = await post(PATH, MINE)
  return { reply, session: sessionIn(reply) as Session, cookie: jarOf(reply) }
}

it('gives a page an ID token, and keeps the refresh token where no script reaches it', async () => {
  const { reply, session } = await signedIn()
  expect(reply.headers['cache-control']).toBe('no-store')
  expect(Object.keys(session).sort()).toEqual(['expiresAt', 'idToken'])
  for (const line of setBy(reply))
    expect(line).toMatch(/; Path=\/[a-z/]+; Max-Age=\d+; HttpOnly; SameSite=Strict$/)
  const paths = setBy(reply).map((line) => /Path=([^;]+)/.exec(line)?.[1])
  expect(paths).toEqual(['/accounts/session', '/accounts/session', '/files/'])
  const { data } = await client.graphql<{ me: { email: string } }>({ query: ME }, session.idToken)
  expect(data?.me.email).toBe(EMAIL)
})

it('is kept for https alone where people come by it, under a name that only it may set', async () => {
  const data = join(directory, 'https')
  const LONGTABLE_URL = 'https://127.0.0.1'
  const config = readConfig({ PORT: '0', LONGTABLE_DATA: data, LONGTABLE_URL })
  const behindProxy = await startServer({ config, systems, log: silentLogger })
  const other = connect(behindProxy.address)
  await newPerson(other, EMAIL)
  const ask = (path: string, body: object, cookie = '') =>
    other.send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
      body: JSON.stringify(body),
    })
  const reply = await ask(PATH, MINE)
  expect(setBy(reply)).toHaveLength(3)
  for (const line of setBy(reply))
    expect(line).toMatch(
      /^__Secure-longtable(-device|-files)?=.+; HttpOnly; SameSite=Strict; Secure$/,
    )
  const cookie = jarOf(reply)
  const plain = cookie.replaceAll('__Secure-longtable', 'longtable-443')
  expect(sessionIn(await ask(`${PATH}/refresh`, {}, plain))).toBeNull()
  expect(sessionIn(await ask(`${PATH}/refresh`, {}, cookie))).not.toBeNull()
  other.close()
  await behindProxy.close()
})

it('goes on from the cookie alone, and a copy of an old cookie ends the session for all', async () => {
  const { cookie } = await signedIn()
  const second = await post(`${PATH}/refresh`, {}, { cookie })
  expect(sessionIn(second)?.idToken).toBeTypeOf('string')
  const third = await post(`${PATH}/refresh`, {}, { cookie: jarOf(second) })
  expect(sessionIn(third)).not.toBeNull()
  const stolen = await post(`${PATH}/refresh`, {}, { cookie })
  expect(sessionIn(stolen)).toBeNull()
  expect(setBy(stolen)[0]).toMatch(/^longtable-\d+=; .*Max-Age=0;/)
  expect(sessionIn(await post(`${PATH}/refresh`, {}, { cookie: jarOf(third) }))).toBeNull()
})

it('answers four tabs at once with the same successor', async () => {
  const { cookie } = await signedIn()
  const tabs = await Promise.all([1, 2, 3, 4].map(() => post(`${PATH}/refresh`, {}, { cookie })))
  expect(new Set(tabs.map(jarOf)).size).toBe(1)
})

it('ends the session with the page’s own word, and twice is no error', async () => {
  const { cookie, session } = await signedIn()
  for (let times = 0; times < 2; times++) {
    const ended = await post(`${PATH}/end`, {}, { cookie })
    expect([ended.status, sessionIn(ended)]).toEqual([200, null])
  }
  expect((await client.graphql({ query: ME }, session.idToken)).status).toBe(401)
})

it('takes none of several cookies of its name, and clears those that were planted', async () => {
  const [{ cookie }, { cookie: theirs }] = [await signedIn(), await signedIn()]
  const [name] = cookie.split('=')
  const planted = `${theirs.split('; ')[0]}; ${cookie}`
  const reply = await post(`${PATH}/refresh`, {}, { cookie: planted })
  expect(sessionIn(reply)).toBeNull()
  const cleared = setBy(reply).map((line) => line.split('; ').slice(0, 3))
  const gone = (path: string) => [`${name}=`, `Path=${path}`, 'Max-Age=0']
  expect(cleared).toContainEqual(gone(`${PATH}/refresh`))
  expect(cleared).toContainEqual(gone(`${PATH}/end`))
  expect(cleared).not.toContainEqual(gone(PATH))
  // Without it theirs is known again.
  const next = await post(`${PATH}/refresh`, {}, { cookie })
  expect(sessionIn(next)).not.toBeNull()
  const both = `${theirs.split('; ')[0]}; ${jarOf(next)}`
  expect((await post(`${PATH}/end`, {}, { cookie: both })).status).toBe(200)
  expect(sessionIn(await post(`${PATH}/refresh`, {}, { cookie: jarOf(next) }))).toBeNull()
})

it('takes a cookie that nobody here has set for none', async () => {
  const name = `longtable-${new URL(server.address).port}`
  const cookie = `${name}=${'x'.repeat(3000)}; ${name}-device=${'y'.repeat(3000)}; broken; =; ;`
  for (const path of ['refresh', 'end']) {
    const reply = await post(`${PATH}/${path}`, {}, { cookie })
    expect([reply.status, sessionIn(reply)]).toEqual([200, null])
  }
  expect(sessionIn(await post(PATH, MINE, { cookie }))).not.toBeNull()
})

it.each(['GET', 'PUT', 'DELETE', 'PATCH'])('does nothing for %s', async (method) => {
  const { cookie } = await signedIn()
  const { status, headers } = await client.send(`${PATH}/end`, { method, headers: { cookie } })
  expect([status, headers['set-cookie']]).toEqual([404, undefined])
  expect(sessionIn(await post(`${PATH}/refresh`, {}, { cookie }))).not.toBeNull()
})

it('refuses a body that is too long or no object before it looks at it', async () => {
  expect((await post(PATH, { ...MINE, more: 'x'.repeat(3 * 2 ** 20) })).status).toBe(413)
  for (const body of ['[]', '"text"', 'null', '{', '{"email":{"a":1},"password":[]}'])
    expect(
      (
        await client.send(PATH, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        })
      ).status,
    ).toBe(400)
})

it('says that nobody is signed in without an error', async () => {
  const reply = await post(`${PATH}/refresh`)
  expect([reply.status, sessionIn(reply)]).toEqual([200, null])
  const garbage = { cookie: `longtable-${new URL(server.address).port}=nonsense` }
  expect(sessionIn(await post(`${PATH}/refresh`, {}, garbage))).toBeNull()
})

it('knows the device again by its cookie', async () => {
  const { cookie } = await signedIn()
  const wrong = { email: EMAIL, password: 'not the pass phrase' }
  for (let tries = 0; tries < 10; tries++) await post(PATH, wrong)
  expect(errorIn(await post(PATH, MINE))).toMatchObject({ code: 'RATE_LIMITED' })
  expect(sessionIn(await post(PATH, MINE, { cookie }))).not.toBeNull()
})

it.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['another port of this machine', { 'sec-fetch-site': 'same-site' }, 403],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['plain text', { 'content-type': 'text/plain' }, 415],
  ['a foreign origin', { origin: 'https://evil.example' }, 421],
])('refuses %s, whatever the cookie', async (_who, headers, status) => {
  const reply = await post(`${PATH}/end`, {}, headers as Record<string, string>)
  expect([reply.status, setBy(reply)]).toEqual([status, []])
})

it('names the field that is missing, and nothing of a wrong password', async () => {
  expect(errorIn(await post(PATH, { email: EMAIL }))).toMatchObject({
    code: 'INVALID',
    field: 'password',
  })
  const nobody = { email: 'nobody@example.com', password: 'what it may be' }
  expect(errorIn(await post(PATH, nobody))).toMatchObject({ reason: 'accounts.credentials' })
})
