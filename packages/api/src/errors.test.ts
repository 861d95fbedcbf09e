import { silentLogger } from '@longtable/core'
import { GraphQLError } from 'graphql/index.js'
import { describe, expect, it } from 'vitest'
import { answerErrors } from './errors.ts'
import { MESSAGE_CHARACTERS_MAX } from './limits.ts'
import { SECRET } from './testing/test-api.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

/** The same answer when graphql-js runs it, when it is compiled, and after. */
async function errorsOf(server: TestServer, request: object) {
  const answers = []
  for (let use = 0; use < 4; use++) answers.push(await server.post(request))
  const shapes = answers.map(({ body }) =>
    JSON.stringify(body).replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID'),
  )
  expect(new Set(shapes).size).toBe(1)
  return answers.at(-1)?.body.errors ?? []
}

const fail = (kind: string) => ({
  query: 'query($kind: String!) { fail(kind: $kind) }',
  variables: { kind },
})

describe('errors', () => {
  it.each([
    ['domain', { code: 'RATE_LIMITED', reason: 'limits.test', retryAfter: 7 }],
    ['hidden', { code: 'NOT_FOUND', reason: 'users.unknown' }],
    ['invalid', { code: 'INVALID', reason: 'store.invalid', field: 'cursor' }],
    ['keyed', { code: 'INVALID', reason: 'store.invalid' }],
    ['conflict', { code: 'CONFLICT', reason: 'store.busy', retryAfter: 1 }],
    ['unavailable', { code: 'UNAVAILABLE', reason: 'store.unavailable', retryAfter: 1 }],
  ])('tells an expected one: %s', async (kind, extensions) => {
    await using server = await startTestServer()
    const [error] = await errorsOf(server, fail(kind))
    expect(error).toMatchObject({ extensions, path: ['fail'] })
    expect(Object.keys(error?.extensions ?? {}).sort()).toEqual(Object.keys(extensions).sort())
    expect(JSON.stringify(error)).not.toMatch(/USER#|10\.1\.2\.3|stack/)
  })

  it('names the field and the rule of a zod error', async () => {
    await using server = await startTestServer()
    const [error] = await errorsOf(server, { query: 'mutation { parse(name: "a") }' })
    expect(error?.extensions).toEqual({ code: 'INVALID', reason: 'input.too_small', field: 'name' })
    expect(error?.message).toMatch(/^name: .*3/)
  })

  it('masks a bug, and logs its cause once with the id and path', async () => {
    await using server = await startTestServer()
    const { body, text } = await server.post(fail('bug'))
    const [error] = body.errors ?? []
    const { id } = error?.extensions ?? {}
    expect(error).toEqual({
      message: `Something went wrong; the operator finds it in the log as ${id}.`,
      path: ['fail'],
      extensions: { code: 'INTERNAL', id },
    })
    expect(text).not.toContain(SECRET)
    const logged = server.log.entries.filter(({ details }) => details['errorId'] === id)
    expect(logged).toHaveLength(1)
    expect(logged[0]?.details['path']).toEqual(['fail'])
    expect(String(logged[0]?.details['err'])).toContain(SECRET)
  })

  it.each([
    ['what a resolver gives for a number', '{ secretNumber }'],
    ['what an asynchronous resolver throws', '{ user(id: "1") { broken } }'],
    ['what a batch loader fails with', '{ user(id: "665") { friend { name } } }'],
    ['a null where none may be', '{ user(id: "1") { strict } }'],
  ])('masks %s, also compiled', async (_what, query) => {
    await using server = await startTestServer()
    const [error] = await errorsOf(server, { query })
    expect(error?.extensions['code']).toBe('INTERNAL')
    expect(error?.path?.length).toBeGreaterThan(0)
    expect(JSON.stringify(error)).not.toMatch(new RegExp(`${SECRET}|null|represent|strict\\b.*!`))
  })

  it('masks many failures with one id and logs only the first', async () => {
    await using server = await startTestServer()
    const { body } = await server.post({ query: '{ users(first: 80) { items { broken } } }' })
    expect(new Set(body.errors?.map(({ extensions }) => extensions['id'])).size).toBe(1)
    expect(body.errors).toHaveLength(50)
    expect(server.log.entries.filter(({ level }) => level === 'error')).toHaveLength(5)
  })

  it.each([
    ['{ usr { id } }', 'graphql.validation'],
    ['{ user(idd: 1) { id } }', 'graphql.validation'],
    ['{ user(id: 1) }', 'graphql.validation'],
    ['{ echo(color: REDD) }', 'graphql.validation'],
    ['{ echo(wish: { nam: 1 }) }', 'graphql.validation'],
    ['{ ... on Usr { id } }', 'graphql.validation'],
    ['{ me', 'graphql.syntax'],
  ])('says what is wrong with %s, and suggests nothing', async (query, reason) => {
    await using server = await startTestServer()
    const { status, body, text } = await server.post({ query })
    expect(status).toBe(400)
    expect(body.errors?.[0]?.extensions).toEqual({ code: 'INVALID', reason })
    expect(text).not.toMatch(/did you mean/i)
  })

  it.each([
    [{ color: 'REDD' }, 'query($color: Color) { echo(color: $color) }'],
    [{ wish: { nam: 1, name: 'x' } }, 'query($wish: Wish) { echo(wish: $wish) }'],
    [{ n: 2 ** 40 }, 'query($n: Int) { echo(n: $n) }'],
    [{ n: 'x'.repeat(5000) }, 'query($n: Int) { echo(n: $n) }'],
    [{ id: null }, 'query($id: ID!) { user(id: $id) { id } }'],
    [{ id: null }, 'query($id: ID = "1") { user(id: $id) { id } }'],
  ])('refuses the variables %j, also compiled', async (variables, query) => {
    await using server = await startTestServer()
    for (let use = 0; use < 4; use++) {
      const { body, text } = await server.post({ query, variables })
      expect(body.errors?.[0]?.extensions['code']).toBe('INVALID')
      expect(body.errors?.[0]?.message.length).toBeLessThanOrEqual(MESSAGE_CHARACTERS_MAX + 1)
      expect(text).not.toMatch(/did you mean/i)
    }
    expect(server.log.entries).toEqual([])
  })

  it('checks the form of a requestId for every mutation', async () => {
    await using server = await startTestServer()
    const query = 'mutation($id: String) { first(requestId: $id) }'
    for (const id of ['short', 'a'.repeat(65), 'has space', 'ünïcödé1']) {
      const { body } = await server.post({ query, variables: { id } })
      expect(body.errors?.[0]?.extensions).toEqual({
        code: 'INVALID',
        reason: 'requests.malformed',
        field: 'requestId',
      })
    }
    expect(server.state.calls.size).toBe(0)
    const { body } = await server.post({ query, variables: { id: 'abcd_12-' } })
    expect(body).toEqual({ data: { first: 'first' } })
  })

  it('answers when time is over, and starts no further mutation', async () => {
    await using server = await startTestServer({ executionMsMax: 30 })
    const { body } = await server.post({ query: 'mutation { wait second }' })
    expect(body).toMatchObject({
      data: null,
      errors: [{ extensions: { code: 'UNAVAILABLE', reason: 'graphql.timeout', retryAfter: 1 } }],
    })
    for (const finish of server.state.finishSlow) finish()
    await new Promise((resolve) => setImmediate(resolve))
    expect(server.state.calls.has('Mutation.second')).toBe(false)
  })
})

describe('a message that quotes what was sent', () => {
  it('costs no more, however long that is', () => {
    const quoted = (length: number) => {
      const text = ' did you mean '.repeat(length / 14)
      return new GraphQLError(`Variable "$id" got invalid value "${text}"; Did you mean "x"?`)
    }
    const cpuMs = (length: number) => {
      const error = quoted(length)
      const start = process.cpuUsage()
      for (let time = 0; time < 20; time++) answerErrors([error], silentLogger)
      return process.cpuUsage(start).user / 1000
    }
    cpuMs(1_000)
    const least = (length: number) => Math.min(cpuMs(length), cpuMs(length), cpuMs(length))
    expect(least(64_000)).toBeLessThan(100 * Math.max(1, least(1_000)))
    const [told] = answerErrors([quoted(64_000)], silentLogger)
    expect(told?.message.length).toBeLessThanOrEqual(501)
  })
})
