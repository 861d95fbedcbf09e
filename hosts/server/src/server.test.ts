import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { startServer } from './server.ts'
import { librarySample } from './testing/library.ts'
import { libraryServer, queryPath } from './testing/library-server.ts'

const server = libraryServer()

/** `fetch` does not let a caller choose the Host header. */
function statusFor(host: string, path = '/explorer'): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(`${server.address}${path}`, { headers: { host } }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
      .on('error', reject)
      .end()
  })
}

describe('the Host header', () => {
  it('is answered when it names this machine', async () => {
    for (const host of ['localhost', 'LOCALHOST:4000', '127.0.0.1:1', '[::1]:4000'])
      expect(await statusFor(host)).toBe(200)
  })

  it('is refused when it names another, on every path', async () => {
    for (const host of [
      'evil.example',
      'localhost.evil.example',
      '127.0.0.1.nip.io:4000',
      'a b',
      'x@localhost',
    ])
      expect(await statusFor(host)).toBe(421)
    for (const path of ['/', '/explorer/explorer.page.js', '/explorer/api/tables', '/nothing'])
      expect(await statusFor('evil.example', path)).toBe(421)
  })
})

describe('a second start', () => {
  it('says that the port is taken', async () => {
    // A directory of its own: LMDB must not be opened twice by one process.
    const elsewhere = await mkdtemp(join(tmpdir(), 'longtable-second-'))
    const PORT = new URL(server.address).port
    const config = readConfig({ PORT, LONGTABLE_DATA: elsewhere })
    const port = Number(PORT)
    await expect(startServer({ ...server.options(), config })).rejects.toMatchObject({
      code: 'EADDRINUSE',
      port,
    })
    await rm(elsewhere, { recursive: true })
  })

  it('leaves a table with items as it is', async () => {
    await server.restart()
    const response = await server.get(queryPath({ condition: 'PK=READER#r1' }))
    expect(((await response.json()) as { items: object[] }).items).toHaveLength(
      librarySample.length,
    )
    expect(server.reported).toEqual([])
  })
})
