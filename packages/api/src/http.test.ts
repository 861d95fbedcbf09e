import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { startTestServer } from './testing/test-server.ts'
import { callsOf } from './testing/test-api.ts'

const raw = (port: number, text: string) =>
  new Promise<string>((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket.on('data', (chunk) => {
      answer += String(chunk)
    })
    socket.on('close', () => resolve(answer)).on('error', reject)
  })

describe('GraphQL over HTTP', () => {
  it('answers a query with the caller of its token', async () => {
    await using server = await startTestServer()
    const anonymous = await server.post({ query: '{ me }' })
    const ana = await server.post({ query: '{ me }' }, { authorization: 'Bearer ana' })
    expect([anonymous.body, ana.body]).toEqual([{ data: { me: null } }, { data: { me: 'ana' } }])
    expect(ana.status).toBe(200)
    expect(ana.headers.get('cache-control')).toBe('no-store')
  })

  it('refuses a bad token with 401 and runs nothing', async () => {
    await using server = await startTestServer()
    const { status, body } = await server.post({ query: '{ me }' }, { authorization: 'Bearer bad' })
    expect(status).toBe(401)
    expect(body.errors?.[0]?.extensions).toEqual({
      code: 'UNAUTHENTICATED',
      reason: 'tokens.invalid',
    })
    expect(callsOf(server.state)).toBe(0)
  })

  it.each([
    ['text/plain'],
    ['application/x-www-form-urlencoded'],
    ['multipart/form-data; boundary=x'],
    ['application/graphql'],
    ['application/json; charset=utf-16'],
    ['application/json, text/plain'],
    ['text/plain; application/json'],
    [''],
  ])('refuses the content type %j, which another site could send', async (type) => {
    await using server = await startTestServer()
    const response = await server.send('{"query":"mutation { first }"}', { 'content-type': type })
    expect(response.status).toBe(415)
    expect(callsOf(server.state)).toBe(0)
  })

  it.each<[accept: string, type: string | undefined]>([
    ['application/json; charset=utf-8', 'application/json'],
    ['application/json; charset="UTF8"', 'application/json'],
    ['application/graphql-response+json;charset=utf-8', 'application/graphql-response+json'],
    ['application/json; charset=utf-16', undefined],
    ['application/graphql-response+json; q=1; charset=latin1', undefined],
    ['*/*;charset=utf-80', undefined],
    ['application/json; charset=utf-16, application/*', 'application/json'],
    ['text/html', undefined],
  ])('answers in UTF-8 or not at all: Accept %j', async (accept, type) => {
    await using server = await startTestServer()
    const response = await server.send('{"query":"{ me }"}', { accept })
    expect(response.status).toBe(type === undefined ? 406 : 200)
    expect(response.headers.get('content-type')).toBe(
      `${type ?? 'application/json'}; charset=utf-8`,
    )
  })

  it.each(['GET', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'])('refuses %s', async (method) => {
    await using server = await startTestServer()
    const response = await fetch(`${server.url}?query={me}`, { method })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
    expect(callsOf(server.state)).toBe(0)
  })

  it('refuses a body by its announced length without reading it', async () => {
    await using server = await startTestServer()
    const head = 'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
    const answer = await raw(server.port, `${head}Content-Length: 65537\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1.1 413 /)
  })

  it('stops reading a chunked body that grows too large', async () => {
    await using server = await startTestServer()
    const status = await new Promise((resolve) => {
      const headers = { 'content-type': 'application/json' }
      const request = httpRequest(server.url, { method: 'POST', headers }, (response) => {
        clearInterval(writing)
        resolve(response.statusCode)
      })
      request.on('error', () => undefined)
      const writing = setInterval(() => request.write(' '.repeat(20_000)), 1)
    })
    expect(status).toBe(413)
  })

  it('gives up on a body that comes too slowly', async () => {
    await using server = await startTestServer({ bodyMsMax: 50 })
    const head = 'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
    const answer = await raw(server.port, `${head}Content-Length: 100\r\n\r\n{"query":`)
    expect(answer).toMatch(/^HTTP\/1.1 408 /)
  })

  it('is begun when the body is there, and ended once, however it is answered', async () => {
    const told: string[] = []
    const begin = () => {
      told.push('begun')
      return () => void told.push('ended')
    }
    await using server = await startTestServer({ bodyMsMax: 50, begin })
    const head = 'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
    const late = await raw(server.port, `${head}Content-Length: 100\r\n\r\n{"query":`)
    expect(late).toMatch(/^HTTP\/1.1 408 /)
    expect(told).toEqual([])
    expect((await server.post({ query: '{ me }' })).status).toBe(200)
    expect((await server.send('no JSON')).status).toBe(400)
    expect(told).toEqual(['begun', 'ended', 'begun', 'ended'])
  })

  it('does nothing with what was turned away with its body', async () => {
    await using server = await startTestServer({
      begin: (response) => void response.writeHead(503).end('{}'),
    })
    expect((await server.post({ query: '{ me }' })).status).toBe(503)
    expect(server.state.asked).toBe(0)
  })

  it('goes on after a client that left in the middle of its body', async () => {
    await using server = await startTestServer()
    const head = 'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
    await new Promise<void>((resolve) => {
      const socket = connect(server.port, '127.0.0.1', () => {
        socket.write(`${head}Content-Length: 100\r\n\r\n{"query":`, () => socket.destroy())
      })
      socket.on('close', () => resolve())
    })
    expect((await server.post({ query: '{ me }' })).status).toBe(200)
    expect(server.log.entries.filter(({ level }) => level === 'error')).toEqual([])
  })

  it('keeps a connection open between requests', async () => {
    await using server = await startTestServer()
    const { headers } = await server.post({ query: '{ me }' })
    expect(headers.get('connection')).toBe('keep-alive')
  })

  it('tells when to come back after too many unseen documents, and still runs known ones', async () => {
    await using server = await startTestServer({ unseen: { capacity: 2, refillPerSecond: 0.01 } })
    await server.post({ query: '{ me }' })
    await server.post({ query: '{ unknown }' })
    const third = await server.post({ query: '{ me me }' })
    expect(third.status).toBe(429)
    expect(third.body.errors?.[0]?.extensions).toMatchObject({
      code: 'RATE_LIMITED',
      reason: 'graphql.unseen',
    })
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await server.post({ query: '{ me }' })).body).toEqual({ data: { me: null } })
    const other = await server.post({ query: '{ me me }' }, { authorization: 'Bearer ben' })
    expect(other.status).toBe(200)
  })

  it('does not run a subscription', async () => {
    await using server = await startTestServer()
    const query = 'subscription { ticks(room: "room") { count } }'
    const { body } = await server.post({ query }, { authorization: 'Bearer ana' })
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'INVALID' })
    expect(server.state.bus.subscribers).toBe(0)
  })
})
