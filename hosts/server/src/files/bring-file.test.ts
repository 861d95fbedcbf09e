import { objectStores } from '@longtable/files/testing'
import type { ObjectStore } from '@longtable/files'
import { describe, expect, it } from 'vitest'
import { bringFile } from './bring-file.ts'

const MEGABYTE = 1024 ** 2

describe.each(objectStores)('a file that is brought to $name', ({ open }) => {
  it('is never in memory as a whole where it is large, and is not brought twice', async () => {
    await using served = await open()
    const atOnce: number[] = []
    const objects: ObjectStore = {
      ...served.objects,
      putOnce(key, content) {
        atOnce.push(content.byteLength)
        return served.objects.putOnce(key, content)
      },
    }
    let reads = 0
    const file = (key: string, megabytes: number) => ({
      key,
      bytes: megabytes * MEGABYTE,
      async *open() {
        reads += 1
        for (let nth = 0; nth < megabytes; nth++) yield Buffer.alloc(MEGABYTE, nth)
      },
    })
    await bringFile(objects, file('media/small.bin', 1))
    await bringFile(objects, file('media/large.bin', 20))
    await bringFile(objects, file('media/large.bin', 20))
    expect(reads).toBe(2)
    expect(atOnce).toEqual([MEGABYTE])
    expect(await objects.head('media/large.bin')).toMatchObject({ size: 20 * MEGABYTE })
  })
})
