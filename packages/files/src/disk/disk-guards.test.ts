import { mkdir, readdir, symlink, utimes, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pngFile } from '../testing/sample-files.ts'
import { serveDisk } from '../testing/serve-disk.ts'

const HOUR_MS = 3_600_000
const KEY = 'temp/uploads/u1'
const png = pngFile(5, 4)

describe('objects on disk', () => {
  it('are not written through a link, neither when they come nor when they are copied', async () => {
    await using served = await serveDisk()
    const { objects, directory } = served
    const outside = join(directory, '..', 'outside')
    await mkdir(outside)
    await mkdir(join(directory, 'objects'), { recursive: true })
    await symlink(outside, join(directory, 'objects', 'activities'))
    await expect(objects.putOnce('activities/u1.png', png)).rejects.toThrow('a link elsewhere')
    await objects.putOnce(KEY, png)
    const { etag = '' } = (await objects.head(KEY)) ?? {}
    await expect(objects.copyOnce({ from: KEY, to: 'activities/u1.png', etag })).rejects.toThrow(
      'a link elsewhere',
    )
    expect(await readdir(outside)).toEqual([])
    expect(await readdir(join(directory, 'drafts'))).toEqual([])
  })

  it('lose the drafts of a day ago, and none that may be under way', async () => {
    let aheadMs = 0
    await using served = await serveDisk(() => Date.now() + aheadMs)
    const drafts = join(served.directory, 'drafts')
    await served.objects.sweepDrafts()
    await mkdir(drafts, { recursive: true })
    await writeFile(join(drafts, 'half'), 'half a pict')
    // A draft of a copy has the content's time, which may be years ago.
    const years = new Date(Date.UTC(2020, 0, 1))
    await writeFile(join(drafts, 'copy'), 'old content')
    await utimes(join(drafts, 'copy'), years, years)
    aheadMs = 23 * HOUR_MS
    await served.objects.sweepDrafts()
    expect((await readdir(drafts)).sort()).toEqual(['copy', 'half'])
    aheadMs = 25 * HOUR_MS
    await served.objects.sweepDrafts()
    expect(await readdir(drafts)).toEqual([])
  })

  it('are not taken with a length and chunks at once, also where the server is lenient', async () => {
    await using served = await serveDisk()
    const { objects } = served
    const terms = {
      size: png.byteLength,
      contentType: 'image/png',
      expiresAt: Date.now() + HOUR_MS,
    }
    const { url } = await objects.signPut(KEY, terms)
    const lenient = createServer({ insecureHTTPParser: true }, (request, response) => {
      const path = (request.url ?? '').slice('/files/'.length)
      void objects.handler.handle({ request, response }, path)
    }).listen(0, '127.0.0.1')
    await once(lenient, 'listening')
    try {
      const { pathname, search } = new URL(url)
      const socket = connect((lenient.address() as AddressInfo).port, '127.0.0.1')
      const head = [
        `PUT ${pathname}${search} HTTP/1.1`,
        'host: localhost',
        'content-type: image/png',
        `content-length: ${png.byteLength}`,
        'transfer-encoding: chunked',
        'connection: close',
      ]
      socket.write(`${head.join('\r\n')}\r\n\r\n${png.byteLength.toString(16)}\r\n`)
      socket.write(png)
      socket.write('\r\n0\r\n\r\n')
      expect(await text(socket)).toMatch(/^HTTP\/1.1 411 /)
      expect(await objects.head(KEY)).toBeUndefined()
    } finally {
      lenient.closeAllConnections()
      lenient.close()
    }
  })
})
