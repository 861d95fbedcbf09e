import type { ByteRange } from '../object-store.ts'

const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/

/**
 * RFC 9110: what is not understood, or asks for several parts, is answered with the whole; what is
 * understood and outside is `unsatisfiable`.
 */
export function byteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'whole' | 'unsatisfiable' {
  const [, first = '', last = ''] = ONE_RANGE.exec(header ?? '') ?? []
  if (first === '' && last === '') return 'whole'
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  if (last !== '' && Number(last) < Number(first)) return 'whole'
  if (Number(first) >= size) return 'unsatisfiable'
  return { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) }
}
