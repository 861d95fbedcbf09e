import { describe, expect, it } from 'vitest'
import { startTestServer } from './testing/test-server.ts'
import { transports } from './testing/transports.ts'

describe('a document with two named operations', () => {
  const query = 'mutation A { first } mutation B { second }'
  const wanted: Record<string, unknown> = { A: { first: 'first' }, B: { second: 'second' } }
  const turns = Array.from({ length: 60 }, (_, turn) => ((turn * 7) % 5 < 2 ? 'A' : 'B'))

  it.each([true, false])('runs the one asked for over HTTP, compiled: %s', async (isCompiling) => {
    await using server = await startTestServer({ isCompiling })
    const answers = await Promise.all(
      turns.map(async (operationName) => (await server.post({ query, operationName })).body),
    )
    expect(answers).toEqual(turns.map((name) => ({ data: wanted[name] })))
    const asked = (name: string) => turns.filter((turn) => turn === name).length
    expect(Object.fromEntries(server.state.calls)).toEqual({
      'Mutation.first': asked('A'),
      'Mutation.second': asked('B'),
    })
  })

  describe.each(transports)('over $name', ({ connect }) => {
    it.each([true, false])('runs the one asked for, compiled: %s', async (isCompiling) => {
      await using server = await startTestServer({ isCompiling })
      const connection = connect(server, 'ana')
      const answers = []
      for (const operationName of turns)
        answers.push((await connection.iterate({ query, operationName }).next()).value)
      expect(answers).toEqual(turns.map((name) => ({ data: wanted[name] })))
      connection.dispose()
    })
  })
})
