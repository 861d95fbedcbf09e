import { crc32, deflateSync } from 'node:zlib'

const u32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  return Buffer.concat([u32(data.byteLength), body, u32(crc32(body))])
}

interface PngOptions {
  /** With the chunk by which an animation is known. */
  readonly isAnimated?: boolean
}

/** A real picture, grey all over. */
export function pngFile(
  width: number,
  height: number,
  { isAnimated = false }: PngOptions = {},
): Buffer {
  const header = Buffer.concat([u32(width), u32(height), Buffer.from([8, 0, 0, 0, 0])])
  const rows = Buffer.alloc((width + 1) * height, 128)
  for (let row = 0; row < height; row++) rows[row * (width + 1)] = 0
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    ...(isAnimated ? [chunk('acTL', Buffer.concat([u32(1), u32(0)]))] : []),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

export function gifFile(width: number, height: number): Buffer {
  const screen = Buffer.alloc(7)
  screen.writeUInt16LE(width, 0)
  screen.writeUInt16LE(height, 2)
  return Buffer.concat([Buffer.from('GIF89a'), screen, Buffer.from([0x3b])])
}

const segment = (marker: number, data: Uint8Array) =>
  Buffer.concat([
    Buffer.from([0xff, marker, (data.byteLength + 2) >> 8, (data.byteLength + 2) & 255]),
    data,
  ])

/** The segment in which cameras say how they were held. */
function exif(orientation: number): Buffer {
  const tiff = Buffer.from('49492a0008000000010012010300010000000000000000000000', 'hex')
  tiff.writeUInt16LE(orientation, 18)
  return segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]))
}

interface JpegOptions {
  readonly orientation?: number
  /** Bytes of colour profile before the picture's own header. */
  readonly profile?: number
}

export function jpegFile(
  width: number,
  height: number,
  { orientation, profile = 0 }: JpegOptions = {},
): Buffer {
  const frame = Buffer.from([8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0])
  const profiles = Array.from({ length: Math.ceil(profile / 60_000) }, () =>
    segment(0xe2, Buffer.alloc(60_000, 0xff)),
  )
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...(orientation === undefined ? [] : [exif(orientation)]),
    ...profiles,
    Buffer.from([0xff, 0xff]),
    segment(0xc4, Buffer.alloc(20)),
    segment(0xc2, frame),
    segment(0xda, Buffer.alloc(6)),
    Buffer.from([0xff, 0xd9]),
  ])
}

/** With the kind of chunk that each kind of WebP begins with. */
export function webpFile(kind: 'VP8 ' | 'VP8L' | 'VP8X', width: number, height: number): Buffer {
  const data = Buffer.alloc(20)
  if (kind === 'VP8 ') {
    data.set([0, 0, 0, 0x9d, 0x01, 0x2a], 0)
    data.writeUInt16LE(width, 6)
    data.writeUInt16LE(height, 8)
  }
  if (kind === 'VP8L') {
    data[0] = 0x2f
    data.writeUInt32LE(((height - 1) << 14) | (width - 1), 1)
  }
  if (kind === 'VP8X') {
    data.writeUIntLE(width - 1, 4, 3)
    data.writeUIntLE(height - 1, 7, 3)
  }
  const [size, length] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32LE(data.byteLength)
  size.writeUInt32LE(data.byteLength + 12)
  const words = [Buffer.from('RIFF'), size, Buffer.from('WEBP'), Buffer.from(kind, 'latin1')]
  return Buffer.concat([...words, length, data])
}

export const htmlFile = Buffer.from('<!doctype html><script>alert(document.cookie)</script>')
export const svgFile = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
)
