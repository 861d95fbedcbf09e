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
  expect(await sharp(small?.image).metadata()).toMatchObject({
    format: 'webp',
    width: 16,
    height: SIDE,
  })
  expect(await sharp(tiny?.image).metadata()).toMatchObject({ width: 8, height: 6 })
})

it('says when a camera says that it was taken, and nothing else of what it tells', async () => {
  const { thumbnail } = createPictures()
  const tells = (DateTimeOriginal: string) =>
    picture(90, 60)
      .withExif({ IFD0: { Artist: 'Rosa' }, IFD2: { DateTimeOriginal } })
      .jpeg()
      .toBuffer()
  const small = await thumbnail(await tells('1998:07:04 12:30:00'), SIDE)
  expect(small?.takenAt).toBe('1998-07-04T12:30:00')
  expect((await sharp(small?.image).metadata()).exif).toBeUndefined()
  expect((await thumbnail(await tells('nobody knows'), SIDE))?.takenAt).toBeUndefined()
})

it('makes nothing of what is no picture, and goes on', async () => {
  const { thumbnail } = createPictures()
  const bomb = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="90000" height="90000"/>')
  expect(await thumbnail(bomb, SIDE)).toBeUndefined()
  expect(await thumbnail(Buffer.from('GIF89a and then nothing'), SIDE)).toBeUndefined()
  expect(await thumbnail(await picture(90, 90).webp().toBuffer(), SIDE)).toBeDefined()
})
