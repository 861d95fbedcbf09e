import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect, ENDPOINT } from './testing/client.ts'
import { type Program, startProgram } from './testing/program.ts'
import { head, openSocket, readAll, readAnswer } from './testing/raw.ts'

const TIMEOUT = { timeout: 600_000 }
const HOST = 'Host: localhost'
const WEBSOCKET = ['Connection: Upgrade', 'Upgrade: websocket']
const HANDSHAKE = [
  HOST,
  ...WEBSOCKET,
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  'Sec-WebSocket-Protocol: graphql-transport-ws',
]
const H2C = [
  HOST,
  'Connection: Upgrade, HTTP2-Settings',
  'Upgrade: h2c',
  'HTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA',
]

const upgrade = (target: string) => head(`GET ${target} HTTP/1.1`, ...HANDSHAKE)

const TARGETS = ['//', '///', '//[', 'http://[', 'http://', '*', '/%', '/%00', '/\u00ff', '?', '/#']

const PACKETS: readonly string[] = [
  ...TARGETS.flatMap((target) => [upgrade(target), head(`GET ${target} HTTP/1.1`, HOST)]),
  upgrade('/unknown'),
  `${upgrade('/unknown')}and a body`,
  upgrade(`${ENDPOINT}?x=//[`),
  `${upgrade(ENDPOINT)}no frames at all`,
  `${upgrade(ENDPOINT)}\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff`,
  head(`GET ${ENDPOINT} HTTP/1.1`, HOST, ...WEBSOCKET),
  head(`GET ${ENDPOINT} HTTP/1.1`, ...HANDSHAKE, 'Sec-WebSocket-Protocol: ,;,'),
  `${head(`GET ${ENDPOINT} HTTP/1.1`, ...HANDSHAKE, 'Content-Length: 4')}body`,
  `${head(`POST ${ENDPOINT} HTTP/1.1`, ...HANDSHAKE, 'Content-Length: 9')}body`,
  head(`GET ${ENDPOINT} HTTP/1.1`, ...HANDSHAKE, 'Expect: 100-continue'),
  head('CONNECT example.com:443 HTTP/1.1', HOST),
  head('CONNECT // HTTP/1.1', ...HANDSHAKE),
  head('OPTIONS * HTTP/1.1', HOST),
  head('PRI * HTTP/2.0', HOST),
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  head('GET / HTTP/1.1', HOST, 'Expect: something else'),
  head(`POST ${ENDPOINT} HTTP/1.1`, HOST, 'Expect: 100-continue', 'Content-Length: 10'),
  head(`POST ${ENDPOINT} HTTP/1.1`, ...H2C, 'Content-Length: 10'),
  head('GET / HTTP/1.1'),
  head('GET / HTTP/1.1', 'Host: [', 'Origin: ]'),
  head('GET / HTTP/1.1', HOST, 'Content-Length: 1', 'Transfer-Encoding: chunked'),
  `${head(`POST ${ENDPOINT} HTTP/1.1`, HOST, 'Transfer-Encoding: chunked')}zz\r\n`,
  head('GET / HTTP/1.1', HOST, `X: ${'x'.repeat(50_000)}`),
  '\x16\x03\x01\x02\x00\x01\x00',
  'GET',
  '\0',
]

let data: string
let program: Program
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'longtable-packets-'))
  program = await startProgram({ environment: { LONGTABLE_DATA: data } })
}, TIMEOUT.timeout)
afterAll(async () => {
  await program.kill()
  await rm(data, { recursive: true })
})

/** The same process, not one that was started in its place. */
async function expectAlive(packet: string): Promise<void> {
  const client = connect(program.address)
  expect(await client.worker(), packet).toBe(program.pid)
  client.close()
}

describe('the server lives on', TIMEOUT, () => {
  it.each(PACKETS.map((packet) => [JSON.stringify(packet).slice(0, 60), packet]))(
    'after %s and an end',
    async (_name, packet) => {
      const socket = await openSocket(program.address)
      socket.end(packet, 'latin1')
      socket.resume()
      if (!socket.closed) await once(socket, 'close')
      await expectAlive(packet)
    },
  )

  it('after each of them and a reset', async () => {
    for (const packet of PACKETS)
      for (let time = 0; time < 5; time++) {
        const socket = await openSocket(program.address)
        await new Promise((resolve) => socket.write(packet, 'latin1', resolve))
        socket.resetAndDestroy()
      }
    await expectAlive('all')
  })
})

describe('an offer of another protocol', TIMEOUT, () => {
  it('is not taken, and the request is answered', async () => {
    const socket = await openSocket(program.address)
    socket.write(head('GET /health HTTP/1.1', ...H2C))
    expect(await readAnswer(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n(.|\r\n)*"status":"ok"/)
    const body = JSON.stringify({ query: '{ me { email } }' })
    const type = 'Content-Type: application/json'
    const length = `Content-Length: ${body.length}`
    // The connection goes on as an ordinary one.
    socket.removeAllListeners('data')
    socket.write(head(`POST ${ENDPOINT} HTTP/1.1`, ...H2C, type, length))
    socket.write(body)
    expect(await readAnswer(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n(.|\r\n)*"data":\{"me":null\}/)
    socket.destroy()
  })
})

describe('a body that nobody wants', TIMEOUT, () => {
  const START = head('POST /unknown HTTP/1.1', HOST, 'Content-Length: 100000')

  it('is refused before it is read, and its connection is not kept', async () => {
    const typed = START.replace(HOST, `${HOST}\r\nContent-Type: application/json`)
    for (const start of [
      typed,
      START,
      START.replace('/unknown', '/health'),
      START.replace('localhost', 'x'),
    ]) {
      const socket = await openSocket(program.address)
      const closed = readAll(socket)
      socket.write(start)
      const trickle = setInterval(() => socket.write('x'), 50)
      expect(await closed).toMatch(/^HTTP\/1\.1 (404|421) /)
      clearInterval(trickle)
    }
  })

  it('keeps the connection when it ends soon', async () => {
    const socket = await openSocket(program.address)
    socket.write(`${head('POST /unknown HTTP/1.1', HOST, 'Content-Length: 4')}body`)
    expect(await readAnswer(socket)).toMatch(/^HTTP\/1\.1 404 /)
    socket.removeAllListeners('data')
    socket.write(head('GET /health HTTP/1.1', HOST))
    expect(await readAnswer(socket)).toMatch(/^HTTP\/1\.1 200 /)
    socket.destroy()
  })
})
