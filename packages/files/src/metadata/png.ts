import { crc32 } from 'node:zlib'
import { demand, latin1, readerOf } from './bytes.ts'
import { keptExif } from './exif.ts'

const SIGNATURE_BYTES = 8
const TYPE = /^[A-Za-z]{4}$/
/** What a decoder needs, colours as they were meant, and the frames of an animation. */
const KEPT =
  /^(IHDR|PLTE|IDAT|IEND|tRNS|acTL|fcTL|fdAT|cHRM|gAMA|iCCP|sBIT|sRGB|cICP|mDCV|cLLI|bKGD|pHYs)$/
const isCritical = (type: string) => /^[A-Z]/.test(type)

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.byteLength)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

export function pngWithout(bytes: Buffer): Buffer[] {
  const reader = readerOf(bytes)
  const parts = [reader.take(SIGNATURE_BYTES)]
  let hasPicture = false
  for (let type = ''; type !== 'IEND'; ) {
    const start = reader.at
    const length = reader.take(4).readUInt32BE()
    const isFirst = type === ''
    type = latin1(reader.take(4))
    demand(TYPE.test(type), 'a chunk has no name')
    demand(isFirst === (type === 'IHDR'), 'its header is out of place')
    const data = reader.take(length)
    const body = reader.since(start + 4)
    demand(reader.take(4).readUInt32BE() === crc32(body), `its chunk ${type} is damaged`)
    hasPicture ||= type === 'IDAT'
    const exif = type === 'eXIf' ? keptExif(data) : undefined
    if (exif) parts.push(chunk('eXIf', exif))
    if (KEPT.test(type)) parts.push(reader.since(start))
    else demand(!isCritical(type), `its chunk ${type} is unknown`)
  }
  demand(hasPicture, 'has no picture in it')
  return parts
}
