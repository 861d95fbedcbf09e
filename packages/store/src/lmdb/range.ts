import type { Position, SortCondition } from '../port.ts'
import { indexEntry, indexPrefix, itemKey, itemPrefix } from './keys.ts'

/** A half-open range of bytes: `from` is in it, `to` is not. */
export interface ByteRange {
  readonly from: Buffer
  readonly to: Buffer
}

/** How one sort key lies in the bytes: the first entry that has it, and the first after all of those. */
interface SortBytes {
  first(sort: string): Buffer
  past(sort: string): Buffer
  begins(prefix: string): Buffer
}

const ZERO = Buffer.from([0])
const ONE = Buffer.from([1])

/** The first key after all that begin with these bytes. UTF-8 never ends in 0xff, nor do our marks. */
function successor(bytes: Buffer): Buffer {
  const next = Buffer.from(bytes)
  let last = next.length - 1
  while (next[last] === 0xff) last--
  next[last] = (next[last] as number) + 1
  return next.subarray(0, last + 1)
}

function rangeOf(whole: ByteRange, sort: SortCondition | undefined, bytes: SortBytes): ByteRange {
  if (!sort) return whole
  if ('equals' in sort) return { from: bytes.first(sort.equals), to: bytes.past(sort.equals) }
  if ('begins' in sort) {
    const from = bytes.begins(sort.begins)
    return { from, to: successor(from) }
  }
  if ('between' in sort)
    return { from: bytes.first(sort.between[0]), to: bytes.past(sort.between[1]) }
  if ('lessThan' in sort) return { from: whole.from, to: bytes.first(sort.lessThan) }
  if ('atMost' in sort) return { from: whole.from, to: bytes.past(sort.atMost) }
  if ('moreThan' in sort) return { from: bytes.past(sort.moreThan), to: whole.to }
  return { from: bytes.first(sort.atLeast), to: whole.to }
}

export function itemRange(partition: string, sort: SortCondition | undefined): ByteRange {
  const prefix = itemPrefix(partition)
  const at = (text: string) => Buffer.concat([prefix, Buffer.from(text)])
  return rangeOf({ from: prefix, to: successor(prefix) }, sort, {
    first: at,
    past: (text) => Buffer.concat([at(text), ZERO]),
    begins: at,
  })
}

export function indexRange(partition: string, sort: SortCondition | undefined): ByteRange {
  const prefix = indexPrefix(partition)
  const at = (text: string) =>
    Buffer.concat([prefix, Buffer.from(text.replaceAll('\0', '\0\u0001'))])
  return rangeOf({ from: prefix, to: successor(prefix) }, sort, {
    first: (text) => Buffer.concat([at(text), ZERO, ZERO]),
    past: (text) => Buffer.concat([at(text), ZERO, ONE]),
    begins: at,
  })
}

/** The range that is left behind the position, in the direction of reading. */
export function rangeAfter(range: ByteRange, last: Buffer, descending: boolean): ByteRange {
  return descending
    ? { from: range.from, to: last }
    : { from: Buffer.concat([last, ZERO]), to: range.to }
}

export const itemPosition = (position: Position): Buffer =>
  itemKey({ PK: position.PK as string, SK: position.SK as string })

export function indexPosition(
  position: Position,
  partition: string,
  sort: string | undefined,
): Buffer {
  const key = { PK: position.PK as string, SK: position.SK as string }
  return indexEntry(
    key,
    position[partition] as string,
    sort === undefined ? '' : (position[sort] as string),
  ).key
}
