import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, connect, ENDPOINT } from './testing/client.ts'
import { type Program, startProgram } from './testing/program.ts'
import { head, openSocket, readAll } from './testing/raw.ts'

const TIMEOUT = { timeout: 600_000 }
const HOST = 'Host: family.example'
const JSON_TYPE = 'Content-Type: application/json'
const BODY = JSON.stringify({ query: '{ me { email } }' })
const POST = `POST ${ENDPOINT} HTTP/1.1`
/** More than Node keeps by itself. */
const MANY_HEADERS = 2_500

let data: string
let program: Program
let client: Client
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'longtable-attacks-'))
  const environment = {
    LONGTABLE_DATA: data,
    LONGTABLE_URL: 'https://family.example',
    LONGTABLE_TRUSTED_PROXIES: '127.0.0.1',
  }
  program = await startProgram({ environment })
  client = connect(program.address)
}, TIMEOUT.timeout)
afterAll(async () => {
  client.close()
  await program.kill()
  await rm(data, { recursive: true })
})

async function sendRaw(packet: string): Promise<string> {
  const socket = await openSocket(program.address)
  const answer = readAll(socket)
  socket.end(packet, 'latin1')
  return answer
}

const answersIn = (text: string) => text.match(/HTTP\/1\.1 \d+/g) ?? []

describe('a second request in the body of a first', TIMEOUT, () => {
  const SECOND = head('GET /health HTTP/1.1', HOST)
  const PACKETS: readonly (readonly [string, string])[] = [
    ['two lengths', `${head(POST, HOST, 'Content-Length: 0', 'Content-Length: 9')}${SECOND}`],
    [
      'a length and chunks',
      `${head(POST, HOST, 'Content-Length: 4', 'Transfer-Encoding: chunked')}0\r\n\r\n${SECOND}`,
    ],
    ['a length with a sign', `${head(POST, HOST, 'Content-Length: +0')}${SECOND}`],
    ['an unknown coding', `${head(POST, HOST, 'Transfer-Encoding: xchunked')}0\r\n\r\n${SECOND}`],
    [
      'chunks that are not last',
      `${head(POST, HOST, 'Transfer-Encoding: chunked, identity')}0\r\n\r\n${SECOND}`,
    ],
    ['a space before a colon', `${head(POST, HOST, 'Content-Length : 9')}${SECOND}`],
    ['a folded line', `${head(POST, HOST, 'X: a\r\n Content-Length: 9')}${SECOND}`],
    ['bare line feeds', `${POST}\n${HOST}\nContent-Length: 0\n\n${SECOND}`],
    ['a bare carriage return', `${POST}\r\n${HOST}\rContent-Length: 9\r\n\r\n${SECOND}`],
    [
      'a chunk with a long extension',
      `${head(POST, HOST, JSON_TYPE, 'Transfer-Encoding: chunked')}1;${'x'.repeat(30_000)}\r\n{\r\n`,
    ],
  ]

  it.each(PACKETS)('is not read: %s', async (_name, packet) => {
    expect(answersIn(await sendRaw(packet))).toEqual(['HTTP/1.1 400'])
  })
})

describe('what a page of another site can send', TIMEOUT, () => {
  const length = `Content-Length: ${BODY.length}`

  it.each([
    ['from no origin', [JSON_TYPE, 'Origin: null', length], 421],
    ['from another origin', [JSON_TYPE, 'Origin: https://evil.example', length], 421],
    [
      'from a name that begins alike',
      [JSON_TYPE, 'Origin: https://family.example.evil', length],
      421,
    ],
    ['as text', ['Content-Type: text/plain', length], 415],
    ['as a form', ['Content-Type: application/x-www-form-urlencoded', length], 415],
    ['as two types', ['Content-Type: text/plain, application/json', length], 415],
    ['compressed', [JSON_TYPE, 'Content-Encoding: gzip', length], 415],
  ])('is refused %s', async (_name, lines, status) => {
    const text = await sendRaw(`${head(POST, HOST, ...lines, 'Connection: close')}${BODY}`)
    expect(answersIn(text)).toEqual([`HTTP/1.1 ${status}`])
    expect(text).not.toMatch(/access-control-/i)
  })

  it.each(['GET', 'HEAD', 'OPTIONS', 'TRACE', 'PUT', 'DELETE'])(
    'is nothing by %s',
    async (method) => {
      const target = `${ENDPOINT}?query=%7Bme%7Bemail%7D%7D`
      const text = await sendRaw(head(`${method} ${target} HTTP/1.1`, HOST, 'Connection: close'))
      expect(answersIn(text)).toEqual(['HTTP/1.1 404'])
      expect(text).not.toMatch(/access-control-/i)
    },
  )
})

describe('every answer', TIMEOUT, () => {
  it.each(
    [
      '/',
      '/health',
      '/metrics',
      '/page.css',
      '/mail/stop',
      '/mail/stop?to=%22%3E%3Cscript%3E',
      '/files/a/b',
      '/accounts/.well-known/jwks.json',
      '/outbox',
      '/%E0%A4%A',
      '/%3Cscript%3E',
      `/${'x'.repeat(30_000)}`,
    ].map((path) => [path.slice(0, 40), path]),
  )('may not be framed, run or guessed at, and repeats nothing: %s', async (_name, path) => {
    const { headers, text } = await client.send(path, { headers: { host: 'family.example' } })
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
    expect(text).not.toMatch(/%E0%A4%A|script>|xxxx/)
  })
})

describe('one caller under many addresses', TIMEOUT, () => {
  const TRIES_MAX = 2_000
  let documents = 0

  /** Sends documents that nobody has sent before until one is refused; gives how many were not. */
  async function unseenUntilRefused(linesOf: (place: number) => readonly string[]) {
    for (let place = 0; place < TRIES_MAX; place++) {
      const body = JSON.stringify({ query: `query Q${documents++} { me { email } }` })
      const lines = [HOST, JSON_TYPE, `Content-Length: ${body.length}`, 'Connection: close']
      const text = await sendRaw(`${head(POST, ...lines, ...linesOf(place))}${body}`)
      if (answersIn(text)[0] === 'HTTP/1.1 429') return place
      expect(text).toMatch(/^HTTP\/1\.1 200/)
    }
    return Number.POSITIVE_INFINITY
  }

  it('is one within the network of an IPv6 household', async () => {
    const taken = await unseenUntilRefused((place) => [
      `X-Forwarded-For: 2001:db8:1:2:${place.toString(16)}::1`,
    ])
    expect(taken).toBeLessThan(TRIES_MAX)
  })

  it('cannot push what the proxy adds out of the request', async () => {
    const crowd = Array.from({ length: MANY_HEADERS }, () => 'a: b')
    const taken = await unseenUntilRefused((place) => [
      `X-Forwarded-For: 203.0.${place >> 8}.${place & 255}`,
      ...crowd,
      'X-Forwarded-For: 198.51.100.7',
    ])
    expect(taken).toBeLessThan(TRIES_MAX)
  })
})

describe('a WebSocket that floods with pings and reads nothing', TIMEOUT, () => {
  it('is ended', async () => {
    const socket = await openSocket(program.address)
    const handshake = head(
      `GET ${ENDPOINT} HTTP/1.1`,
      HOST,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      'Sec-WebSocket-Protocol: graphql-transport-ws',
    )
    const ping = Buffer.concat([Buffer.from([0x89, 0xfd, 0, 0, 0, 0]), Buffer.alloc(125)])
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.write(handshake)
    for (let place = 0; place < 1_000; place++) socket.write(ping)
    socket.resume()
    await closed
    const { text } = await client.send('/health', { headers: { host: 'family.example' } })
    expect(text).toContain('"status":"ok"')
  })
})
