import sharp from 'sharp'
import { expect, it } from 'vitest'
import { createPictures } from './pictures.ts'

const SIDE = 64

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b6e4f' } })

it('makes a picture small, upright and still', async () => {
  const { thumbnail } = createPictures()
  const lying = await picture(400, 100).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const [small, tiny] = await Promise.all([
    thumbnail(lying, SIDE),
    thumbnail(await picture(8, 6).png().toBuffer(), SIDE),
  ])
  expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 16, height: SIDE })
  expect(await sharp(tiny).metadata()).toMatchObject({ width: 8, height: 6 })
})

it('makes nothing of what is no picture, and goes on', async () => {
  const { thumbnail } = createPictures()
  const bomb = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="90000" height="90000"/>')
  expect(await thumbnail(bomb, SIDE)).toBeUndefined()
  expect(await thumbnail(Buffer.from('GIF89a and then nothing'), SIDE)).toBeUndefined()
  expect(await thumbnail(await picture(90, 90).webp().toBuffer(), SIDE)).toBeDefined()
})
