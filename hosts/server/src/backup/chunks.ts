import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { ObjectStore } from '@longtable/files'

/** So much of a content is in memory at a time, and one object of a backup is no larger. */
const CHUNK_BYTES = 16 * 1024 ** 2
const REST_BYTES = 1024 ** 2
/** Who waits for a bucket far away has rested meanwhile. */
const REST_MS_MAX = 100
export const CHUNKS = 'chunks/'

/** One file of a backup: what it is called, and what it is made of. */
export interface Content {
  readonly name: string
  readonly bytes: number
  /** The SHA-256 of each chunk, by which it is also found: the same chunk is kept once. */
  readonly chunks: readonly string[]
}

/** A backup is not what it was; nothing was put in place. */
export class DamagedBackupError extends Error {
  override readonly name = 'DamagedBackupError'
}

export const chunkKey = (sha256: string): string => `${CHUNKS}${sha256.slice(0, 2)}/${sha256}`

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

interface Chunk {
  /** Only until the next one is asked for: they share their memory. */
  readonly bytes: Buffer
  readonly sha256: string
}

/** Room for so many bytes, with those that are in it. */
function grown(room: Buffer, bytes: number): Buffer {
  if (bytes <= room.byteLength) return room
  const larger = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, Math.max(bytes, 2 * room.byteLength)))
  room.copy(larger)
  return larger
}

/** The process that makes a backup serves people too: a MiB of work, and twice as long a rest. */
async function* withRests(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let [began, bytes] = [performance.now(), 0]
  for await (const piece of source) {
    yield piece
    bytes += piece.byteLength
    if (bytes < REST_BYTES) continue
    await wait(Math.min(REST_MS_MAX, 2 * (performance.now() - began)))
    ;[began, bytes] = [performance.now(), 0]
  }
}

/**
 * All of the same size but the last. Copied and hashed piece by piece: a whole chunk at once would
 * keep everybody waiting whom the same process serves.
 */
async function* chunked(source: AsyncIterable<Uint8Array>): AsyncGenerator<Chunk> {
  let room: Buffer = Buffer.alloc(0)
  let [hash, filled] = [createHash('sha256'), 0]
  const whole = (): Chunk => {
    const chunk = { bytes: room.subarray(0, filled), sha256: hash.digest('hex') }
    ;[hash, filled] = [createHash('sha256'), 0]
    return chunk
  }
  for await (const piece of source)
    for (let from = 0; from < piece.byteLength; ) {
      const taken = piece.subarray(from, from + CHUNK_BYTES - filled)
      room = grown(room, filled + taken.byteLength)
      room.set(taken, filled)
      hash.update(taken)
      filled += taken.byteLength
      from += taken.byteLength
      if (filled === CHUNK_BYTES) yield whole()
    }
  if (filled > 0) yield whole()
}

/** Asked first: a bucket would take all bytes before it says that it has them. */
async function keepChunk(place: ObjectStore, key: string, chunk: Buffer): Promise<void> {
  const found = await place.head(key)
  if (found?.size === chunk.byteLength) return
  // Cut short by a disk that was full or torn, it would stay so for ever.
  if (found) await place.remove(key)
  await place.putOnce(key, chunk)
}

/** Sends only the chunks that are not there yet. */
export async function keepContent(
  place: ObjectStore,
  name: string,
  source: AsyncIterable<Uint8Array>,
): Promise<Content> {
  const chunks: string[] = []
  let bytes = 0
  for await (const { bytes: chunk, sha256 } of chunked(withRests(source))) {
    await keepChunk(place, chunkKey(sha256), chunk)
    chunks.push(sha256)
    bytes += chunk.byteLength
  }
  return { name, bytes, chunks }
}

/** Of all chunks, by their keys. */
export async function chunkSizes(place: ObjectStore): Promise<Map<string, number>> {
  const sizes = new Map<string, number>()
  for await (const page of place.list(CHUNKS))
    for (const { key, size } of page) sizes.set(key, size)
  return sizes
}

/** Whether it has all its chunks, each as large as it was; what is in them only reading can tell. */
export function isThere(
  { bytes, chunks }: Content,
  sizes: Awaited<ReturnType<typeof chunkSizes>>,
): boolean {
  const sizeOf = (nth: number) => Math.min(CHUNK_BYTES, bytes - nth * CHUNK_BYTES)
  return (
    chunks.length === Math.ceil(bytes / CHUNK_BYTES) &&
    chunks.every((sha256, nth) => sizes.get(chunkKey(sha256)) === sizeOf(nth))
  )
}

async function readChunk(place: ObjectStore, sha256: string, name: string): Promise<Buffer> {
  const found = await place.read(chunkKey(sha256))
  if (!found) throw new DamagedBackupError(`Of ${name} the chunk ${sha256} is missing.`)
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of found) {
    bytes += piece.byteLength
    if (bytes > CHUNK_BYTES) break
    pieces.push(piece)
  }
  const chunk = Buffer.concat(pieces)
  if (bytes > CHUNK_BYTES || hashOf(chunk) !== sha256)
    throw new DamagedBackupError(`Of ${name} the chunk ${sha256} was altered.`)
  return chunk
}

/** Every byte is compared with its hash before it is given out. */
export async function* readContent(
  place: ObjectStore,
  { name, bytes, chunks }: Content,
): AsyncGenerator<Buffer> {
  let count = 0
  for (const sha256 of chunks) {
    const chunk = await readChunk(place, sha256, name)
    count += chunk.byteLength
    yield chunk
  }
  if (count !== bytes) throw new DamagedBackupError(`${name} has ${count} of ${bytes} bytes.`)
}
