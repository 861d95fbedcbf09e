import { Readable } from 'node:stream'
import type { Entry, RandomAccessReader, ZipFile } from 'yauzl'
import { unpacker } from './libraries.ts'
import { ZipError } from './zip-error.ts'

export interface ByteRange {
  readonly start: number
  readonly end: number
}

export interface ZipSource {
  readonly size: number
  read(range: ByteRange): Promise<AsyncIterable<Uint8Array>>
}

export interface ZipLimits {
  readonly entriesMax: number
  readonly entryBytesMax: number
  readonly bytesMax: number
}

export interface UnzippedEntry {
  readonly path: string
  readonly size: number
  read(): Promise<AsyncIterable<Uint8Array>>
}

/** More than any text shrinks to; a file of zeros shrinks a thousand times. */
const SHRUNK_MAX = 200
const SHRUNK_FREE_BYTES = 1_000_000
const PATH_CHARACTERS_MAX = 300

type Yauzl = ReturnType<typeof unpacker>

/** The list of files is read in small pieces, one behind the other; a source far away is asked for more at once. */
const BLOCK_BYTES = 64 * 1024

async function* lazily(source: ZipSource, range: ByteRange) {
  yield* await source.read(range)
}

async function bytesAt(source: ZipSource, range: ByteRange): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of await source.read(range)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function blocksOf(source: ZipSource) {
  let block: { readonly start: number; readonly bytes: Buffer } = {
    start: 0,
    bytes: Buffer.alloc(0),
  }
  return async (start: number, length: number): Promise<Buffer> => {
    const isKnown = start >= block.start && start + length <= block.start + block.bytes.length
    if (!isKnown) {
      const end = Math.min(source.size, start + Math.max(length, BLOCK_BYTES)) - 1
      block = { start, bytes: await bytesAt(source, { start, end }) }
    }
    const found = block.bytes.subarray(start - block.start, start - block.start + length)
    if (found.length < length) throw new ZipError('It is no good zip: it ends too early.')
    return found
  }
}

function readerOf({ RandomAccessReader }: Yauzl, source: ZipSource): RandomAccessReader {
  const bytesFrom = blocksOf(source)
  class SourceReader extends (RandomAccessReader as unknown as new () => RandomAccessReader) {
    override _readStreamForRange(start: number, end: number): Readable {
      return Readable.from(lazily(source, { start, end: end - 1 }), { objectMode: false })
    }
    // oxlint-disable-next-line eslint/max-params -- it is called so
    override read(
      buffer: Buffer,
      offset: number,
      length: number,
      position: number,
      callback: (error: Error | null) => void,
    ): void {
      bytesFrom(position, length).then(
        (bytes) => {
          bytes.copy(buffer, offset)
          callback(null)
        },
        (error: Error) => callback(error),
      )
    }
  }
  return new SourceReader()
}

/** What yauzl throws is the zip's fault; what the source throws is not. */
const broken = (error: Error): Error =>
  error instanceof ZipError || 'code' in error
    ? error
    : new ZipError(`It is no good zip: ${error.message}.`)

function opened(library: Yauzl, source: ZipSource): Promise<ZipFile> {
  const options = {
    lazyEntries: true,
    autoClose: false,
    strictFileNames: true,
    validateEntrySizes: true,
  }
  return new Promise((resolve, reject) => {
    library.fromRandomAccessReader(readerOf(library, source), source.size, options, (error, zip) =>
      error ? reject(broken(error)) : resolve(zip),
    )
  })
}

/** Climbing, absolute and strange names are refused by yauzl; these are further ones. */
function checkEntry(entry: Entry, { entryBytesMax }: ZipLimits): void {
  const { fileName, uncompressedSize, compressedSize } = entry
  if (fileName.length > PATH_CHARACTERS_MAX) throw new ZipError('A name in it is too long.')
  if (entry.isEncrypted()) throw new ZipError(`${fileName} is locked by a password.`)
  const type = (entry.externalFileAttributes >>> 16) & 0o170000
  if (type !== 0 && type !== 0o100000 && type !== 0o040000)
    throw new ZipError(`${fileName} is no plain file.`)
  if (uncompressedSize > entryBytesMax) throw new ZipError(`${fileName} is too large.`)
  if (uncompressedSize > SHRUNK_FREE_BYTES && uncompressedSize > compressedSize * SHRUNK_MAX)
    throw new ZipError(`${fileName} unpacks to more than it can be.`)
}

/** In the order of the zip; all are looked at before the first is unpacked. */
function entriesOf(zip: ZipFile, limits: ZipLimits): Promise<Entry[]> {
  const { entriesMax, bytesMax } = limits
  if (zip.entryCount > entriesMax) throw new ZipError(`It has more than ${entriesMax} files.`)
  const entries: Entry[] = []
  const names = new Set<string>()
  let bytes = 0
  return new Promise((resolve, reject) => {
    zip.on('error', (error: Error) => reject(broken(error)))
    zip.on('end', () => resolve(entries))
    zip.on('entry', (entry: Entry) => {
      try {
        checkEntry(entry, limits)
        bytes += entry.uncompressedSize
        if (bytes > bytesMax) throw new ZipError('It unpacks to more than there is room for.')
        if (names.has(entry.fileName)) throw new ZipError(`${entry.fileName} is in it twice.`)
      } catch (error) {
        return reject(error as Error)
      }
      names.add(entry.fileName)
      if (!entry.fileName.endsWith('/')) entries.push(entry)
      zip.readEntry()
    })
    zip.readEntry()
  })
}

async function* told(stream: Readable): AsyncGenerator<Uint8Array> {
  try {
    yield* stream as AsyncIterable<Uint8Array>
  } catch (error) {
    throw broken(error as Error)
  }
}

const contentOf = (zip: ZipFile, entry: Entry): Promise<AsyncIterable<Uint8Array>> =>
  new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) =>
      error ? reject(broken(error)) : resolve(told(stream)),
    )
  })

/** Of somebody's zip. It throws `ZipError` for what is no zip, or a hostile one. */
export async function* unpackZip(
  source: ZipSource,
  limits: ZipLimits,
): AsyncGenerator<UnzippedEntry> {
  const zip = await opened(unpacker(), source)
  try {
    for (const entry of await entriesOf(zip, limits))
      yield {
        path: entry.fileName,
        size: entry.uncompressedSize,
        read: () => contentOf(zip, entry),
      }
  } finally {
    zip.close()
  }
}
