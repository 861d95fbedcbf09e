import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { keysIn, type Reply } from '../testing/objects.ts'
import { htmlFile, svgFile } from '../testing/sample-files.ts'
import { codeOf, KEY, png, signedDisk } from '../testing/signed-disk.ts'

const disk = signedDisk()

describe('a file that is read', () => {
  it('shows a picture, and says how it is to be treated', async () => {
    await disk.keep()
    const { status, headers, text } = await disk.give()
    expect([status, Buffer.from(text, 'latin1')]).toEqual([200, png])
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(png.byteLength),
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      'cache-control': 'private, max-age=300',
    })
    expect(headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/)
  })

  it.each([
    ['text/html', htmlFile],
    ['image/svg+xml', svgFile],
    ['application/octet-stream', png],
  ])('saves %s instead of showing it', async (type, bytes) => {
    await disk.keep(bytes)
    const file = { contentType: type, fileName: 'Träume 👩‍👩‍👧.bin' }
    const { headers } = await disk.give({}, file)
    expect(headers['content-type']).toBe('application/octet-stream')
    expect(headers['content-disposition']).toBe(
      `attachment; filename="Tr_ume ________.bin"; filename*=UTF-8''${encodeURIComponent('Träume 👩‍👩‍👧.bin')}`,
    )
    expect(headers['content-security-policy']).toMatch(/^sandbox/)
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it('answers HEAD like GET, without the content', async () => {
    await disk.keep()
    const [get, head] = [await disk.give(), await disk.give({ method: 'HEAD' })]
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
    const reply = await disk.give({ headers: { range } })
    expect(reply.status).toBe(status)
    const [first, last] = (part ?? `0-${size - 1}`).split('-').map(Number) as [number, number]
    if (status === 416) expect(reply.headers['content-range']).toBe(`bytes */${size}`)
    else expect(Buffer.from(reply.text, 'latin1')).toEqual(png.subarray(first, last + 1))
    if (status === 206) expect(reply.headers['content-range']).toBe(`bytes ${part}/${size}`)
    if (status === 200) expect(reply.headers['content-range']).toBeUndefined()
  })

  it('sends the whole when the range was of another version, nothing when it is known', async () => {
    await disk.keep()
    const { etag = '' } = (await disk.give()).headers
    const ask = (headers: Record<string, string>) => disk.give({ headers })
    expect((await ask({ range: 'bytes=0-1', 'if-range': etag })).status).toBe(206)
    expect((await ask({ range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200)
    expect(await ask({ 'if-none-match': `"other", ${etag}` })).toMatchObject({
      status: 304,
      text: '',
    })
    expect((await ask({ 'if-none-match': '"other"' })).status).toBe(200)
  })

  it('is not found when it is gone', async () => {
    await disk.keep()
    await disk.objects.remove(KEY)
    expect(codeOf(await disk.give())).toBe('404 NOT_FOUND')
  })

  it('shows a PDF in a browser, whose viewer does not start in a sandbox', async () => {
    await disk.keep()
    const { headers } = await disk.give({}, { contentType: 'application/pdf' })
    expect(headers['content-disposition']).toBe('inline')
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/)
  })

  it('follows no link, neither a file nor a directory', async () => {
    const secret = join(disk.directory, '..', 'secret.txt')
    await writeFile(secret, 'secret')
    const uploads = join(disk.directory, 'objects', 'temp', 'uploads')
    await mkdir(uploads, { recursive: true })
    await symlink(secret, join(uploads, 'u1'))
    expect(codeOf(await disk.give())).toBe('404 NOT_FOUND')
    expect(await disk.objects.head(KEY)).toBeUndefined()
    const copy = { from: KEY, to: 'activities/ana/u1.png', etag: '' }
    expect(await disk.objects.copyOnce(copy)).toBe('changed')

    await rm(uploads, { recursive: true })
    const outside = join(disk.directory, '..', 'outside')
    await mkdir(outside)
    await writeFile(join(outside, 'u1'), 'outside')
    await symlink(outside, uploads)
    expect(codeOf(await disk.give())).toBe('404 NOT_FOUND')
    expect(await keysIn(disk.objects, 'temp/', 'temp/uploads/')).toEqual([])
    await disk.objects.remove(KEY)
    expect(await readFile(join(outside, 'u1'), 'utf8')).toBe('outside')
  })
})
