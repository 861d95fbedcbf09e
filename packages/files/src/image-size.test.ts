import { seededRandom } from '@longtable/testing'
import { expect, it } from 'vitest'
import { imageSize } from './image-size.ts'
import { gifFile, jpegFile, pngFile, webpFile } from './testing/sample-files.ts'

const samples: readonly [type: string, bytes: Buffer][] = [
  ['image/png', pngFile(640, 480)],
  ['image/gif', gifFile(640, 480)],
  ['image/jpeg', jpegFile(640, 480)],
  ['image/jpeg', jpegFile(640, 480, { orientation: 3 })],
  ['image/jpeg', jpegFile(480, 640, { orientation: 8 })],
  ['image/jpeg', jpegFile(640, 480, { profile: 300_000 })],
  ['image/webp', webpFile('VP8 ', 640, 480)],
  ['image/webp', webpFile('VP8L', 640, 480)],
  ['image/webp', webpFile('VP8X', 640, 480)],
]

it.each(samples)('reads the size of %s as it is shown', (type, bytes) => {
  expect(imageSize(type, bytes)).toEqual({ width: 640, height: 480 })
})

it('knows nothing of what is cut off, empty or of another type', () => {
  for (const [type, bytes] of samples) {
    expect(imageSize(type, bytes.subarray(0, 9))).toBeUndefined()
    expect(imageSize(type, Buffer.alloc(0))).toBeUndefined()
  }
  expect(imageSize('image/png', pngFile(0, 5))).toBeUndefined()
  expect(imageSize('image/svg+xml', pngFile(5, 5))).toBeUndefined()
})

it('ends on any bytes: a size, or none', () => {
  const random = seededRandom(7)
  for (let n = 0; n < 3000; n++) {
    const [type, sample] = samples[n % samples.length] as (typeof samples)[number]
    const bytes = Buffer.from(sample.subarray(0, 2000))
    for (let hits = 0; hits < 6; hits++)
      bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256)
    const size = imageSize(type, bytes.subarray(0, Math.floor(random() * bytes.length)))
    if (size) expect(Math.min(size.width, size.height)).toBeGreaterThan(0)
  }
})
