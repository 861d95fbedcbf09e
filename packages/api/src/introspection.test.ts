import { getIntrospectionQuery } from 'graphql/index.js'
import { describe, expect, it } from 'vitest'
import { startTestServer } from './testing/test-server.ts'

describe('the schema', () => {
  it('can be read in development, as GraphiQL does, and only there', async () => {
    await using development = await startTestServer({ isDevelopment: true })
    await using production = await startTestServer()
    const query = getIntrospectionQuery({ inputValueDeprecation: true, schemaDescription: true })
    const [open, closed] = [await development.post({ query }), await production.post({ query })]
    expect(open.body.errors).toBeUndefined()
    expect(open.text).toContain('"UserPage"')
    expect(closed.body.errors?.[0]?.extensions['reason']).toBe('graphql.introspection')
  })

  it('does not lead anybody around in circles', async () => {
    await using server = await startTestServer({ isDevelopment: true })
    const query = `{ __schema { types { ${'fields { type { '.repeat(4)} name ${'} }'.repeat(4)} } } }`
    expect((await server.post({ query })).status).toBe(400)
  })
})
