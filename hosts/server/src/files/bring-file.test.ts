import { bytesOf, objectStores } from '@longtable/files/testing'
import type { ObjectStore } from '@longtable/files'
import { describe, expect, it } from 'vitest'
import { bringFile, OtherObjectError } from './bring-file.ts'

const MEGABYTE = 1024 ** 2

describe.each(objectStores)('a file that is brought to $name', ({ open }) => {
  it('is never in memory as a whole where it is large, and is not brought twice', async () => {
    await using served = await open()
    const atOnce: number[] = []
    let streams = 0
    const objects: ObjectStore = {
      ...served.objects,
      putOnce(key, content) {
        atOnce.push(content.byteLength)
        return served.objects.putOnce(key, content)
      },
      putStream(key, content) {
        streams += 1
        return served.objects.putStream(key, content)
      },
    }
    const file = (key: string, megabytes: number) => ({
      key,
      bytes: megabytes * MEGABYTE,
      async *open() {
        for (let nth = 0; nth < megabytes; nth++) yield Buffer.alloc(MEGABYTE, nth)
      },
    })
    await bringFile(objects, file('media/small.bin', 1))
    await bringFile(objects, file('media/large.bin', 20))
    await bringFile(objects, file('media/large.bin', 20))
    expect(streams).toBe(1)
    expect(atOnce).toEqual([MEGABYTE])
    expect(await objects.head('media/large.bin')).toMatchObject({ size: 20 * MEGABYTE })
  })
  it('is named where something else is in its place, of its size or of another', async () => {
    await using served = await open()
    const { objects } = served
    const key = 'media/photo.bin'
    const of = (text: string) => ({
      key,
      bytes: text.length,
      async *open() {
        yield Buffer.from(text)
      },
    })
    await bringFile(objects, of('the photo'))
    await bringFile(objects, of('the photo'))
    for (const text of ['thy photo', 'the whole photo'])
      await expect(bringFile(objects, of(text)), text).rejects.toThrow(OtherObjectError)
    await expect(bringFile(objects, of('thy photo'))).rejects.toThrow(key)
    expect(String(await bytesOf(await objects.read(key)))).toBe('the photo')
  })

  it('is named where another has put something else there in the meantime', async () => {
    await using served = await open()
    const objects: ObjectStore = {
      ...served.objects,
      async putOnce(key, content) {
        await served.objects.putOnce(key, Buffer.from('other'))
        return served.objects.putOnce(key, content)
      },
    }
    const file = {
      key: 'media/a.bin',
      bytes: 5,
      async *open() {
        yield Buffer.from('ours.')
      },
    }
    await expect(bringFile(objects, file)).rejects.toThrow(OtherObjectError)
  })
})
