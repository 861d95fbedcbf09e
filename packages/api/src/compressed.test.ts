import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { startTestServer } from './testing/test-server.ts'

/** An answer whose names are long, and the same one with short ones. */
const LARGE = `{ ${Array.from({ length: 20 }, (_, n) => `${'a'.repeat(60)}${n}: __typename`).join(' ')} }`
const SMALL = '{ __typename }'

interface Raw {
  readonly encoding: string | undefined
  readonly length: string | undefined
  readonly bytes: Buffer
}

const ask = (port: number, query: string, accepted: string) =>
  new Promise<Raw>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'accept-encoding': accepted }
    const sent = request({ port, path: '/graphql', method: 'POST', headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          encoding: response.headers['content-encoding'],
          length: response.headers['content-length'],
          bytes: Buffer.concat(chunks),
        }),
      )
    })
    sent.on('error', reject).end(JSON.stringify({ query }))
  })

it.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])('sends a large answer small to whoever accepts %s', async (accepted, encoding, unpack) => {
  await using server = await startTestServer()
  const plain = await ask(server.port, LARGE, 'identity')
  const packed = await ask(server.port, LARGE, accepted)
  expect([plain.encoding, packed.encoding]).toEqual([undefined, encoding])
  expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 3)
  expect(packed.length).toBe(String(packed.bytes.length))
  expect(unpack(packed.bytes)).toEqual(plain.bytes)
})

it('sends a small one as it is', async () => {
  await using server = await startTestServer()
  expect((await ask(server.port, SMALL, 'gzip, br')).encoding).toBeUndefined()
})
