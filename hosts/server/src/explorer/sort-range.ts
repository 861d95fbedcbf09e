import { compareUtf8, type SortCondition } from '@longtable/store'

/** The sort keys that a condition lets through, both ends included. */
export interface SortRange {
  readonly from: string
  readonly to: string
}

/** No key of ours reaches it: the greatest code point, more than once. */
const LAST = '\u{10ffff}'.repeat(4)

/** Above all that begin with the prefix; bounds that patterns make end there as well. */
function afterPrefix(prefix: string): string {
  const last = prefix.charCodeAt(prefix.length - 1)
  return last < 0x7f ? prefix.slice(0, -1) + String.fromCharCode(last + 1) : prefix + LAST
}

export function sortRange(condition: SortCondition | undefined): SortRange {
  if (!condition) return { from: '', to: LAST }
  if ('equals' in condition) return { from: condition.equals, to: condition.equals }
  if ('begins' in condition)
    return condition.begins === ''
      ? { from: '', to: LAST }
      : { from: condition.begins, to: afterPrefix(condition.begins) }
  if ('between' in condition) return { from: condition.between[0], to: condition.between[1] }
  if ('lessThan' in condition) return { from: '', to: condition.lessThan }
  if ('atMost' in condition) return { from: '', to: condition.atMost }
  if ('moreThan' in condition) return { from: condition.moreThan, to: LAST }
  return { from: condition.atLeast, to: LAST }
}

export const isWithin = (inner: SortRange, outer: SortRange): boolean =>
  compareUtf8(inner.from, outer.from) >= 0 && compareUtf8(inner.to, outer.to) <= 0

export const touches = (one: SortRange, other: SortRange): boolean =>
  compareUtf8(one.from, other.to) <= 0 && compareUtf8(other.from, one.to) <= 0
