import { mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SignedPut } from '../object-store.ts'
import { bytesOf, keysIn, type Reply, sendTo, upload } from '../testing/objects.ts'
import { htmlFile, pngFile, svgFile } from '../testing/sample-files.ts'
import { serveDisk, type ServedDisk } from '../testing/serve-disk.ts'

const HOUR_MS = 3_600_000
const png = pngFile(5, 4)
const KEY = 'temp/uploads/u1'
const STAMPED = Date.UTC(2026, 0, 15)

let time: number
let served: ServedDisk
beforeEach(async () => {
  time = STAMPED
  served = await serveDisk(() => time)
})
afterEach(async () => {
  await served[Symbol.asyncDispose]()
  if (served.failures.length > 0) throw new Error(`The handler failed: ${served.failures}`)
})

const signPut = (bytes: Uint8Array = png, contentType = 'image/png') =>
  served.objects.signPut(KEY, {
    size: bytes.byteLength,
    contentType,
    expiresAt: time + HOUR_MS,
  })

const signGet = (contentType = 'image/png', fileName?: string) =>
  served.objects.signGet(KEY, {
    contentType,
    expiresAt: time + HOUR_MS,
    ...(fileName !== undefined && { fileName }),
  })

const codeOf = ({ status, text }: Reply) =>
  `${status} ${(JSON.parse(text) as { error: { code: string } }).error.code}`

/** Neither an object nor a draft of one. */
async function expectNothingStored(): Promise<void> {
  expect(await keysIn(served.objects, 'temp/', 'activities/')).toEqual([])
  const drafts = await readdir(join(served.directory, 'drafts')).catch(() => [])
  expect(drafts).toEqual([])
}

async function kept(bytes: Uint8Array = png): Promise<void> {
  expect((await upload(await signPut(bytes), bytes)).status).toBe(200)
}

describe('a signed PUT', () => {
  it('stores exactly what was announced, for the owner alone', async () => {
    await kept()
    expect(await bytesOf(await served.objects.read(KEY))).toEqual(png)
    const path = join(served.directory, 'objects', KEY)
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    for (const directory of ['', 'objects', 'objects/temp', 'objects/temp/uploads', 'drafts'])
      expect((await stat(join(served.directory, directory))).mode & 0o777, directory).toBe(0o700)
    expect(await readdir(join(served.directory, 'drafts'))).toEqual([])
  })

  it('is refused with another size or type than were signed', async () => {
    const signed = await signPut()
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
    const { url, headers } = await signPut()
    const chunked = { ...headers, 'transfer-encoding': 'chunked' }
    const sent = sendTo(url, { method: 'PUT', headers: chunked })
    expect(codeOf(await sent)).toBe('411 INVALID')
    await expectNothingStored()
  })

  it('is refused when its time is over, to the second', async () => {
    const signed = await signPut()
    time += HOUR_MS - 1
    expect((await upload(signed, png)).status).toBe(200)
    time += 1
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
    const { url, headers } = await signPut()
    expect(altered(url)).not.toBe(url)
    const sent = await upload({ url: altered(url), headers }, png)
    expect(codeOf(sent)).toBe('403 FORBIDDEN')
    await expectNothingStored()
  })

  it('does not allow to read, nor does a URL for reading allow to write', async () => {
    const { url, headers } = await signPut()
    expect(codeOf(await sendTo(url))).toBe('403 FORBIDDEN')
    expect(codeOf(await upload({ url: await signGet(), headers }, png))).toBe('403 FORBIDDEN')
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
    await kept()
    const [put, get] = [(await signPut()).url, await signGet()]
    const tricked = (url: string) => url.replace('temp/uploads/u1?', `${path}?`)
    expect(codeOf(await upload({ url: tricked(put), headers: {} }, png))).toBe('403 FORBIDDEN')
    expect(codeOf(await sendTo(tricked(get)))).toBe('403 FORBIDDEN')
    expect(await keysIn(served.objects, 'temp/')).toEqual([KEY])
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
      const drafts = await readdir(join(served.directory, 'drafts')).catch(() => [])
      if (drafts.length > 0) break
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    socket.destroy()
    await once(socket, 'close')
  }

  it('that breaks off stores nothing, and can be sent again', async () => {
    const signed = await signPut()
    await brokenOff(signed, png.subarray(0, 10))
    while ((await readdir(join(served.directory, 'drafts'))).length > 0)
      await new Promise((resolve) => setTimeout(resolve, 5))
    await expectNothingStored()
    expect((await upload(signed, png)).status).toBe(200)
  })

  it('of many at once is taken from one', async () => {
    const signed = await signPut()
    const replies = await Promise.all(Array.from({ length: 20 }, () => upload(signed, png)))
    const statuses = replies.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 412)])
    expect(await readdir(join(served.directory, 'drafts'))).toEqual([])
  })
})

describe('a signed GET', () => {
  it('shows a picture, and says how it is to be treated', async () => {
    await kept()
    const { status, headers, text } = await sendTo(await signGet())
    expect([status, Buffer.from(text, 'latin1')]).toEqual([200, png])
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(png.byteLength),
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      'cache-control': 'private, max-age=3600',
    })
    expect(headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/)
  })

  it.each([
    ['text/html', htmlFile],
    ['image/svg+xml', svgFile],
    ['application/octet-stream', png],
  ])('saves %s instead of showing it', async (type, bytes) => {
    await kept(bytes)
    const { headers } = await sendTo(await signGet(type, 'Träume 👩‍👩‍👧.bin'))
    expect(headers['content-disposition']).toBe(
      `attachment; filename="Tr_ume ________.bin"; filename*=UTF-8''${encodeURIComponent('Träume 👩‍👩‍👧.bin')}`,
    )
    expect(headers['content-security-policy']).toMatch(/^sandbox/)
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it('answers HEAD like GET, without the content', async () => {
    await kept()
    const url = await signGet()
    const [get, head] = [await sendTo(url), await sendTo(url, { method: 'HEAD' })]
    const fixed = ({ headers }: Reply) => ({ ...headers, date: '', connection: '' })
    expect([head.status, head.text]).toEqual([200, ''])
    expect(fixed(head)).toEqual(fixed(get))
  })

  const size = png.byteLength
  const ranges: readonly [range: string, status: number, part: string | undefined][] = [
    ['bytes=0-3', 206, `0-3`],
    ['bytes=4-', 206, `4-${size - 1}`],
    ['bytes=-5', 206, `${size - 5}-${size - 1}`],
    ['bytes=-99999', 206, `0-${size - 1}`],
    ['bytes=2-99999', 206, `2-${size - 1}`],
    [`bytes=${size - 1}-`, 206, `${size - 1}-${size - 1}`],
    [`bytes=${size}-`, 416, undefined],
    ['bytes=-0', 416, undefined],
    ['bytes=5-2', 200, undefined],
    ['bytes=0-1,4-5', 200, undefined],
    ['bytes=-', 200, undefined],
    ['items=0-1', 200, undefined],
    ['bytes=a-b', 200, undefined],
  ]
  it.each(ranges)('answers %s with %i', async (range, status, part) => {
    await kept()
    const reply = await sendTo(await signGet(), { headers: { range } })
    expect(reply.status).toBe(status)
    const [first, last] = (part ?? `0-${size - 1}`).split('-').map(Number) as [number, number]
    if (status === 416) expect(reply.headers['content-range']).toBe(`bytes */${size}`)
    else expect(Buffer.from(reply.text, 'latin1')).toEqual(png.subarray(first, last + 1))
    if (status === 206) expect(reply.headers['content-range']).toBe(`bytes ${part}/${size}`)
    if (status === 200) expect(reply.headers['content-range']).toBeUndefined()
  })

  it('sends the whole when the range was of another version, nothing when it is known', async () => {
    await kept()
    const url = await signGet()
    const { etag = '' } = (await sendTo(url)).headers
    const ask = (headers: Record<string, string>) => sendTo(url, { headers })
    expect((await ask({ range: 'bytes=0-1', 'if-range': etag })).status).toBe(206)
    expect((await ask({ range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200)
    expect(await ask({ 'if-none-match': `"other", ${etag}` })).toMatchObject({
      status: 304,
      text: '',
    })
    expect((await ask({ 'if-none-match': '"other"' })).status).toBe(200)
  })

  it('is refused when altered or over, and finds nothing that is gone', async () => {
    await kept()
    const url = await signGet()
    expect(codeOf(await sendTo(url.replace('image%2Fpng', 'text%2Fhtml')))).toBe('403 FORBIDDEN')
    expect(codeOf(await sendTo(`${url}&name=x.html`))).toBe('403 FORBIDDEN')
    await served.objects.remove(KEY)
    expect(codeOf(await sendTo(url))).toBe('404 NOT_FOUND')
    time += HOUR_MS
    expect(codeOf(await sendTo(url))).toBe('403 EXPIRED')
  })

  it('follows no link, neither a file nor a directory', async () => {
    const secret = join(served.directory, '..', 'secret.txt')
    await writeFile(secret, 'secret')
    const uploads = join(served.directory, 'objects', 'temp', 'uploads')
    await mkdir(uploads, { recursive: true })
    await symlink(secret, join(uploads, 'u1'))
    expect(codeOf(await sendTo(await signGet()))).toBe('404 NOT_FOUND')
    expect(await served.objects.head(KEY)).toBeUndefined()
    const copy = { from: KEY, to: 'activities/ana/u1.png', etag: '' }
    expect(await served.objects.copyOnce(copy)).toBe('changed')

    await rm(uploads, { recursive: true })
    const outside = join(served.directory, '..', 'outside')
    await mkdir(outside)
    await writeFile(join(outside, 'u1'), 'outside')
    await symlink(outside, uploads)
    expect(codeOf(await sendTo(await signGet()))).toBe('404 NOT_FOUND')
    expect(await keysIn(served.objects, 'temp/', 'temp/uploads/')).toEqual([])
    await served.objects.remove(KEY)
    expect(await readFile(join(outside, 'u1'), 'utf8')).toBe('outside')
  })
})
