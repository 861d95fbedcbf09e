import { InvalidRequestError } from '@longtable/store'

/** A key never comes from a client; its grammar leaves nothing that a path could be bent with. */
const SEGMENT = /^[0-9A-Za-z_-][0-9A-Za-z._-]{0,127}$/
const KEY_CHARACTERS_MAX = 400
const SEGMENTS_MIN = 2
const SEGMENTS_MAX = 8
const TEMPORARY = 'temp/'

export function isObjectKey(text: string): boolean {
  if (text.length > KEY_CHARACTERS_MAX || text.includes('..')) return false
  const segments = text.split('/')
  return (
    segments.length >= SEGMENTS_MIN &&
    segments.length <= SEGMENTS_MAX &&
    segments.every((segment) => SEGMENT.test(segment))
  )
}

/** The key itself, or a refusal. */
export function objectKey(text: string): string {
  if (isObjectKey(text)) return text
  throw new InvalidRequestError('object key', 'segments of letters, digits, ".", "_" and "-"')
}

/** Only below `temp/` may a client write: a final key never has a PUT URL. */
export function temporaryKey(text: string): string {
  if (text.startsWith(TEMPORARY)) return objectKey(text)
  throw new InvalidRequestError('object key', `only keys below ${TEMPORARY} are written by clients`)
}

/** `temp/uploads/`: whole segments, so that a listing never begins in the middle of a name; '' is all. */
export function keyPrefix(text: string): string {
  if (text === '' || (text.endsWith('/') && isObjectKey(`${text}x`))) return text
  throw new InvalidRequestError('object prefix', 'whole segments that end with "/"')
}
