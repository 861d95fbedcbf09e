import { describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { type Hostile, hostileRequests } from './testing/hostile.ts'
import { callsOf } from './testing/test-api.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

const requests = hostileRequests()
const LEAK = /did you mean|\bat .+\.(m?js|ts):\d+|node_modules|\/packages\/|"stack"/i

const shown = ({ family, body }: Hostile) => `${family}: ${String(body).slice(0, 120)}`

/** What was not refused as it should be: empty when all is well. */
async function notRefused(server: TestServer, hostile: Hostile, more: Record<string, string> = {}) {
  const before = callsOf(server.state)
  const response = await server.send(hostile.body, { ...more, ...hostile.headers })
  const text = await response.text()
  const isRefused = response.status >= 400 || text.startsWith('{"errors":[')
  const isClean = !LEAK.test(text) && !text.includes('"INTERNAL"') && response.status < 500
  return isRefused && isClean && callsOf(server.state) === before
    ? []
    : [`${shown(hostile)} → ${response.status} ${text.slice(0, 200)}`]
}

describe(`${requests.length} hostile requests`, () => {
  it('are at least 500, and all different', () => {
    const keys = requests.map(({ body, headers }) => `${String(body)}${JSON.stringify(headers)}`)
    expect(new Set(keys).size).toBeGreaterThanOrEqual(500)
  })

  it('run no resolver over HTTP, and are told nothing of the inside', async () => {
    await using server = await startTestServer()
    const problems = []
    for (const hostile of requests) problems.push(...(await notRefused(server, hostile)))
    expect(problems).toEqual([])
    expect(callsOf(server.state)).toBe(0)
    expect(server.log.entries).toEqual([])
    expect((await server.post({ query: '{ me }' })).body).toEqual({ data: { me: null } })
  })

  it('run no resolver as event streams', async () => {
    await using server = await startTestServer()
    const problems = []
    for (const hostile of requests.filter(({ headers }) => !headers)) {
      const before = callsOf(server.state)
      const response = await server.send(hostile.body, { accept: 'text/event-stream' })
      const text = await response.text()
      const isRefused = response.status >= 400 || /data: \{"errors":\[/.test(text)
      const isClean = !LEAK.test(text) && !text.includes('"INTERNAL"') && response.status < 500
      if (!isRefused || !isClean || callsOf(server.state) !== before)
        problems.push(`${shown(hostile)} → ${response.status} ${text.slice(0, 200)}`)
    }
    expect(problems).toEqual([])
    expect(server.log.entries).toEqual([])
  })

  it('run no resolver over WebSocket', async () => {
    await using server = await startTestServer()
    const problems = []
    for (const { body, headers, family } of requests) {
      if (headers) continue
      const before = callsOf(server.state)
      const answer = await overSocket(server, body)
      const isClean = !LEAK.test(answer) && !answer.includes('"INTERNAL"')
      if (!isClean || callsOf(server.state) !== before)
        problems.push(`${shown({ family, body })} → ${answer.slice(0, 200)}`)
    }
    expect(problems).toEqual([])
    expect(server.log.entries.filter(({ level }) => level !== 'debug')).toEqual([])
  })
})

const framed = (payload: string | Uint8Array) =>
  Buffer.concat([
    Buffer.from('{"id":"1","type":"subscribe","payload":'),
    Buffer.from(payload),
    Buffer.from('}'),
  ])

/** All messages after the greeting until the operation or the socket ends. */
function overSocket(server: TestServer, payload: string | Uint8Array): Promise<string> {
  return new Promise((resolve) => {
    const socket = new WebSocket(server.socketUrl, 'graphql-transport-ws')
    let text = ''
    const end = () => {
      resolve(text)
      socket.terminate()
    }
    socket.on('open', () => socket.send('{"type":"connection_init"}'))
    socket.on('error', end).on('close', end)
    socket.on('message', (data) => {
      const message = String(data)
      if (message.includes('connection_ack')) return socket.send(framed(payload), { binary: false })
      text += message
      if (/"type":"(error|complete)"/.test(message)) end()
    })
  })
}
