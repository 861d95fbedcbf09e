import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { silentLogger } from '@longtable/core'
import { afterEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { readConfig } from './config.ts'
import { DEMO } from './demo-person.ts'
import { type RunningServer, startServer } from './server.ts'
import { connect, ENDPOINT } from './testing/client.ts'
import { SIGN_IN } from './testing/people.ts'

const JSON_TYPE = { 'content-type': 'application/json' }
const BODY = JSON.stringify({ query: '{ me { email } }' })

const open: { server: RunningServer; directory: string }[] = []

afterEach(async () => {
  for (const { server, directory } of open.splice(0)) {
    await server.close()
    await rm(directory, { recursive: true })
  }
})

async function start(environment: Record<string, string> = {}): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'longtable-guard-'))
  const config = readConfig({ PORT: '0', LONGTABLE_DATA: directory, ...environment })
  const server = await startServer({ config, systems: [], log: silentLogger })
  open.push({ server, directory })
  return server.address
}

const post = (address: string, headers: Record<string, string>) =>
  connect(address).send(ENDPOINT, {
    method: 'POST',
    headers: { ...JSON_TYPE, ...headers },
    body: BODY,
  })

/** The status of a refused upgrade, or 101. */
const upgradeStatus = (address: string, headers: Record<string, string>) =>
  new Promise<number>((resolve) => {
    const url = `${address.replace('http', 'ws')}${ENDPOINT}`
    const socket = new WebSocket(url, 'graphql-transport-ws', { headers })
    socket.on('error', () => {})
    socket.once('unexpected-response', (request, response) => {
      resolve(response.statusCode ?? 0)
      request.destroy()
    })
    socket.once('open', () => {
      socket.close()
      resolve(101)
    })
  })

describe('a page from elsewhere', () => {
  it('cannot post, and cannot open a socket', async () => {
    const address = await start()
    const own = { origin: address }
    expect((await post(address, own)).status).toBe(200)
    expect(await upgradeStatus(address, own)).toBe(101)
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'http://127.0.0.1.evil.example' },
      { host: 'evil.example' },
      { host: 'evil.example', origin: 'http://evil.example' },
    ]) {
      const { status, text } = await post(address, headers)
      expect(status).toBe(421)
      expect(text).not.toContain('"data"')
      expect(await upgradeStatus(address, headers)).toBeGreaterThanOrEqual(400)
    }
  })

  it('is not one under the name that people type, over HTTP and sockets alike', async () => {
    const address = await start({ LONGTABLE_URL: 'https://family.example' })
    const headers = { host: 'family.example', origin: 'https://family.example' }
    expect((await post(address, headers)).status).toBe(200)
    expect(await upgradeStatus(address, headers)).toBe(101)
    expect(await upgradeStatus(address, { ...headers, origin: 'https://evil.example' })).not.toBe(
      101,
    )
  })
})

describe('a request', () => {
  it('keeps its own id if it has a good one, and gets one otherwise', async () => {
    const client = connect(await start())
    const idOf = async (given?: string) => {
      const headers = given === undefined ? {} : { 'x-request-id': given }
      return (await client.send('/health', { headers })).headers['x-request-id']
    }
    expect(await idOf('probe-0001')).toBe('probe-0001')
    const own = [await idOf(), await idOf()]
    for (const id of own) expect(id).toMatch(/^[0-9a-f-]{36}-[0-9a-z]+$/)
    expect(new Set(own).size).toBe(2)
    for (const bad of ['short', 'x'.repeat(65), 'has spaces in it', '<script>alert(1)'])
      expect(await idOf(bad)).toMatch(/^[0-9a-f-]{36}-[0-9a-z]+$/)
    client.close()
  })
})

describe('production', () => {
  it('serves people, and none of the tools of development', async () => {
    const client = connect(await start({ LONGTABLE_MODE: 'production' }))
    for (const path of ['/', '/accounts/graphiql', '/explorer', '/explorer/api/tables', '/outbox'])
      expect((await client.send(path)).status, path).toBe(404)
    expect((await client.send('/graphiql/graphiql.js')).status).toBe(404)
    expect((await client.send('/health')).status).toBe(200)
    expect((await client.send('/accounts/.well-known/jwks.json')).status).toBe(200)
    const demo = await client.graphql({ query: SIGN_IN, variables: DEMO })
    expect(demo.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    const schema = await client.graphql({ query: '{ __schema { types { name } } }' })
    expect(schema.errors?.[0]?.extensions.code).toBe('INVALID')
    expect(schema.data ?? null).toBeNull()
    client.close()
  })
})
