import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { getIntrospectionQuery } from 'graphql/index.js'
import { describe, expect, it } from 'vitest'
import { GRAPHIQL_ASSETS, graphiqlPage } from './index.ts'
import { startTestServer } from './testing/test-server.ts'

const options = {
  title: 'A <system>',
  endpoint: '/graphql',
  assets: '/graphiql/',
  token: 'a.b.c',
  examples: [{ query: '{ me } # </script><script>alert(1)</script>' }],
}

describe('GraphiQL', () => {
  it('loads nothing from elsewhere and runs only its own scripts', () => {
    const { html, headers } = graphiqlPage(options)
    const policy = headers['content-security-policy'] ?? ''
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
    expect(html).not.toMatch(/https?:\/\//)
    expect(html.match(/<script /g)).toHaveLength(4)
    expect(html.split(`<script nonce="${nonce}"`)).toHaveLength(5)
    expect(policy).toContain("default-src 'none'")
    expect(graphiqlPage(options).headers['content-security-policy']).not.toBe(policy)
  })

  it('lets no example and no title break out', () => {
    const { html } = graphiqlPage(options)
    expect(html).not.toContain('<script>alert')
    expect(html).toContain('\\u003c/script>')
    expect(html).toContain('A &#60;system&#62;')
  })

  it('names files that are installed', () => {
    const { resolve } = createRequire(import.meta.url)
    const files = GRAPHIQL_ASSETS.map((asset) =>
      join(dirname(resolve(`${asset.package}/package.json`)), asset.file),
    )
    expect(files.filter((file) => !existsSync(file))).toEqual([])
  })

  it('can read the schema in development, and only there', async () => {
    await using development = await startTestServer({ isDevelopment: true })
    await using production = await startTestServer()
    const query = getIntrospectionQuery({ inputValueDeprecation: true, schemaDescription: true })
    const [open, closed] = [await development.post({ query }), await production.post({ query })]
    expect(open.body.errors).toBeUndefined()
    expect(open.text).toContain('"UserPage"')
    expect(closed.body.errors?.[0]?.extensions['reason']).toBe('graphql.introspection')
  })

  it('refuses to be led around in circles through the schema', async () => {
    await using server = await startTestServer({ isDevelopment: true })
    const query = `{ __schema { types { ${'fields { type { '.repeat(4)} name ${'} }'.repeat(4)} } } }`
    expect((await server.post({ query })).status).toBe(400)
  })
})
