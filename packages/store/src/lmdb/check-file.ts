import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { StoreDamagedError } from '../errors.ts'
import { reachesBeyond } from './walk-pages.ts'

/** LMDB's two meta pages, as 64-bit little-endian machines write them. */
const MAGIC = 0xbeef_c0de
const VERSION = 2
const META_FLAG = 8
const META_BYTES = 168
const PAGE_BYTES_LEAST = 512
const PAGE_BYTES_MOST = 65_536

export interface Meta {
  readonly pageBytes: number
  /** Root pages of the list of free pages and of the tables. */
  readonly roots: readonly bigint[]
  readonly lastPage: bigint
  readonly transaction: bigint
}

const isPowerOfTwo = (n: number) => n > 0 && (n & (n - 1)) === 0

/** The meta page at a place of the file, or what is wrong with it. */
function metaAt(file: number, place: number): Meta | string {
  const bytes = Buffer.alloc(META_BYTES)
  if (readSync(file, bytes, 0, META_BYTES, place) < META_BYTES) return 'it ends within its head'
  if (bytes.readUInt32LE(24) !== MAGIC || (bytes.readUInt16LE(18) & META_FLAG) === 0)
    return 'it does not begin like a store'
  const version = bytes.readUInt32LE(28) & 0xffff
  if (version !== VERSION) return `its format is ${version} instead of ${VERSION}`
  const pageBytes = bytes.readUInt32LE(48)
  if (!isPowerOfTwo(pageBytes) || pageBytes < PAGE_BYTES_LEAST || pageBytes > PAGE_BYTES_MOST)
    return `its pages cannot have ${pageBytes} bytes`
  return {
    pageBytes,
    roots: [bytes.readBigUInt64LE(88), bytes.readBigUInt64LE(136)],
    lastPage: bytes.readBigUInt64LE(144),
    transaction: bytes.readBigUInt64LE(152),
  }
}

/** What is wrong with the file, as far as its head and its length tell; nothing if it is a store. */
function problemOf(file: number): string | undefined {
  const { size } = fstatSync(file)
  // LMDB makes an empty file a new store; whether that is right is not for this check to say.
  if (size === 0) return undefined
  const first = metaAt(file, 0)
  if (typeof first === 'string') return first
  const second = metaAt(file, first.pageBytes)
  if (typeof second === 'string') return second
  const newest = second.transaction > first.transaction ? second : first
  const pages = BigInt(Math.floor(size / newest.pageBytes))
  // Pages that were free when they were last asked for may never have been written.
  if (newest.lastPage < pages || !reachesBeyond(file, newest, pages)) return undefined
  return `it has ${pages} of ${newest.lastPage + 1n} pages`
}

/**
 * LMDB maps its file into memory, so a file that is cut short or is something else ends the process
 * without a word. Throws `StoreDamagedError` before LMDB opens it.
 */
export function checkDataFile(directory: string): void {
  const path = join(directory, 'data.mdb')
  let file: number
  try {
    file = openSync(path, 'r')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  try {
    const problem = problemOf(file)
    if (problem !== undefined)
      throw new StoreDamagedError(
        `${path} is damaged: ${problem}. Put a backup in its place; nothing was changed.`,
      )
  } finally {
    closeSync(file)
  }
}
