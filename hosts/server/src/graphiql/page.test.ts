import { describe, expect, it } from 'vitest'
import { GRAPHIQL_ASSETS } from './assets.ts'
import { graphiqlPage } from './page.ts'

const options = {
  title: 'A <system>',
  endpoint: '/graphql',
  token: 'a.b.c',
  examples: [{ query: `{ me } # "'</script><script>alert(1)</script>` }],
}

describe('GraphiQL', () => {
  it('loads nothing from elsewhere and runs only its own scripts', () => {
    const { html, headers } = graphiqlPage(options)
    const policy = headers['content-security-policy']
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
    expect(html).toContain('&#34;&#39;&#60;/script&#62;')
    expect(html).toContain('A &#60;system&#62;')
  })

  it('names files that are there, all that its page asks for', async () => {
    for (const { content } of GRAPHIQL_ASSETS) expect((await content()).length).toBeGreaterThan(20)
    const { html } = graphiqlPage(options)
    const asked = [...html.matchAll(/="\/graphiql\/([\w.-]+)"/g)].map(([, name]) => name)
    expect(asked.toSorted()).toEqual(GRAPHIQL_ASSETS.map(({ name }) => name).toSorted())
  })
})
