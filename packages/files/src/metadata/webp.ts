import { type ByteReader, demand, latin1, readerOf, startsWith } from './bytes.ts'
import { keptExif } from './exif.ts'

const EXIF_FLAG = 0x08
const XMP_FLAG = 0x04
const HEAD_BYTES = 12
const FRAME_HEAD_BYTES = 16
const PICTURE: readonly string[] = ['VP8 ', 'VP8L', 'ALPH']
const KEPT: readonly string[] = [...PICTURE, 'ICCP', 'ANIM']
/** Some programs write it in front, as in a JPEG. */
const EXIF = 'Exif\0\0'

interface Chunk {
  readonly type: string
  readonly data: Buffer
}

const isPicture = ({ type }: Chunk) => type === 'VP8 ' || type === 'VP8L'

function nextChunk(reader: ByteReader): Chunk {
  const type = latin1(reader.take(4))
  const length = reader.take(4).readUInt32LE()
  const data = reader.take(length)
  // The byte that fills up an odd one is forgotten by many at the very end.
  if (length % 2 === 1 && !reader.isAtEnd) reader.byte()
  return { type, data }
}

function* chunksIn(bytes: Buffer): Generator<Chunk> {
  const reader = readerOf(bytes)
  while (!reader.isAtEnd) yield nextChunk(reader)
}

function written({ type, data }: Chunk): Buffer {
  const head = Buffer.alloc(8)
  head.write(type, 'latin1')
  head.writeUInt32LE(data.byteLength, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.byteLength % 2)])
}

/** A frame of an animation has chunks of its own. */
function frame(data: Buffer): Buffer {
  demand(data.byteLength > FRAME_HEAD_BYTES, 'a frame ends too early')
  const inner = [...chunksIn(data.subarray(FRAME_HEAD_BYTES))]
  const stay = inner.filter(({ type }) => PICTURE.includes(type))
  demand(stay.some(isPicture), 'has a frame without a picture')
  return Buffer.concat([data.subarray(0, FRAME_HEAD_BYTES), ...stay.map(written)])
}

function kept({ type, data }: Chunk): Chunk[] {
  if (KEPT.includes(type)) return [{ type, data }]
  if (type === 'ANMF') return [{ type, data: frame(data) }]
  if (type !== 'EXIF') return []
  const exif = keptExif(startsWith(data, EXIF) ? data.subarray(EXIF.length) : data)
  return exif ? [{ type, data: exif }] : []
}

/** Its first chunk says what else is there. */
function withFlags({ type, data }: Chunk, hasExif: boolean): Chunk {
  demand(data.byteLength >= 10, 'its header ends too early')
  const head = Buffer.from(data.subarray(0, 10))
  head[0] = ((head[0] as number) & ~(XMP_FLAG | EXIF_FLAG)) | (hasExif ? EXIF_FLAG : 0)
  return { type, data: head }
}

function extended(head: Chunk, rest: readonly Chunk[]): Chunk[] {
  const stay = rest.flatMap(kept)
  const isShown = (chunk: Chunk) => chunk.type === 'ANMF' || isPicture(chunk)
  demand(stay.some(isShown), 'has no picture in it')
  const hasExif = stay.some(({ type }) => type === 'EXIF')
  return [withFlags(head, hasExif), ...stay]
}

export function webpWithout(bytes: Buffer): Buffer[] {
  const reader = readerOf(bytes)
  demand(latin1(reader.take(4)) === 'RIFF', 'does not begin as a WebP')
  const length = reader.take(4).readUInt32LE()
  const content = reader.take(length)
  demand(startsWith(content, 'WEBP'), 'does not begin as a WebP')
  const [head, ...rest] = chunksIn(content.subarray(4))
  demand(head !== undefined, 'has no picture in it')
  demand(['VP8 ', 'VP8L', 'VP8X'].includes(head.type), 'does not begin with a picture')
  const chunks = (head.type === 'VP8X' ? extended(head, rest) : [head]).map(written)
  const size = chunks.reduce((sum, { byteLength }) => sum + byteLength, 0)
  const start = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')
  start.writeUInt32LE(size + HEAD_BYTES - 8, 4)
  return [start, ...chunks]
}
