import { serverAudits } from 'graphql-http'
import { describe, expect, it } from 'vitest'
import { startTestServer } from './testing/test-server.ts'

/** Where we are stricter or kinder than a recommendation, on purpose. */
const OTHERWISE: Readonly<Record<string, string>> = {
  '5A70': 'a page of another site could send a form',
  D6D5: 'nothing is done by following a link',
  '6A70': 'nothing is done by following a link',
  '572B': 'a bad document is 400 for every client',
  FDE2: 'a bad document is 400 for every client',
  '7B9B': 'a bad document is 400 for every client',
}

describe('GraphQL over HTTP, as its specification has it', () => {
  const audits = serverAudits({ url: 'http://127.0.0.1:0/graphql' })

  it('is audited', () => {
    expect(audits.length).toBeGreaterThan(50)
  })

  it.each(audits.map(({ id, name }) => ({ id, name })))('$id $name', async ({ id }) => {
    await using server = await startTestServer({ isDevelopment: true })
    const audit = serverAudits({ url: server.url }).find((one) => one.id === id)
    const result = await audit?.fn()
    if (OTHERWISE[id] === undefined) expect(result).toMatchObject({ status: 'ok' })
    else expect(result?.status).not.toBe('error')
  })
})
