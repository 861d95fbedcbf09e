const [SHORT, ASCII, LONG] = [3, 2, 4]
const ORIENTATION = 0x0112
const EXIF_DIRECTORY = 0x8769
const DATE_TAKEN = 0x9003
const DATE_DIGITISED = 0x9004
const ENTRY_BYTES = 12
const DATE_BYTES = 20
/** Nothing else can be said in it. */
const DATE = /^\d{4}:\d\d:\d\d \d\d:\d\d:\d\d\0$/

/** Which way up a picture is shown, and when it was taken; all else in EXIF tells of people and places. */
interface Kept {
  readonly orientation?: number
  readonly dateTaken?: string
}

type Directory = ReadonlyMap<number, number>

/** The places of the entries by their tags. */
function directoryAt(tiff: DataView, at: number, isLittle: boolean): Directory {
  const count = tiff.getUint16(at, isLittle)
  const entries = new Map<number, number>()
  for (let n = 0; n < count; n++) {
    const entry = at + 2 + ENTRY_BYTES * n
    entries.set(tiff.getUint16(entry, isLittle), entry)
  }
  return entries
}

function textAt(tiff: DataView, entry: number | undefined, isLittle: boolean) {
  if (entry === undefined || tiff.getUint32(entry + 4, isLittle) !== DATE_BYTES) return undefined
  const at = tiff.getUint32(entry + 8, isLittle)
  const codes = Array.from({ length: DATE_BYTES }, (_, place) => tiff.getUint8(at + place))
  const text = String.fromCharCode(...codes)
  return DATE.test(text) ? text : undefined
}

function keptIn(tiff: DataView): Kept {
  const order = tiff.getUint16(0)
  if (order !== 0x4949 && order !== 0x4d4d) return {}
  const isLittle = order === 0x4949
  const first = directoryAt(tiff, tiff.getUint32(4, isLittle), isLittle)
  const turned = first.get(ORIENTATION)
  const orientation = turned === undefined ? 1 : tiff.getUint16(turned + 8, isLittle)
  const pointer = first.get(EXIF_DIRECTORY)
  const exif = pointer && directoryAt(tiff, tiff.getUint32(pointer + 8, isLittle), isLittle)
  const dateTaken = exif
    ? (textAt(tiff, exif.get(DATE_TAKEN), isLittle) ??
      textAt(tiff, exif.get(DATE_DIGITISED), isLittle))
    : undefined
  return {
    ...(orientation > 1 && orientation <= 8 && { orientation }),
    ...(dateTaken !== undefined && { dateTaken }),
  }
}

/** Damaged EXIF data says nothing about the picture, which is whole without it. */
function readKept(tiff: Buffer): Kept {
  try {
    return keptIn(new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength))
  } catch (error) {
    if (error instanceof RangeError) return {}
    throw error
  }
}

interface Entry {
  readonly tag: number
  readonly type: number
  readonly count: number
  readonly value: number
}

function directory(entries: readonly Entry[]): Buffer {
  const bytes = Buffer.alloc(2 + ENTRY_BYTES * entries.length + 4)
  bytes.writeUInt16LE(entries.length, 0)
  for (const [n, { tag, type, count, value }] of entries.entries()) {
    const at = 2 + ENTRY_BYTES * n
    bytes.writeUInt16LE(tag, at)
    bytes.writeUInt16LE(type, at + 2)
    bytes.writeUInt32LE(count, at + 4)
    bytes.writeUInt32LE(value, at + 8)
  }
  return bytes
}

/** The same EXIF data with nothing in it but orientation and date; undefined when it says neither. */
export function keptExif(tiff: Buffer): Buffer | undefined {
  const { orientation, dateTaken } = readKept(tiff)
  if (orientation === undefined && dateTaken === undefined) return undefined
  const header = Buffer.from('49492a0008000000', 'hex')
  const turned = { tag: ORIENTATION, type: SHORT, count: 1, value: orientation ?? 1 }
  if (dateTaken === undefined) return Buffer.concat([header, directory([turned])])
  const entries = orientation === undefined ? 1 : 2
  const second = header.byteLength + 2 + ENTRY_BYTES * entries + 4
  const pointer = { tag: EXIF_DIRECTORY, type: LONG, count: 1, value: second }
  const date = { tag: DATE_TAKEN, type: ASCII, count: DATE_BYTES, value: second + 18 }
  return Buffer.concat([
    header,
    directory(orientation === undefined ? [pointer] : [turned, pointer]),
    directory([date]),
    Buffer.from(dateTaken, 'latin1'),
  ])
}
