import { describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { startTestServer, type TestServer } from './testing/test-server.ts'
import { type Connection, TICKS, transports, until } from './testing/transports.ts'

const listen = async (server: TestServer, connection: Connection, room = 'room') => {
  const before = server.state.bus.subscribers
  const events = connection.iterate({ query: TICKS, variables: { room } })
  const first = events.next()
  // A refused listener is seen by its own test, which awaits `first`.
  first.catch(() => undefined)
  await until(() => server.state.bus.subscribers > before)
  return { events, first }
}

describe.each(transports)('subscriptions over $name', ({ connect }) => {
  it('gives each event, resolved anew, until the client leaves', async () => {
    await using server = await startTestServer()
    const connection = connect(server, 'ana')
    const { events, first } = await listen(server, connection)
    server.state.bus.publish('room', { room: 'room', count: 1 })
    expect((await first).value).toEqual({
      data: { ticks: { room: 'room', count: 1, by: { id: '1' } } },
    })
    server.state.bus.publish('room', { room: 'room', count: 2, hidden: true })
    server.state.bus.publish('room', { room: 'room', count: 3 })
    expect((await events.next()).value).toMatchObject({ data: { ticks: { count: 3 } } })
    await events.return?.()
    await until(() => server.state.bus.subscribers === 0)
    connection.dispose()
  })

  it('asks the policy when subscribing', async () => {
    await using server = await startTestServer()
    const connection = connect(server, 'ana')
    const events = connection.iterate({ query: TICKS, variables: { room: 'private' } })
    const answer = await events.next()
    expect(answer.value).toMatchObject({
      errors: [{ extensions: { code: 'FORBIDDEN', reason: 'ticks.forbidden' } }],
    })
    expect(server.state.bus.subscribers).toBe(0)
    connection.dispose()
  })

  it('asks the policy again for each event, and ends with the refusal', async () => {
    await using server = await startTestServer()
    const connection = connect(server, 'ana')
    const { events, first } = await listen(server, connection)
    server.state.bus.publish('room', { room: 'room', count: 1 })
    await first
    server.state.banned.add('ana')
    server.state.bus.publish('room', { room: 'room', count: 2 })
    const answer = await events.next()
    expect(answer.value).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] })
    expect(JSON.stringify(answer.value)).not.toContain('count')
    expect((await events.next()).done).toBe(true)
    await until(() => server.state.bus.subscribers === 0)
    connection.dispose()
  })

  it('names the field of bad arguments', async () => {
    await using server = await startTestServer()
    const connection = connect(server, 'ana')
    const events = connection.iterate({ query: TICKS, variables: { room: 'x' } })
    expect((await events.next()).value).toMatchObject({
      errors: [{ extensions: { code: 'INVALID', field: 'room' } }],
    })
    connection.dispose()
  })

  it('ends a bad document before anything runs', async () => {
    await using server = await startTestServer()
    const connection = connect(server, 'ana')
    const outcome = await connection
      .iterate({ query: 'subscription { tiks(room: "room") }' })
      .next()
      .then(JSON.stringify, JSON.stringify)
    expect(outcome).not.toMatch(/did you mean|"data"/i)
    expect(server.state.bus.subscribers).toBe(0)
    connection.dispose()
  })

  it('runs queries and mutations through the same function', async () => {
    await using server = await startTestServer()
    const connection = connect(server, 'ana')
    const answers = []
    for (let use = 0; use < 4; use++)
      answers.push((await connection.iterate({ query: '{ me }' }).next()).value)
    expect(answers).toEqual(Array(4).fill({ data: { me: 'ana' } }))
    connection.dispose()
  })

  it('leaves nothing behind when the connection breaks', async () => {
    await using server = await startTestServer()
    const connection = connect(server, 'ana')
    await listen(server, connection)
    connection.dispose()
    await until(() => server.state.bus.subscribers === 0)
  })
})

describe('a socket that names what it listens to', () => {
  it('is told when it does, and not before it may', async () => {
    await using server = await startTestServer()
    const socket = new WebSocket(server.socketUrl, 'graphql-transport-ws')
    const messages: { type: string; id?: string; payload?: unknown }[] = []
    let subscribers: number | undefined
    socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as { type: string }
      messages.push(message)
      if (message.type === 'ping') subscribers = server.state.bus.subscribers
    })
    await new Promise((resolve) => socket.on('open', resolve))
    socket.send(JSON.stringify({ type: 'connection_init', payload: { token: 'ana' } }))
    await until(() => messages.length === 1)
    const subscribe = (id: string, room: string, listening: unknown) => {
      const payload = { query: TICKS, variables: { room }, extensions: { listening } }
      socket.send(JSON.stringify({ id, type: 'subscribe', payload }))
    }
    subscribe('1', 'private', 'refused')
    await until(() => messages.some(({ id, type }) => id === '1' && type === 'complete'))
    subscribe('2', 'room', 'x'.repeat(65))
    subscribe('3', 'room', { deep: true })
    subscribe('4', 'room', 'mine')
    await until(() => messages.some(({ type }) => type === 'ping'))
    expect(messages.filter(({ type }) => type === 'ping')).toEqual([
      { type: 'ping', payload: { listening: 'mine' } },
    ])
    expect(subscribers).toBe(3)
    socket.close()
  })
})

describe('a token that ends', () => {
  it('closes the socket with 4403', async () => {
    await using server = await startTestServer()
    const socket = new WebSocket(server.socketUrl, 'graphql-transport-ws')
    const closed = new Promise((resolve) =>
      socket.on('close', (code, reason) => resolve([code, String(reason)])),
    )
    await new Promise((resolve) => socket.on('open', resolve))
    socket.send(JSON.stringify({ type: 'connection_init', payload: { token: 'brief-150' } }))
    await new Promise((resolve) => socket.once('message', resolve))
    const payload = { query: TICKS, variables: { room: 'room' } }
    socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload }))
    await until(() => server.state.bus.subscribers === 1)
    expect(await closed).toEqual([4403, 'Token expired'])
    await until(() => server.state.bus.subscribers === 0)
  })

  it('ends an event stream with the reason', async () => {
    await using server = await startTestServer()
    const response = await server.send(
      JSON.stringify({ query: TICKS, variables: { room: 'room' } }),
      { accept: 'text/event-stream', authorization: 'Bearer brief-150' },
    )
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/)
    const text = await response.text()
    expect(text).toContain('"reason":"graphql.token-expired"')
    expect(text).toMatch(/event: complete/)
    expect(server.state.bus.subscribers).toBe(0)
  })

  it.each(['bad', 'brief-0'])('%s is refused when connecting, with 4403', async (token) => {
    await using server = await startTestServer()
    const socket = new WebSocket(server.socketUrl, 'graphql-transport-ws')
    const closed = new Promise((resolve) => socket.on('close', resolve))
    await new Promise((resolve) => socket.on('open', resolve))
    socket.send(JSON.stringify({ type: 'connection_init', payload: { token } }))
    expect(await closed).toBe(4403)
  })
})
