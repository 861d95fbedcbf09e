import { describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { bearerOf } from './caller.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'
import { type Connection, TICKS, transports, until } from './testing/transports.ts'

const refusal = { errors: [{ extensions: { code: 'UNAUTHENTICATED', reason: 'tokens.invalid' } }] }

/** A subscription that is open and has been given its first event. */
async function listening(server: TestServer, connection: Connection) {
  const events = connection.iterate({ query: TICKS, variables: { room: 'room' } })
  const first = events.next()
  await until(() => server.state.bus.subscribers === 1)
  server.state.bus.publish('room', { room: 'room', count: 1 })
  expect((await first).value).toMatchObject({ data: { ticks: { count: 1 } } })
  return events
}

const told = (server: TestServer) => {
  for (const tell of server.state.watchers) tell()
}

describe.each(transports)('a token that was revoked, over $name', ({ connect }) => {
  it('gives no further event: the refusal is the last', async () => {
    await using server = await startTestServer()
    const connection = connect(server, 'ana')
    const events = await listening(server, connection)
    server.state.revoked.add('ana')
    server.state.bus.publish('room', { room: 'room', count: 2 })
    const answer = await events.next()
    expect(answer.value).toMatchObject(refusal)
    expect(JSON.stringify(answer.value)).not.toContain('count')
    expect((await events.next()).done).toBe(true)
    await until(() => server.state.bus.subscribers === 0)
    connection.dispose()
  })

  it('ends a subscription to which nothing happens', async () => {
    await using server = await startTestServer()
    const connection = connect(server, 'ana')
    const events = await listening(server, connection)
    const waiting = events.next()
    server.state.revoked.add('ana')
    told(server)
    expect((await waiting).value).toMatchObject(refusal)
    expect((await events.next()).done).toBe(true)
    await until(() => server.state.bus.subscribers === 0 && server.state.watchers.size === 0)
    connection.dispose()
  })

  it('ends one that began while it was revoked', async () => {
    const server = await startTestServer()
    await using _ = server
    // Revoked after the operation was admitted and before anything could be told of it.
    const subscribe = server.state.bus.subscribe
    server.state.bus.subscribe = (topic) => {
      server.state.revoked.add('ana')
      return subscribe(topic)
    }
    const connection = connect(server, 'ana')
    const events = connection.iterate({ query: TICKS, variables: { room: 'room' } })
    expect((await events.next()).value).toMatchObject(refusal)
    connection.dispose()
  })

  it('lets a subscription go on when the change was another', async () => {
    await using server = await startTestServer()
    const connection = connect(server, 'ana')
    const events = await listening(server, connection)
    const waiting = events.next()
    const before = server.state.asked
    told(server)
    await until(() => server.state.asked > before)
    server.state.bus.publish('room', { room: 'room', count: 2 })
    expect((await waiting).value).toMatchObject({ data: { ticks: { count: 2 } } })
    connection.dispose()
  })

  it('asks the policy of a listener to whom nothing happens', async () => {
    await using server = await startTestServer()
    const connection = connect(server, 'ana')
    const events = await listening(server, connection)
    const waiting = events.next()
    server.state.banned.add('ana')
    told(server)
    expect((await waiting).value).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] })
    connection.dispose()
  })
})

/** A socket on which several operations run, as its messages come. */
async function openSocket(server: TestServer, token: string) {
  const socket = new WebSocket(server.socketUrl, 'graphql-transport-ws')
  const closed = new Promise((resolve) =>
    socket.on('close', (code, reason) => resolve([code, String(reason)])),
  )
  const messages: { id?: string; type: string; payload?: unknown }[] = []
  socket.on('message', (data) => void messages.push(JSON.parse(String(data)) as never))
  await new Promise((resolve) => socket.on('open', resolve))
  const send = (message: object) => socket.send(JSON.stringify(message))
  send({ type: 'connection_init', payload: { token } })
  await until(() => messages.length > 0)
  const run = (id: string, query: string, variables = {}) =>
    send({ id, type: 'subscribe', payload: { query, variables } })
  const answersTo = (id: string) => messages.filter((message) => message.id === id)
  return { socket, closed, messages, run, answersTo }
}

describe('a socket whose token was revoked', () => {
  it.each(['{ me }', 'mutation { first }'])('runs no more, and is closed: %s', async (query) => {
    await using server = await startTestServer()
    const { closed, run, answersTo } = await openSocket(server, 'ana')
    run('before', query)
    await until(() => answersTo('before').length === 2)
    expect(answersTo('before')[0]).toMatchObject({ type: 'next', payload: { data: {} } })
    const calls = new Map(server.state.calls)
    server.state.revoked.add('ana')
    run('after', query)
    expect(await closed).toEqual([4403, 'Signed out'])
    expect(answersTo('after')).toMatchObject([
      { type: 'error', payload: [{ extensions: { code: 'UNAUTHENTICATED' } }] },
    ])
    expect(server.state.calls).toEqual(calls)
  })

  it('still gets the answer to what was running', async () => {
    await using server = await startTestServer()
    const { closed, run, answersTo } = await openSocket(server, 'ana')
    run('slow', '{ slow }')
    await until(() => server.state.finishSlow.length === 1)
    server.state.revoked.add('ana')
    run('after', '{ me }')
    await until(() => answersTo('after').length === 1)
    for (const finish of server.state.finishSlow) finish()
    expect(await closed).toEqual([4403, 'Signed out'])
    expect(answersTo('slow')[0]).toMatchObject({
      type: 'next',
      payload: { data: { slow: 'late' } },
    })
  })
})

describe('who the bearer is', () => {
  it('is asked once for all who ask at the same moment, and never answered from before', async () => {
    const asked: ((caller: { key: string; context: () => object }) => void)[] = []
    const authenticate = () => new Promise<never>((resolve) => void asked.push(resolve as never))
    const answer = (place: number) => asked[place]?.({ key: `${place}`, context: () => ({}) })
    const credentials = { token: 'ana', request: {} as never }
    const first = bearerOf<object>(authenticate, credentials)
    answer(0)
    const { again } = await first
    const together = [again?.(), again?.(), again?.()]
    await until(() => asked.length === 2)
    // The look into the store has begun, so this one is a question of its own.
    const later = again?.()
    await until(() => asked.length === 3)
    answer(1)
    answer(2)
    const keys = (await Promise.all([...together, later])).map((bearer) => bearer?.key)
    expect(keys).toEqual(['1', '1', '1', '2'])
  })
})
