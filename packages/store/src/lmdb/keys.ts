import { createHash } from 'node:crypto'
import type { IndexDefinition, Item, Key } from '../port.ts'

/**
 * Keys as bytes whose order is DynamoDB's: partitions apart, sort keys by their UTF-8 bytes.
 *
 * item   length(PK) PK SK
 * index  length(IPK) IPK  escaped(ISK) 00 00  length(PK) PK SK
 * expiry seconds (6 bytes)  item key
 *
 * The length prefix keeps partitions from running into each other; in an index the sort key is not
 * last, so its NULs are escaped (00 → 00 01) and it ends with 00 00. LMDB takes keys of up to 4,026
 * bytes: where only equality matters (an index's partition, the item it points to) a long part is
 * replaced by its SHA-256, and the entry's value then holds the item's full key.
 */
const LENGTH_BYTES = 2
const HASHED_PARTITION_BYTES = 512
const HASHED_ITEM_KEY_BYTES = 1024
const HASH_MARK = 0xffff
const SHA256_BYTES = 32
const EXPIRY_BYTES = 6
const EXPIRY_SECONDS_MAX = 2 ** 48 - 1
const TERMINATOR = Buffer.from([0, 0])

const scratch = Buffer.allocUnsafeSlow(8192)

function writePartition(partition: string): number {
  const bytes = scratch.write(partition, LENGTH_BYTES)
  scratch.writeUInt16BE(bytes, 0)
  return LENGTH_BYTES + bytes
}

/** Valid until the next call of any function here: for reads, which copy it at once. */
export function itemKeyView(PK: string, SK: string): Buffer {
  const start = writePartition(PK)
  return scratch.subarray(0, start + scratch.write(SK, start))
}

export const itemKey = (key: Key): Buffer => Buffer.from(itemKeyView(key.PK, key.SK))

const hashed = (bytes: Uint8Array): Buffer =>
  Buffer.concat([
    Buffer.from([HASH_MARK >> 8, HASH_MARK & 0xff]),
    createHash('sha256').update(bytes).digest(),
  ])

export function itemPrefix(partition: string): Buffer {
  return Buffer.from(scratch.subarray(0, writePartition(partition)))
}

export function indexPrefix(partition: string): Buffer {
  const prefix = itemPrefix(partition)
  return prefix.length > HASHED_PARTITION_BYTES ? hashed(prefix) : prefix
}

/** Almost no key holds a NUL, so the text is searched before it is rewritten. */
const escaped = (sort: string): Buffer =>
  Buffer.from(sort.includes('\0') ? sort.replaceAll('\0', '\0\u0001') : sort)

export interface IndexEntry {
  readonly key: Buffer
  /** Empty unless the key holds only a hash of the item's key. */
  readonly value: Buffer
}

const NOTHING = Buffer.alloc(0)

export function indexEntry(key: Key, partition: string, sort: string): IndexEntry {
  const item = itemKey(key)
  const isLong = item.length > HASHED_ITEM_KEY_BYTES
  return {
    key: Buffer.concat([
      indexPrefix(partition),
      escaped(sort),
      TERMINATOR,
      isLong ? hashed(item) : item,
    ]),
    value: isLong ? item : NOTHING,
  }
}

/** Undefined when the item is not in the index: it lacks one of the attributes. */
export function indexEntryOf(index: IndexDefinition, item: Item): IndexEntry | undefined {
  const partition = item[index.partition]
  const sort = index.sort === undefined ? '' : item[index.sort]
  if (typeof partition !== 'string' || typeof sort !== 'string') return undefined
  return indexEntry(item, partition, sort)
}

/** The item's key within an index key, or undefined when only its hash is there. */
export function itemKeyInEntry(entry: Buffer, prefixLength: number): Buffer | undefined {
  const start = entry.indexOf(TERMINATOR, prefixLength) + TERMINATOR.length
  return entry.readUInt16BE(start) === HASH_MARK ? undefined : entry.subarray(start)
}

/** The same when the partition is not at hand: its length, or the mark of a hash, is in front. */
export function itemKeyPointedTo(entry: Buffer): Buffer | undefined {
  const length = entry.readUInt16BE(0)
  return itemKeyInEntry(
    entry,
    length === HASH_MARK ? LENGTH_BYTES + SHA256_BYTES : LENGTH_BYTES + length,
  )
}

export function expiryKey(seconds: number, item: Buffer): Buffer {
  const head = Buffer.alloc(EXPIRY_BYTES)
  head.writeUIntBE(Math.min(Math.max(seconds, 0), EXPIRY_SECONDS_MAX), 0, EXPIRY_BYTES)
  return Buffer.concat([head, item])
}

export const itemKeyInExpiry = (key: Buffer): Buffer => key.subarray(EXPIRY_BYTES)

const SEQUENCE_BYTES = 8
const WORD = 2 ** 32

export function sequenceKey(sequence: number): Buffer {
  const key = Buffer.alloc(SEQUENCE_BYTES)
  key.writeUInt32BE(Math.floor(sequence / WORD), 0)
  key.writeUInt32BE(sequence % WORD, 4)
  return key
}

export const sequenceIn = (key: Buffer): number => key.readUInt32BE(0) * WORD + key.readUInt32BE(4)

/** Where msgpackr keeps its record structures: before every key that the encodings above can make. */
export const STRUCTURES_KEY = Buffer.from([0])
export const FIRST_KEY = Buffer.from([0, 0])
