import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { watermarked } from './watermark.ts'

const white = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .webp()
    .toBuffer()

/** How dark the darkest place of each quarter is. */
async function quarters(image: Uint8Array): Promise<number[]> {
  const { width, height } = await sharp(image).metadata()
  const size = { width: Math.floor(width / 2), height: Math.floor(height / 2) }
  const places = [0, 1].flatMap((x) => [0, 1].map((y) => ({ x, y })))
  return Promise.all(
    places.map(async ({ x, y }) => {
      const area = { left: x * size.width, top: y * size.height, ...size }
      const part = await sharp(image).extract(area).toBuffer()
      return (await sharp(part).stats()).channels[0]?.min ?? 255
    }),
  )
}

describe('a watermark', () => {
  it.each([
    [1600, 900],
    [700, 3000],
    [60, 40],
  ])('is in every part of a picture of %i × %i', async (width, height) => {
    const marked = await watermarked(await white(width, height), ['Ada Quill', '2026-01-15 09:00'])
    expect(await sharp(marked).metadata()).toMatchObject({ width, height, format: 'webp' })
    for (const darkest of await quarters(marked)) expect(darkest).toBeLessThan(245)
  })

  it.each([
    '<script>alert(1)</script>',
    '"/></text><image href="file:///etc/passwd"/>',
    ']]> &amp; \u0000\u0001\ud800',
    'مرحبا Ωμέγα 渡辺 👩‍👩‍👧',
    'x'.repeat(200),
  ])('holds whatever somebody is called: %s', async (name) => {
    const marked = await watermarked(await white(800, 450), [name, '2026'])
    for (const darkest of await quarters(marked)) expect(darkest).toBeLessThan(245)
  })
})
