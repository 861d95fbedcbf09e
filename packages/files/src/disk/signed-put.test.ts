import { readdir, stat } from 'node:fs/promises'
import { connect } from 'node:net'
import { once } from 'node:events'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { SignedPut } from '../object-store.ts'
import { bytesOf, keysIn, sendTo, upload } from '../testing/objects.ts'
import { codeOf, HOUR_MS, KEY, png, signedDisk } from '../testing/signed-disk.ts'

const disk = signedDisk()

/** Neither an object nor a draft of one. */
async function expectNothingStored(): Promise<void> {
  expect(await keysIn(disk.objects, 'temp/', 'activities/')).toEqual([])
  const drafts = await readdir(join(disk.directory, 'drafts')).catch(() => [])
  expect(drafts).toEqual([])
}

describe('a signed PUT', () => {
  it('stores exactly what was announced, for the owner alone', async () => {
    await disk.keep()
    expect(await bytesOf(await disk.objects.read(KEY))).toEqual(png)
    const path = join(disk.directory, 'objects', KEY)
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    for (const directory of ['', 'objects', 'objects/temp', 'objects/temp/uploads', 'drafts'])
      expect((await stat(join(disk.directory, directory))).mode & 0o777, directory).toBe(0o700)
    expect(await readdir(join(disk.directory, 'drafts'))).toEqual([])
  })

  it('is refused with another size or type than were signed', async () => {
    const signed = await disk.signPut()
    const longer = Buffer.concat([png, Buffer.from('x')])
    expect(codeOf(await upload(signed, longer))).toBe('400 INVALID')
    expect(codeOf(await upload(signed, png.subarray(1)))).toBe('400 INVALID')
    expect(codeOf(await upload(signed, Buffer.alloc(0)))).toBe('400 INVALID')
    for (const type of ['text/html', 'image/png; charset=utf-8', '']) {
      const headers = { 'content-type': type }
      expect(codeOf(await upload({ ...signed, headers }, png)), type).toBe('400 INVALID')
    }
    await expectNothingStored()
  })

  it('is refused without a length', async () => {
    const { url, headers } = await disk.signPut()
    const chunked = { ...headers, 'transfer-encoding': 'chunked' }
    const sent = sendTo(url, { method: 'PUT', headers: chunked })
    expect(codeOf(await sent)).toBe('411 INVALID')
    await expectNothingStored()
  })

  it('is refused when its time is over, to the second', async () => {
    const signed = await disk.signPut()
    disk.pass(HOUR_MS - 1)
    expect((await upload(signed, png)).status).toBe(200)
    disk.pass(1)
    expect(codeOf(await upload(signed, png))).toBe('403 EXPIRED')
  })

  const alterations: readonly [what: string, (url: string) => string][] = [
    ['the key', (url) => url.replace('/u1?', '/u2?')],
    ['the key to a final one', (url) => url.replace('temp/uploads/u1', 'activities/ana/u1.png')],
    ['the size', (url) => url.replace(/size=(\d+)/, (_, size) => `size=${Number(size) + 1}`)],
    ['the size, said twice', (url) => `${url.replace('size=', 'size=9&size=')}`],
    ['the size, left out', (url) => url.replace(/&size=\d+/, '')],
    ['the type', (url) => url.replace('image%2Fpng', 'text%2Fhtml')],
    ['the expiry', (url) => url.replace(/expires=(\d+)/, (_, at) => `expires=${Number(at) + 60}`)],
    ['the expiry to no number', (url) => url.replace(/expires=\d+/, 'expires=1e99')],
    ['a letter of the signature', (url) => url.replace(/signature=./, 'signature=.')],
    ['the signature, cut', (url) => url.slice(0, -6)],
    ['the signature, left out', (url) => url.replace(/&signature=.*/, '')],
    ['the signature, made empty', (url) => url.replace(/signature=.*/, 'signature=')],
  ]
  it.each(alterations)('is refused with an alteration of %s', async (_, altered) => {
    const { url, headers } = await disk.signPut()
    expect(altered(url)).not.toBe(url)
    const sent = await upload({ url: altered(url), headers }, png)
    expect(codeOf(sent)).toBe('403 FORBIDDEN')
    await expectNothingStored()
  })

  it('allows nothing but its PUT', async () => {
    const { url } = await disk.signPut()
    expect(codeOf(await sendTo(url))).toBe('405 INVALID')
    expect(codeOf(await sendTo(url, { method: 'DELETE' }))).toBe('405 INVALID')
    expect(codeOf(await sendTo(url, { method: 'POST', body: png }))).toBe('405 INVALID')
    await expectNothingStored()
  })

  const tricks = [
    '../../etc/passwd',
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e/%2e%2e/etc/passwd',
    'temp/uploads/../../u1',
    'temp/uploads/..%2f..%2fu1',
    'temp/uploads/u1%00.png',
    'temp/uploads/%c0%ae%c0%ae/u1',
    '/etc/passwd',
    '//etc/passwd',
    'temp\\uploads\\u1',
    'temp/uploads/u1/',
    'temp//uploads/u1',
    'temp/uploads/%75%31',
    'temp/uploads/u%C3%A9',
    'C:/windows',
  ]
  it.each(tricks)('finds nothing under the path %s', async (path) => {
    await disk.keep()
    const { url } = await disk.signPut()
    const tricked = url.replace('temp/uploads/u1?', `${path}?`)
    expect(codeOf(await upload({ url: tricked, headers: {} }, png))).toBe('403 FORBIDDEN')
    expect(await keysIn(disk.objects, 'temp/')).toEqual([KEY])
  })

  /** Sends the head and a part of the body, then goes away. */
  async function brokenOff({ url, headers }: SignedPut, part: Uint8Array): Promise<void> {
    const { hostname, port, pathname, search } = new URL(url)
    const socket = connect(Number(port), hostname)
    await once(socket, 'connect')
    const lines = [
      `PUT ${pathname}${search} HTTP/1.1`,
      `host: ${hostname}:${port}`,
      `content-length: ${png.byteLength}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ]
    socket.write(`${lines.join('\r\n')}\r\n\r\n`)
    socket.write(part)
    // The handler has begun when its draft is there.
    for (;;) {
      const drafts = await readdir(join(disk.directory, 'drafts')).catch(() => [])
      if (drafts.length > 0) break
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    socket.destroy()
    await once(socket, 'close')
  }

  it('that breaks off stores nothing, and can be sent again', async () => {
    const signed = await disk.signPut()
    await brokenOff(signed, png.subarray(0, 10))
    while ((await readdir(join(disk.directory, 'drafts'))).length > 0)
      await new Promise((resolve) => setTimeout(resolve, 5))
    await expectNothingStored()
    expect((await upload(signed, png)).status).toBe(200)
  })

  it('of many at once is taken from one', async () => {
    const signed = await disk.signPut()
    const replies = await Promise.all(Array.from({ length: 20 }, () => upload(signed, png)))
    const statuses = replies.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 412)])
    expect(await readdir(join(disk.directory, 'drafts'))).toEqual([])
  })
})
