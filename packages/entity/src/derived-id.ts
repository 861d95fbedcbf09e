import { createHash } from 'node:crypto'

/** Crockford's, as ULIDs have it. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const TIME_CHARACTERS = 10
const REST_CHARACTERS = 16

const letter = (value: number) => ALPHABET[value % ALPHABET.length] as string

/** A ULID of this time whose rest follows from the text: whoever makes it again makes the same one. */
export function derivedId(epochMs: number, from: string): string {
  let time = ''
  for (let rest = epochMs; time.length < TIME_CHARACTERS; rest = Math.floor(rest / 32))
    time = letter(rest) + time
  const bytes = createHash('sha256').update(from).digest()
  return time + Array.from(bytes.subarray(0, REST_CHARACTERS), letter).join('')
}
