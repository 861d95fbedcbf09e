import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { SOCKET_OPERATIONS_MAX, SOCKETS_PER_CALLER_MAX, STREAMS_PER_CALLER_MAX } from './limits.ts'
import { newState } from './testing/test-api.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'
import { TICKS, until } from './testing/transports.ts'

describe('limits of live connections', () => {
  const open = async (server: TestServer, protocol = 'graphql-transport-ws') => {
    const socket = new WebSocket(server.socketUrl, protocol)
    const closed = new Promise((resolve) => socket.on('close', resolve))
    const messages: { id?: string; type: string; payload?: unknown }[] = []
    socket.on('message', (data) => void messages.push(JSON.parse(String(data)) as never))
    await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject))
    socket.on('error', () => undefined)
    const init = async (token: string) => {
      socket.send(JSON.stringify({ type: 'connection_init', payload: { token } }))
      await until(() => messages.length > 0)
    }
    return { socket, closed, messages, init }
  }

  it('closes a socket that does not say who it is', async () => {
    await using server = await startTestServer({ initMsMax: 30 })
    expect(await (await open(server)).closed).toBe(4408)
  })

  it('closes a socket that subscribes without having said who it is', async () => {
    await using server = await startTestServer()
    const { socket, closed } = await open(server)
    socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: '{ me }' } }))
    expect(await closed).toBe(4401)
    expect(server.state.calls.size).toBe(0)
  })

  it('closes a socket that has nothing running', async () => {
    await using server = await startTestServer({ idleMsMax: 40, pingMs: 15 })
    const { closed, init } = await open(server)
    await init('ana')
    expect(await closed).toBe(1000)
  })

  it.each([
    ['a message that is too large', ' '.repeat(70_000), 1009],
    ['a message that is no JSON', '{', 4400],
    ['a message of no type', '{"type":"__proto__"}', 4400],
    ['a message that only a server sends', '{"type":"connection_ack"}', 4400],
    ['an answer', '{"type":"next","id":"1","payload":{}}', 4400],
    [
      'a query as JSON instead of text',
      '{"type":"subscribe","id":"1","payload":{"query":{}}}',
      4400,
    ],
  ])('closes a socket after %s', async (_what, text, code) => {
    await using server = await startTestServer()
    const { socket, closed, init } = await open(server)
    await init('ana')
    socket.send(text)
    expect(await closed).toBe(code)
    expect(server.state.calls.size).toBe(0)
    expect(server.log.entries.filter(({ level }) => level === 'error')).toEqual([])
  })

  it('closes a socket that sends bytes instead of text', async () => {
    await using server = await startTestServer()
    const { socket, closed } = await open(server)
    socket.send(Buffer.from('{"type":"connection_init"}'), { binary: true })
    expect(await closed).toBe(4400)
  })

  it('closes a socket that floods', async () => {
    await using server = await startTestServer()
    const { socket, closed, init } = await open(server)
    await init('ana')
    for (let place = 0; place < 300; place++) socket.send('{"type":"ping"}')
    expect(await closed).toBe(4429)
  })

  it('ends a socket that floods with pings or pongs', async () => {
    await using server = await startTestServer()
    for (const kind of ['ping', 'pong'] as const) {
      const { socket, closed, init } = await open(server)
      await init('ana')
      for (let place = 0; place < 300; place++) socket[kind]()
      expect(await closed).toBe(1006)
    }
  })

  it('answers a ping', async () => {
    await using server = await startTestServer()
    const { socket } = await open(server)
    const pong = new Promise((resolve) => socket.once('pong', (data) => resolve(String(data))))
    socket.ping('here?')
    expect(await pong).toBe('here?')
    socket.close()
  })

  it('refuses more sockets than a caller may have, until one is closed', async () => {
    await using server = await startTestServer()
    const sockets = []
    for (let place = 0; place < SOCKETS_PER_CALLER_MAX; place++) {
      const one = await open(server)
      await one.init('ana')
      sockets.push(one)
    }
    const init = JSON.stringify({ type: 'connection_init', payload: { token: 'ana' } })
    const refused = await open(server)
    refused.socket.send(init)
    expect(await refused.closed).toBe(4429)
    const [first, ...others] = sockets
    first?.socket.close()
    await first?.closed
    // The server hears of it in its own time.
    await until(async () => {
      const next = await open(server)
      next.socket.send(init)
      const isIn = await Promise.race([
        next.closed.then(() => false),
        until(() => next.messages.length > 0).then(() => true),
      ])
      next.socket.close()
      return isIn
    })
    for (const { socket } of others) socket.close()
  })

  it('does not count event streams whose client left before they began', async () => {
    const state = newState()
    let waiting = 0
    await using server = await startTestServer({
      async authenticate({ token, request: { socket } }) {
        if (token === 'leaving') {
          waiting += 1
          await new Promise((resolve) => socket.once('close', resolve))
          waiting -= 1
        }
        return { key: 'ana', context: () => ({ userId: 'ana', state }) }
      },
    })
    const stream = (token: string) => {
      const headers = {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        authorization: `Bearer ${token}`,
      }
      const sent = request(server.url, { method: 'POST', headers, agent: false })
      sent.on('error', () => undefined)
      return sent.end(JSON.stringify({ query: TICKS, variables: { room: 'room' } }))
    }
    for (let place = 0; place < STREAMS_PER_CALLER_MAX; place++) {
      const sent = stream('leaving')
      await until(() => waiting === 1)
      sent.destroy()
      await until(() => waiting === 0)
    }
    const sent = stream('staying')
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    expect(answer.statusCode).toBe(200)
    sent.destroy()
  })

  it('refuses more operations at once than a socket may have', async () => {
    await using server = await startTestServer()
    const { socket, init, messages } = await open(server)
    await init('ana')
    const payload = { query: TICKS, variables: { room: 'room' } }
    for (let id = 0; id <= SOCKET_OPERATIONS_MAX; id++)
      socket.send(JSON.stringify({ id: `s${id}`, type: 'subscribe', payload }))
    await until(() => messages.length > 1)
    expect(messages[1]).toMatchObject({
      id: `s${SOCKET_OPERATIONS_MAX}`,
      type: 'error',
      payload: [{ extensions: { code: 'RATE_LIMITED', reason: 'graphql.subscriptions' } }],
    })
    expect(server.state.bus.subscribers).toBe(SOCKET_OPERATIONS_MAX)
    socket.close()
  })

  it('refuses more event streams at once than a caller may have, and counts those that end', async () => {
    await using server = await startTestServer()
    const body = JSON.stringify({ query: TICKS, variables: { room: 'room' } })
    const ask = (user: string) => {
      const headers = { accept: 'text/event-stream', authorization: `Bearer ${user}` }
      return server.send(body, headers)
    }
    const streams = await Promise.all(
      Array.from({ length: STREAMS_PER_CALLER_MAX }, () => ask('ana')),
    )
    expect((await ask('ana')).status).toBe(429)
    const other = await ask('ben')
    expect(other.status).toBe(200)
    for (const stream of [...streams, other]) await stream.body?.cancel()
    await until(() => server.state.bus.subscribers === 0)
    const again = await ask('ana')
    expect(again.status).toBe(200)
    await again.body?.cancel()
  })

  it('gives a caller one place for each event stream that ends', async () => {
    await using server = await startTestServer()
    const body = JSON.stringify({ query: TICKS, variables: { room: 'room' } })
    const ask = (user: string) =>
      server.send(body, { accept: 'text/event-stream', authorization: `Bearer ${user}` })
    const other = await ask('ben')
    const streams = await Promise.all(
      Array.from({ length: STREAMS_PER_CALLER_MAX }, () => ask('ana')),
    )
    await other.body?.cancel()
    await until(() => server.state.bus.subscribers === STREAMS_PER_CALLER_MAX)
    expect((await ask('ana')).status).toBe(429)
    for (const ended of streams) {
      await ended.body?.cancel()
      await until(() => server.state.bus.subscribers === STREAMS_PER_CALLER_MAX - 1)
      expect((await ask('ana')).status).toBe(200)
      expect((await ask('ana')).status).toBe(429)
      await until(() => server.state.bus.subscribers === STREAMS_PER_CALLER_MAX)
    }
  })

  it.each(['{', '[]', '"text"', 'null', '{"query":{}}', '{}', '{"query":"{ me }","variables":[]}'])(
    'refuses the body %s for an event stream',
    async (body) => {
      await using server = await startTestServer()
      const response = await server.send(body, { accept: 'text/event-stream' })
      expect(response.status).toBe(400)
      expect(server.state.calls.size).toBe(0)
    },
  )
})
