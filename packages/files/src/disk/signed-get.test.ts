import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { keysIn, type Reply, sendTo } from '../testing/objects.ts'
import { htmlFile, svgFile } from '../testing/sample-files.ts'
import { codeOf, HOUR_MS, KEY, png, signedDisk } from '../testing/signed-disk.ts'

const disk = signedDisk()

describe('a signed GET', () => {
  it('shows a picture, and says how it is to be treated', async () => {
    await disk.keep()
    const { status, headers, text } = await sendTo(await disk.signGet())
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
    await disk.keep(bytes)
    const { headers } = await sendTo(await disk.signGet(type, 'Träume 👩‍👩‍👧.bin'))
    expect(headers['content-disposition']).toBe(
      `attachment; filename="Tr_ume ________.bin"; filename*=UTF-8''${encodeURIComponent('Träume 👩‍👩‍👧.bin')}`,
    )
    expect(headers['content-security-policy']).toMatch(/^sandbox/)
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it('answers HEAD like GET, without the content', async () => {
    await disk.keep()
    const url = await disk.signGet()
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
    await disk.keep()
    const reply = await sendTo(await disk.signGet(), { headers: { range } })
    expect(reply.status).toBe(status)
    const [first, last] = (part ?? `0-${size - 1}`).split('-').map(Number) as [number, number]
    if (status === 416) expect(reply.headers['content-range']).toBe(`bytes */${size}`)
    else expect(Buffer.from(reply.text, 'latin1')).toEqual(png.subarray(first, last + 1))
    if (status === 206) expect(reply.headers['content-range']).toBe(`bytes ${part}/${size}`)
    if (status === 200) expect(reply.headers['content-range']).toBeUndefined()
  })

  it('sends the whole when the range was of another version, nothing when it is known', async () => {
    await disk.keep()
    const url = await disk.signGet()
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
    await disk.keep()
    const url = await disk.signGet()
    expect(codeOf(await sendTo(url.replace('image%2Fpng', 'text%2Fhtml')))).toBe('403 FORBIDDEN')
    expect(codeOf(await sendTo(`${url}&name=x.html`))).toBe('403 FORBIDDEN')
    await disk.objects.remove(KEY)
    expect(codeOf(await sendTo(url))).toBe('404 NOT_FOUND')
    disk.pass(HOUR_MS)
    expect(codeOf(await sendTo(url))).toBe('403 EXPIRED')
  })

  it('follows no link, neither a file nor a directory', async () => {
    const secret = join(disk.directory, '..', 'secret.txt')
    await writeFile(secret, 'secret')
    const uploads = join(disk.directory, 'objects', 'temp', 'uploads')
    await mkdir(uploads, { recursive: true })
    await symlink(secret, join(uploads, 'u1'))
    expect(codeOf(await sendTo(await disk.signGet()))).toBe('404 NOT_FOUND')
    expect(await disk.objects.head(KEY)).toBeUndefined()
    const copy = { from: KEY, to: 'activities/ana/u1.png', etag: '' }
    expect(await disk.objects.copyOnce(copy)).toBe('changed')

    await rm(uploads, { recursive: true })
    const outside = join(disk.directory, '..', 'outside')
    await mkdir(outside)
    await writeFile(join(outside, 'u1'), 'outside')
    await symlink(outside, uploads)
    expect(codeOf(await sendTo(await disk.signGet()))).toBe('404 NOT_FOUND')
    expect(await keysIn(disk.objects, 'temp/', 'temp/uploads/')).toEqual([])
    await disk.objects.remove(KEY)
    expect(await readFile(join(outside, 'u1'), 'utf8')).toBe('outside')
  })
})
