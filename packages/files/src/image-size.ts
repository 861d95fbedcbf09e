export interface ImageSize {
  readonly width: number
  readonly height: number
}

type Parser = (bytes: DataView) => ImageSize | undefined

const FIRST_FRAMES = 0xc0
const LAST_FRAMES = 0xcf
/** Between the frame markers: Huffman tables, an extension, arithmetic conditioning. */
const NO_FRAMES: readonly number[] = [0xc4, 0xc8, 0xcc]
const START_OF_SCAN = 0xda
const EXIF_SEGMENT = 0xe1
const ORIENTATION_TAG = 0x0112
/** Cameras that were held upright: what is stored as width is shown as height. */
const TURNED_FROM = 5

const text = (bytes: DataView, at: number, length: number) =>
  String.fromCharCode(...Array.from({ length }, (_, place) => bytes.getUint8(at + place)))

const png: Parser = (bytes) =>
  text(bytes, 12, 4) === 'IHDR'
    ? { width: bytes.getUint32(16), height: bytes.getUint32(20) }
    : undefined

const gif: Parser = (bytes) => ({
  width: bytes.getUint16(6, true),
  height: bytes.getUint16(8, true),
})

/** The three kinds of chunk that a WebP file can begin with. */
function webp(bytes: DataView): ImageSize | undefined {
  switch (text(bytes, 12, 4)) {
    case 'VP8 ':
      return {
        width: bytes.getUint16(26, true) & 0x3fff,
        height: bytes.getUint16(28, true) & 0x3fff,
      }
    case 'VP8L': {
      const bits = bytes.getUint32(21, true)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    case 'VP8X': {
      const size24 = (at: number) => bytes.getUint16(at, true) + bytes.getUint8(at + 2) * 65_536
      return { width: size24(24) + 1, height: size24(27) + 1 }
    }
    default:
      return undefined
  }
}

/** Which way up a JPEG is shown, from the first directory of its EXIF segment. */
function orientationIn(bytes: DataView, at: number): number {
  if (text(bytes, at, 4) !== 'Exif') return 1
  const tiff = at + 6
  const isLittle = text(bytes, tiff, 2) === 'II'
  const directory = tiff + bytes.getUint32(tiff + 4, isLittle)
  const count = bytes.getUint16(directory, isLittle)
  for (let n = 0; n < count; n++) {
    const entry = directory + 2 + 12 * n
    if (bytes.getUint16(entry, isLittle) === ORIENTATION_TAG)
      return bytes.getUint16(entry + 8, isLittle)
  }
  return 1
}

/** Damaged EXIF data says nothing about the picture. */
function orientationOr(bytes: DataView, at: number, fallback: number): number {
  try {
    return orientationIn(bytes, at)
  } catch (error) {
    if (error instanceof RangeError) return fallback
    throw error
  }
}

function jpeg(bytes: DataView): ImageSize | undefined {
  let orientation = 1
  for (let at = 2; ; at += 2 + bytes.getUint16(at + 2)) {
    // Any number of fill bytes may stand before a marker.
    while (bytes.getUint8(at) === 0xff && bytes.getUint8(at + 1) === 0xff) at += 1
    if (bytes.getUint8(at) !== 0xff) return undefined
    const marker = bytes.getUint8(at + 1)
    if (marker === START_OF_SCAN) return undefined
    if (marker === EXIF_SEGMENT && orientation === 1)
      orientation = orientationOr(bytes, at + 4, orientation)
    if (marker < FIRST_FRAMES || marker > LAST_FRAMES || NO_FRAMES.includes(marker)) continue
    const [height, width] = [bytes.getUint16(at + 5), bytes.getUint16(at + 7)]
    return orientation >= TURNED_FROM ? { width: height, height: width } : { width, height }
  }
}

const PARSERS: Readonly<Record<string, Parser>> = {
  'image/png': png,
  'image/gif': gif,
  'image/webp': webp,
  'image/jpeg': jpeg,
}

/** As it is shown; undefined for another type, or when the header is damaged or not all there. */
export function imageSize(contentType: string, first: Uint8Array): ImageSize | undefined {
  const parse = PARSERS[contentType]
  if (!parse) return undefined
  try {
    const size = parse(new DataView(first.buffer, first.byteOffset, first.byteLength))
    return size && size.width > 0 && size.height > 0 ? size : undefined
  } catch (error) {
    // The header says that more follows than is there.
    if (error instanceof RangeError) return undefined
    throw error
  }
}
