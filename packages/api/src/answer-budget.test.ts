import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { buildSchema } from './index.ts'
import { NAME_CHARACTERS_MAX } from './limits.ts'
import { callsOf } from './testing/test-api.ts'
import { startTestServer } from './testing/test-server.ts'
import { transports, until } from './testing/transports.ts'

const CHILD = fileURLToPath(new URL('./testing/answer-child.ts', import.meta.url))
const MANY = '{ users(first: 50) { items { name } } }'
const NESTED = '{ users(first: 50) { items { friends(first: 50) { items { friend { name } } } } } }'
const answerBytesMax = 2_000

describe('an answer', () => {
  it.each([true, false])('is not made larger than it may be, compiled: %s', async (isCompiling) => {
    await using server = await startTestServer({ answerBytesMax, isCompiling })
    for (let use = 0; use < 4; use++) {
      const { body, text } = await server.post({ query: '{ users(first: 20) { items { name } } }' })
      expect(body.errors).toBeUndefined()
      expect(text.length).toBeLessThan(answerBytesMax)
      const large = await server.post({ query: MANY.replace('name', 'name tags again: name') })
      expect(large.body).toEqual({
        data: null,
        errors: [
          {
            message: 'The answer has more than 2000 bytes; ask for fewer items or fields.',
            extensions: { code: 'INVALID', reason: 'graphql.answer-size' },
          },
        ],
      })
    }
  })

  it.each([true, false])('is measured in bytes, compiled: %s', async (isCompiling) => {
    await using server = await startTestServer({ answerBytesMax, isCompiling })
    const query = 'query ($text: String) { echo(text: $text) }'
    const ask = (text: string) => server.post({ query, variables: { text } })
    for (let use = 0; use < 4; use++) {
      expect((await ask('e'.repeat(1_000))).body.errors).toBeUndefined()
      const { body } = await ask('€'.repeat(1_000))
      expect(body.errors?.[0]?.extensions['reason']).toBe('graphql.answer-size')
    }
  })

  it.each([true, false])('is given up when it is too large, compiled: %s', async (isCompiling) => {
    await using server = await startTestServer({ answerBytesMax: 100, isCompiling })
    for (let use = 0; use < 4; use++) {
      server.state.calls.clear()
      const { body } = await server.post({ query: NESTED.replace('friends', 'name friends') })
      expect(body.errors?.[0]?.extensions['reason']).toBe('graphql.answer-size')
      // The whole answer would ask for 2,500 friends.
      expect(callsOf(server.state)).toBeLessThan(400)
    }
  })

  it('does not pay for what others are answered at the same time', async () => {
    await using server = await startTestServer({ answerBytesMax: 30_000 })
    const small = '{ users(first: 20) { items { friend { name } } } }'
    for (let round = 0; round < 5; round++) {
      const queries = Array.from({ length: 12 }, (_, place) => (place % 2 ? NESTED : small))
      const answers = await Promise.all(queries.map((query) => server.post({ query })))
      for (const [place, { body }] of answers.entries())
        expect(body.errors?.[0]?.extensions['reason']).toBe(
          place % 2 ? 'graphql.answer-size' : undefined,
        )
    }
  })

  it.each([true, false])('pays for what it had waited for, compiled: %s', async (isCompiling) => {
    const waiting: ((text: string) => void)[] = []
    const text = () => new Promise<string>((resolve) => void waiting.push(resolve))
    const typeDefs = 'extend type Query { text: String }'
    const api = buildSchema([{ typeDefs, resolvers: { Query: { text } } }])
    await using server = await startTestServer({ api, answerBytesMax, isCompiling })
    const ask = async () => {
      const asked = waiting.length
      const answer = server.post({ query: '{ text }' })
      await until(() => waiting.length > asked)
      return { answer, resolve: waiting[asked] }
    }
    for (let use = 0; use < 4; use++) {
      const [large, small] = [await ask(), await ask()]
      large.resolve?.('x'.repeat(answerBytesMax))
      const { body } = await large.answer
      expect(body.errors?.[0]?.extensions['reason']).toBe('graphql.answer-size')
      small.resolve?.('small')
      expect((await small.answer).body).toEqual({ data: { text: 'small' } })
    }
  })

  it.each(transports)('is bounded over $name', async ({ connect }) => {
    await using server = await startTestServer({ answerBytesMax: 100 })
    const connection = connect(server, 'ana')
    for await (const answer of connection.iterate({ query: MANY }))
      expect(answer).toMatchObject({
        data: null,
        errors: [{ extensions: { reason: 'graphql.answer-size' } }],
      })
    connection.dispose()
  })

  it('of 128 MB, asked for eight times at once, does not end a heap of 768 MB', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--max-old-space-size=768',
      '--import',
      'tsx',
      CHILD,
    ])
    expect(JSON.parse(stdout)).toEqual({
      reasons: ['graphql.answer-size'],
      after: { data: { tasks: { items: [{ goal: { title: 'Run' } }] } } },
    })
  })

  it('has no names that are longer than names are', async () => {
    await using server = await startTestServer()
    const alias = 'a'.repeat(NAME_CHARACTERS_MAX)
    expect((await server.post({ query: `{ ${alias}: me }` })).status).toBe(200)
    const { body } = await server.post({ query: `{ ${alias}a: me }` })
    expect(body.errors?.[0]?.extensions['reason']).toBe('graphql.name-length')
  })
})

describe('a caller', () => {
  it('gets one place back for each operation that ends', async () => {
    await using server = await startTestServer({ operationsMax: 3 })
    const asAna = { authorization: 'Bearer ana' }
    const slow = () => server.post({ query: '{ slow }' }, asAna)
    const { finishSlow } = server.state
    const running = [slow(), slow(), slow()]
    await until(() => finishSlow.length === 3)
    finishSlow[0]?.()
    await Promise.race(running)
    running.push(slow())
    await until(() => finishSlow.length === 4)
    expect((await slow()).status).toBe(429)
    for (const finish of finishSlow) finish()
    await Promise.all(running)
  })

  it('has so many operations running at a time, and is told to wait beyond', async () => {
    await using server = await startTestServer({ operationsMax: 2 })
    const asAna = { authorization: 'Bearer ana' }
    const running = [1, 2].map(() => server.post({ query: '{ slow }' }, asAna))
    await until(() => server.state.finishSlow.length === 2)
    const refused = await server.post({ query: '{ me }' }, asAna)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('1')
    expect(refused.body.errors?.[0]?.extensions).toMatchObject({
      code: 'RATE_LIMITED',
      reason: 'graphql.concurrency',
    })
    expect((await server.post({ query: '{ me }' }, { authorization: 'Bearer ben' })).status).toBe(
      200,
    )
    const socket = transports[0]?.connect(server, 'ana')
    for await (const answer of socket?.iterate({ query: '{ me }' }) ?? [])
      expect(answer.errors).toMatchObject([{ extensions: { reason: 'graphql.concurrency' } }])
    socket?.dispose()
    for (const finish of server.state.finishSlow) finish()
    await Promise.all(running)
    expect((await server.post({ query: '{ me }' }, asAna)).status).toBe(200)
  })
})
