import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Program, startProgram } from '@longtable/server/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let directory: string
let server: Program

/** As people start it. */
const start = (environment: Record<string, string>) =>
  startProgram({ entry: ['scripts/start.mjs'], environment })

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'longtable-web-'))
  server = await start({ LONGTABLE_DATA: join(directory, 'development') })
})
afterAll(async () => {
  await server.kill()
  await rm(directory, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.address}${path}`, { headers })

interface AppManifest {
  readonly id: string
  readonly lang: string
  readonly start_url: string
  readonly description: string
  readonly icons: readonly { src: string; sizes: string; type: string; purpose: string }[]
  readonly shortcuts?: readonly object[]
}

/** As its header says; both sides are the same. */
async function sizeOfPng(response: Response): Promise<number> {
  expect(response.headers.get('content-type')).toBe('image/png')
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(bytes.readUInt32BE(16)).toBe(bytes.readUInt32BE(20))
  return bytes.readUInt32BE(16)
}

describe('the page of an app', () => {
  it.each(['/goalsguild', '/goalsguild/', '/goalsguild/goals/01ABC?x=1'])(
    'is at %s',
    async (path) => {
      const response = await get(path)
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache'])
      const html = await response.text()
      expect(html).toContain('<title>GoalsGuild</title>')
      expect(html).toContain('demo@longtable.example')
    },
  )

  it('lets nothing run but its own files', async () => {
    const response = await get('/goalsguild')
    const policy = response.headers.get('content-security-policy')
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/)
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toMatch(/unsafe|http|\*/)
    expect(await response.text()).not.toMatch(/<script>|<style|\son\w+=|(src|href)="(?!\/)/)
  })

  it('leaves the paths of data to them', async () => {
    const answer = await fetch(`${server.address}/goalsguild/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"{ __typename }"}',
    })
    expect(await answer.json()).toEqual({ data: { __typename: 'Query' } })
  })
})

describe('a file of an app', () => {
  it('is compressed once, kept for ever, and named by its content', async () => {
    const html = await (await get('/goalsguild')).text()
    const [path = ''] = /\/assets\/goals-guild-[\w-]+\.js/.exec(html) ?? []
    const plain = Buffer.from(
      await (await get(path, { 'accept-encoding': 'identity' })).arrayBuffer(),
    )
    expect(plain.length).toBeGreaterThan(1000)
    for (const encoding of ['br', 'gzip']) {
      const response = await get(path, { 'accept-encoding': encoding })
      expect(response.headers.get('content-encoding')).toBe(encoding)
      expect(response.headers.get('cache-control')).toContain('immutable')
      // fetch has unpacked it.
      expect(Buffer.from(await response.arrayBuffer()).equals(plain)).toBe(true)
    }
  })

  it('is an icon in every size that a device asks for, from one drawing', async () => {
    for (const path of ['/', '/account', '/goalsguild', '/collabhub', '/holdthatthought']) {
      const html = await (await get(path)).text()
      const [, apple = ''] = /rel="apple-touch-icon" href="([^"]+)"/.exec(html) ?? []
      const [, english = '', german = ''] =
        /rel="manifest" href="([^"]+)" data-en="\1" data-de="([^"]+)"/.exec(html) ?? []
      const manifest = (await (await get(english)).json()) as AppManifest
      expect([manifest.id, manifest.start_url, manifest.lang]).toEqual([path, path, 'en'])
      const kinds = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)
      expect(kinds).toEqual(['any any', '192x192 any', '512x512 any', '512x512 maskable'])
      const drawn = [...manifest.icons.filter(({ type }) => type === 'image/png'), { src: apple }]
      const sides = await Promise.all(drawn.map(async ({ src }) => sizeOfPng(await get(src))))
      expect(sides).toEqual([192, 512, 512, 180])
      const inGerman = (await (await get(german)).json()) as AppManifest
      expect([inGerman.id, inGerman.lang]).toEqual([path, 'de'])
      expect(inGerman.description).not.toBe(manifest.description)
      expect(inGerman.shortcuts?.length).toBe(manifest.shortcuts?.length)
    }
  })

  it.each([
    '/assets/nothing.js',
    '/assets/..%2fbuilt.json',
    '/assets/built.json',
    '/assets/__proto__',
  ])('is not there: %s', async (path) => {
    expect((await get(path)).status).toBe(404)
  })
})

it('names nobody to sign in as in production', async () => {
  const data = join(directory, 'production')
  await using production = await start({ LONGTABLE_DATA: data, LONGTABLE_MODE: 'production' })
  const html = await (await fetch(`${production.address}/goalsguild`)).text()
  expect(html).toContain('<meta name="demo" content="">')
})
