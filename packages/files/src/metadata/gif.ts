import { type ByteReader, demand, latin1, readerOf } from './bytes.ts'

const [EXTENSION, PICTURE, END] = [0x21, 0x2c, 0x3b]
const [CONTROL, APPLICATION] = [0xf9, 0xff]
const HEADER_BYTES = 13
/** How often an animation runs: one number. */
const LOOPS: readonly string[] = ['NETSCAPE2.0', 'ANIMEXTS1.0']
const LOOP_BYTES = 3
const PROFILE = 'ICCRGBG1012'

/** The length of the table of colours that these flags announce. */
const tableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

/** Blocks of up to 255 bytes until one is empty. */
function blocks(reader: ByteReader): Buffer[] {
  const found: Buffer[] = []
  for (;;) {
    const length = reader.byte()
    if (length === 0) return found
    found.push(reader.take(length))
  }
}

const block = (data: Buffer) => Buffer.concat([Buffer.from([data.byteLength]), data])

function extension(reader: ByteReader): Buffer[] {
  const start = reader.at - 1
  const label = reader.byte()
  const [first, second] = blocks(reader)
  if (label === CONTROL) return [reader.since(start)]
  if (label !== APPLICATION || !first) return []
  const name = latin1(first)
  if (name === PROFILE) return [reader.since(start)]
  if (!LOOPS.includes(name) || second?.byteLength !== LOOP_BYTES) return []
  return [Buffer.from([EXTENSION, APPLICATION]), block(first), block(second), Buffer.from([0])]
}

function picture(reader: ByteReader): Buffer {
  const start = reader.at - 1
  const flags = reader.take(9)[8] as number
  reader.take(tableBytes(flags))
  reader.byte()
  blocks(reader)
  return reader.since(start)
}

export function gifWithout(bytes: Buffer): Buffer[] {
  const reader = readerOf(bytes)
  const header = reader.take(HEADER_BYTES)
  demand(/^GIF8[79]a/.test(latin1(header)), 'does not begin as a GIF')
  const parts = [header, reader.take(tableBytes(header[10] as number))]
  for (;;) {
    const kind = reader.byte()
    if (kind === END) return [...parts, Buffer.from([END])]
    demand(kind === EXTENSION || kind === PICTURE, 'a block is of no known kind')
    if (kind === PICTURE) parts.push(picture(reader))
    else parts.push(...extension(reader))
  }
}
