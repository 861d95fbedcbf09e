import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DamagedFileError, imageSize, withoutMetadata } from '../index.ts'
import { gifFile, jpegFile, pngFile, webpFile } from '../testing/sample-files.ts'
import { DATE_TAKEN, phoneExif, PROFILE, SECRET, tellingFiles } from '../testing/telling-files.ts'
import { keptExif } from './exif.ts'

/** Either a picture or one clear refusal; anything else is a bug. */
function attempt(type: string, bytes: Uint8Array): Buffer | undefined {
  try {
    return withoutMetadata(type, bytes)
  } catch (error) {
    if (error instanceof DamagedFileError) return undefined
    throw error
  }
}

describe.each(tellingFiles)('a picture of type $type', ({ type, bytes }) => {
  const made = withoutMetadata(type, bytes)
  const text = made.toString('latin1')

  it('tells nothing beside the picture, and nothing behind its end', () => {
    expect(bytes.toString('latin1')).toContain(SECRET)
    for (const part of [SECRET, 'PK\x03\x04', 'XMP', 'xap', 'prVt', 'tIME', 'JFXX', 'Photoshop'])
      expect(text).not.toContain(part)
  })

  it('keeps its size as it is shown, its colours and the date taken', () => {
    expect(imageSize(type, made)).toEqual(imageSize(type, bytes))
    expect(text).toContain(PROFILE)
    if (type !== 'image/gif') expect(text).toContain(DATE_TAKEN)
  })

  it('is as it was where there is nothing to take away', () => {
    expect(withoutMetadata(type, made)).toEqual(made)
  })

  it('is refused wherever it is cut off, and never breaks anything', () => {
    const end = made.byteLength
    for (let length = 0; length < end; length++)
      expect(attempt(type, made.subarray(0, length))).toBeUndefined()
  })

  it('is refused or whole whatever is done to it', () => {
    const changes = fc.array(fc.tuple(fc.nat(bytes.byteLength - 1), fc.nat(255)), { maxLength: 8 })
    fc.assert(
      fc.property(changes, fc.nat(bytes.byteLength), (places, length) => {
        const altered = Buffer.from(bytes)
        for (const [place, value] of places) altered[place] = value
        const left = attempt(type, altered.subarray(0, length))
        if (!left) return
        expect(left.byteLength).toBeLessThanOrEqual(bytes.byteLength)
        expect(withoutMetadata(type, left)).toEqual(left)
      }),
      { numRuns: 2000 },
    )
  })

  it('is refused or whole when it is anything at all behind its first bytes', () => {
    const start = bytes.subarray(0, 20)
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (rest) => {
        attempt(type, Buffer.concat([start, rest]))
        attempt(type, rest)
      }),
      { numRuns: 2000 },
    )
  })
})

it('leaves a plain picture as it is, byte by byte', () => {
  const plain: readonly [string, Buffer][] = [
    ['image/png', pngFile(7, 5)],
    ['image/png', pngFile(7, 5, { isAnimated: true })],
    ['image/gif', gifFile(7, 5)],
    ['image/webp', webpFile('VP8 ', 7, 5)],
    ['image/webp', webpFile('VP8L', 7, 5)],
  ]
  for (const [type, bytes] of plain) expect(withoutMetadata(type, bytes)).toEqual(bytes)
  expect(imageSize('image/jpeg', withoutMetadata('image/jpeg', jpegFile(7, 5)))).toEqual({
    width: 7,
    height: 5,
  })
})

describe('EXIF data', () => {
  it('keeps orientation and date, each also alone', () => {
    expect(keptExif(keptExif(phoneExif(8)) as Buffer)).toEqual(keptExif(phoneExif(8)))
    const upright = keptExif(phoneExif(1)) as Buffer
    expect(upright.toString('latin1')).toContain(DATE_TAKEN)
    const undated = phoneExif(3)
    undated.write('when I was at home!', 90)
    const turned = keptExif(undated) as Buffer
    expect(turned.toString('latin1')).not.toContain('home')
    expect(turned.byteLength).toBeLessThan(upright.byteLength)
  })

  it('that is damaged says nothing, and ends', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (rest) => {
        for (const start of ['II*\0', 'MM\0*', ''])
          keptExif(Buffer.concat([Buffer.from(start, 'latin1'), rest]))
      }),
      { numRuns: 2000 },
    )
    const everything = Buffer.alloc(100_000, 0xff)
    everything.write('II*\0\x08\0\0\0', 'latin1')
    expect(keptExif(everything)).toBeUndefined()
  })
})
