/** The file ends in the middle of something, or says what cannot be. */
export class DamagedFileError extends Error {
  override readonly name = 'DamagedFileError'
}

export function demand(holds: boolean, rule: string): asserts holds {
  if (!holds) throw new DamagedFileError(rule)
}

/** Reads on from place to place and never past the end: every bound of every format is this one. */
export function readerOf(bytes: Buffer) {
  let at = 0
  function take(length: number): Buffer {
    demand(length >= 0 && at + length <= bytes.byteLength, 'ends too early')
    at += length
    return bytes.subarray(at - length, at)
  }
  return {
    take,
    get at() {
      return at
    },
    get isAtEnd() {
      return at === bytes.byteLength
    },
    byte: () => take(1)[0] as number,
    /** What was read since `start`. */
    since: (start: number) => bytes.subarray(start, at),
    /** Goes to the next such byte, which is not read yet. */
    skipTo(value: number) {
      const found = bytes.indexOf(value, at)
      demand(found >= 0, 'ends too early')
      at = found
    },
  }
}

export type ByteReader = ReturnType<typeof readerOf>

export const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1')

export const startsWith = (bytes: Buffer, text: string): boolean =>
  latin1(bytes.subarray(0, text.length)) === text
