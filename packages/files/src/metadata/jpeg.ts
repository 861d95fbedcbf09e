import { type ByteReader, demand, readerOf, startsWith } from './bytes.ts'
import { keptExif } from './exif.ts'

const [START, END] = [0xd8, 0xd9]
const START_OF_SCAN = 0xda
const [APP0, APP1, APP2, APP14] = [0xe0, 0xe1, 0xe2, 0xee]
const EXIF = 'Exif\0\0'
const PROFILE = 'ICC_PROFILE\0'
const JFIF_BYTES = 14
const ADOBE_BYTES = 12

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
/** Frames, tables and scans: what a decoder needs. */
const isPicture = (marker: number) =>
  (marker >= 0xc0 && marker <= 0xcf) || (marker >= START_OF_SCAN && marker <= 0xdf)

function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.byteLength + 2, 2)
  return Buffer.concat([head, data])
}

/** Without the thumbnail behind it, which may show what was cut off. */
function withoutThumbnail(jfif: Buffer): Buffer | undefined {
  if (!startsWith(jfif, 'JFIF\0') || jfif.byteLength < JFIF_BYTES) return undefined
  const plain = Buffer.from(jfif.subarray(0, JFIF_BYTES))
  plain.fill(0, JFIF_BYTES - 2)
  return plain
}

/** What stays of a segment that is not of the picture itself. */
function kept(marker: number, data: Buffer): Buffer | undefined {
  switch (marker) {
    case APP0:
      return withoutThumbnail(data)
    case APP1: {
      const exif = startsWith(data, EXIF) ? keptExif(data.subarray(EXIF.length)) : undefined
      return exif && Buffer.concat([Buffer.from(EXIF, 'latin1'), exif])
    }
    case APP2:
      return startsWith(data, PROFILE) ? data : undefined
    case APP14:
      // Says how the colours are stored.
      return startsWith(data, 'Adobe') ? data.subarray(0, ADOBE_BYTES) : undefined
    default:
      return undefined
  }
}

/** Any number of fill bytes may stand before a marker. */
function nextMarker(reader: ByteReader): number {
  demand(reader.byte() === 0xff, 'a marker is missing')
  let marker = reader.byte()
  while (marker === 0xff) marker = reader.byte()
  return marker
}

/** The coded picture, and the marker that ends it. */
function scanIn(reader: ByteReader): { readonly coded: Buffer; readonly marker: number } {
  const start = reader.at
  for (;;) {
    reader.skipTo(0xff)
    const end = reader.at
    const marker = nextMarker(reader)
    if (marker === 0 || isRestart(marker)) continue
    return { coded: reader.since(start).subarray(0, end - start), marker }
  }
}

export function jpegWithout(bytes: Buffer): Buffer[] {
  const reader = readerOf(bytes)
  demand(nextMarker(reader) === START, 'does not begin as a JPEG')
  const parts: Buffer[] = [Buffer.from([0xff, START])]
  let hasFrame = false
  let hasScan = false
  let marker = nextMarker(reader)
  while (marker !== END) {
    demand(marker >= 0xc0 && !isRestart(marker) && marker !== START, 'a marker is out of place')
    const data = reader.take(reader.take(2).readUInt16BE() - 2)
    hasFrame ||= isFrame(marker)
    const stays = isPicture(marker) ? data : kept(marker, data)
    if (stays) parts.push(segment(marker, stays))
    if (marker === START_OF_SCAN) {
      demand(hasFrame, 'has a scan before its frame')
      hasScan = true
      const scan = scanIn(reader)
      parts.push(scan.coded)
      marker = scan.marker
    } else marker = nextMarker(reader)
  }
  demand(hasScan, 'has no picture in it')
  return [...parts, Buffer.from([0xff, END])]
}
