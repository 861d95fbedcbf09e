import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inspectObject } from './inspect.ts'
import { exchanged, followed, shownAs } from './testing/give-to.ts'
import {
  bytesOf,
  keysIn,
  objectStores,
  type Sent,
  type ServedObjects,
  upload,
} from './testing/objects.ts'
import { htmlFile, jpegFile, pngFile } from './testing/sample-files.ts'

const HOUR_MS = 3_600_000
const png = pngFile(3, 2)
let count = 0
const names = () => {
  count += 1
  return { temp: `temp/uploads/u${count}`, final: `activities/ana/u${count}.png` }
}

describe.each(objectStores)('objects on $name', ({ open }) => {
  let served: ServedObjects
  beforeAll(async () => {
    served = await open()
  })
  afterAll(() => served[Symbol.asyncDispose]())

  const terms = (bytes: Uint8Array, contentType = 'image/png') => ({
    size: bytes.byteLength,
    contentType,
    expiresAt: Date.now() + HOUR_MS,
  })

  async function uploaded(key: string, bytes: Uint8Array = png): Promise<void> {
    const signed = await served.objects.signPut(key, terms(bytes))
    expect((await upload(signed, bytes)).status).toBe(200)
  }

  async function copied(key: { temp: string; final: string }) {
    const { objects } = served
    const head = await objects.head(key.temp)
    return objects.copyOnce({ from: key.temp, to: key.final, etag: head?.etag ?? '' })
  }

  it('come by a signed URL and are read back, whole and in part', async () => {
    const { objects } = served
    const { temp } = names()
    expect(await objects.head(temp)).toBeUndefined()
    expect(await objects.read(temp)).toBeUndefined()
    await uploaded(temp)
    expect(await objects.head(temp)).toMatchObject({ size: png.byteLength })
    expect(await bytesOf(await objects.read(temp))).toEqual(png)
    expect(await bytesOf(await objects.read(temp, { start: 1, end: 3 }))).toEqual(
      Buffer.from('PNG'),
    )
  })

  it('are written once, also by a URL that is used again', async () => {
    const { temp } = names()
    await uploaded(temp)
    const signed = await served.objects.signPut(temp, terms(png))
    expect((await upload(signed, Buffer.alloc(png.byteLength))).status).toBe(412)
    expect(await bytesOf(await served.objects.read(temp))).toEqual(png)
  })

  it('that are made here are put in place once, by one of many', async () => {
    const { objects } = served
    const { final } = names()
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, n) => objects.putOnce(final, Buffer.from(`content ${n}`))),
    )
    expect(outcomes.filter((outcome) => outcome === 'put')).toHaveLength(1)
    const winner = outcomes.indexOf('put')
    expect(await bytesOf(await objects.read(final))).toEqual(Buffer.from(`content ${winner}`))
    await expect(objects.putOnce('../elsewhere', png)).rejects.toThrow('object key')
  })

  it('that are too large for memory are put in place as they come, once, or not at all', async () => {
    const { objects } = served
    const { final } = names()
    const pieces = async function* (count: number, isCut = false) {
      for (let n = 0; n < count; n++) yield Buffer.alloc(3 * 2 ** 20, n)
      if (isCut) throw new Error('The source has ended.')
    }
    await expect(objects.putStream(final, pieces(1, true))).rejects.toThrow('has ended')
    expect(await objects.head(final)).toBeUndefined()
    expect(await objects.putStream(final, pieces(4))).toBe('put')
    expect(await objects.head(final)).toMatchObject({ size: 12 * 2 ** 20 })
    const last = { start: 12 * 2 ** 20 - 2, end: 12 * 2 ** 20 - 1 }
    expect(await bytesOf(await objects.read(final, last))).toEqual(Buffer.from([3, 3]))
    expect(await objects.putStream(final, pieces(1))).toBe('present')
    expect(await objects.head(final)).toMatchObject({ size: 12 * 2 ** 20 })
    const nothing = names().final
    expect(await objects.putStream(nothing, pieces(0))).toBe('put')
    expect(await objects.head(nothing)).toMatchObject({ size: 0 })
  })

  it('reach their final key once, by one of many', async () => {
    const { objects } = served
    const key = names()
    await uploaded(key.temp)
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => copied(key)))
    expect(outcomes.sort()).toEqual(['copied', ...Array.from({ length: 9 }, () => 'present')])
    expect(await bytesOf(await objects.read(key.final))).toEqual(png)
    await objects.remove(key.temp)
    const other = { temp: names().temp, final: key.final }
    await uploaded(other.temp, pngFile(9, 9))
    expect(await copied(other)).toBe('present')
    expect(await bytesOf(await objects.read(key.final))).toEqual(png)
  })

  it('are not copied when they are gone or others than were looked at', async () => {
    const { objects } = served
    const { temp: from, final: to } = names()
    expect(await objects.copyOnce({ from, to, etag: '"1"' })).toBe('changed')
    await uploaded(from)
    const { etag = '' } = (await objects.head(from)) ?? {}
    await objects.remove(from)
    await uploaded(from, pngFile(4, 4))
    expect(await objects.copyOnce({ from, to, etag })).toBe('changed')
    expect(await objects.head(to)).toBeUndefined()
  })

  it('are inspected by what they are, not by what they are called', async () => {
    const { objects } = served
    const [picture, page] = [names().temp, names().temp]
    await uploaded(picture, jpegFile(40, 30, { orientation: 6, profile: 100_000 }))
    await uploaded(page, htmlFile)
    expect(await inspectObject(objects, picture)).toMatchObject({
      contentType: 'image/jpeg',
      imageSize: { width: 30, height: 40 },
    })
    const animated = names().temp
    await uploaded(animated, pngFile(6, 4, { isAnimated: true }))
    expect(await inspectObject(objects, animated)).toMatchObject({
      contentType: 'image/png',
      imageSize: { width: 6, height: 4 },
    })
    const found = await inspectObject(objects, page)
    expect(found).toMatchObject({
      size: htmlFile.byteLength,
      sha256: createHash('sha256').update(htmlFile).digest('hex'),
    })
    expect(found?.contentType).toBeUndefined()
    expect(await inspectObject(objects, names().temp)).toBeUndefined()
  })

  it('are listed by whole segments and removed, also twice', async () => {
    const { objects } = served
    const [first, second, other] = ['a', 'b', 'c'].map((name) => `temp/listed${name}/${count}`)
    for (const key of [first, second, other]) await uploaded(key as string)
    expect(await keysIn(objects, 'temp/listeda/', 'temp/listedb/')).toEqual([first, second])
    await objects.remove(first as string)
    await objects.remove(first as string)
    expect(await keysIn(objects, 'temp/listeda/', 'temp/never/')).toEqual([])
    await expect(keysIn(objects, 'temp/lis')).rejects.toThrow('prefix')
  })

  it('refuse keys that could mean another place', async () => {
    const { objects } = served
    const bad = [
      '../x',
      'temp/../x',
      'temp/..',
      'temp/a..b',
      'temp/x../y',
      '/temp/x',
      'temp//x',
      'temp/x/',
      'temp/.hidden',
      'temp\\x',
      'temp/a\\b',
      'temp/a\0b',
      'temp/a%2fb',
      'temp/é',
      'temp/．．/x',
      'temp',
      '',
      `temp/${'x'.repeat(129)}`,
    ]
    for (const key of bad) {
      await expect(objects.signPut(key, terms(png)), key).rejects.toThrow('object key')
      await expect(objects.head(key), key).rejects.toThrow('object key')
      await expect(objects.read(key), key).rejects.toThrow('object key')
      await expect(objects.remove(key), key).rejects.toThrow('object key')
      const file = { key, contentType: 'image/png', cacheSeconds: 300 }
      const give = exchanged(async (exchange) => {
        await expect((async () => objects.give(exchange, file))(), key).rejects.toThrow(
          'object key',
        )
        exchange.response.end()
      })
      expect((await give).status, key).toBe(200)
    }
  })

  it('are given to who may read them, whole or in part, and not for long', async () => {
    const { objects } = served
    const { temp: key } = names()
    await uploaded(key)
    const file = { key, contentType: 'image/png', cacheSeconds: 300 }
    const read = async (sent: Sent = {}, shown = {}) =>
      followed(await exchanged((one) => objects.give(one, { ...file, ...shown }), sent), sent)
    const whole = await read()
    expect([whole.status, Buffer.from(whole.text, 'latin1')]).toEqual([200, png])
    expect(whole.headers['content-type']).toBe('image/png')
    const part = await read({ headers: { range: 'bytes=1-3' } })
    expect([part.status, part.text]).toEqual([206, 'PNG'])
    const { status, text } = await read({ method: 'HEAD' })
    expect([status, text]).toEqual([200, ''])
    const html = { ...file, contentType: 'text/html', fileName: 'x.html' }
    const shown = shownAs(await exchanged((one) => objects.give(one, html)))
    expect(shown('content-type')).toBe('application/octet-stream')
    expect(shown('content-disposition')).toMatch(/^attachment; filename="x.html"/)
    expect((await read({}, { key: 'temp/uploads/never' })).status).toBe(404)
  })

  it('have no PUT URL and are no source of copies under a final key', async () => {
    const { objects } = served
    await expect(objects.signPut('activities/ana/x.png', terms(png))).rejects.toThrow('temp/')
    const copy = { from: 'activities/ana/x.png', to: 'activities/ben/x.png', etag: '' }
    await expect((async () => objects.copyOnce(copy))()).rejects.toThrow('temp/')
  })
})
