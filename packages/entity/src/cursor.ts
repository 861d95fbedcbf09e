import { createCipheriv, createDecipheriv, randomFillSync } from 'node:crypto'
import { InvalidRequestError, type Position } from '@longtable/store'

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
export const CURSOR_SECRET_BYTES = 32
const CURSOR_CHARACTERS_MAX = 20_000
/** Asking for random bytes costs the same for one nonce and for hundreds. */
const NONCES_AT_ONCE = 256

/** Where each source of a list stands: the last consumed item, or null before the first. */
export type Positions = readonly (Position | null)[]

/** Cursors are opaque: keys stay private, and one made for another list or viewer does not open. */
export interface Cursors {
  seal(binding: string, positions: Positions): string
  open(binding: string, cursor: string): Positions
}

const refuse = (): never => {
  throw new InvalidRequestError(
    'cursor',
    'is not one of this list: start again from its first page',
  )
}

function createNonces(): () => Buffer {
  const pool = Buffer.alloc(NONCES_AT_ONCE * NONCE_BYTES)
  let used = pool.length
  return () => {
    if (used === pool.length) {
      randomFillSync(pool)
      used = 0
    }
    used += NONCE_BYTES
    return Buffer.from(pool.subarray(used - NONCE_BYTES, used))
  }
}

export function createCursors(secret: Uint8Array): Cursors {
  if (secret.length !== CURSOR_SECRET_BYTES)
    throw new InvalidRequestError('cursor secret', `has ${CURSOR_SECRET_BYTES} bytes`)
  const nextNonce = createNonces()
  return {
    seal(binding, positions) {
      const nonce = nextNonce()
      const cipher = createCipheriv(ALGORITHM, secret, nonce).setAAD(Buffer.from(binding))
      const sealed = [cipher.update(JSON.stringify(positions), 'utf8'), cipher.final()]
      return Buffer.concat([nonce, ...sealed, cipher.getAuthTag()]).toString('base64url')
    },
    open(binding, cursor) {
      if (cursor.length > CURSOR_CHARACTERS_MAX) return refuse()
      const bytes = Buffer.from(cursor, 'base64url')
      if (bytes.length <= NONCE_BYTES + TAG_BYTES) return refuse()
      const decipher = createDecipheriv(ALGORITHM, secret, bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      })
        .setAAD(Buffer.from(binding))
        .setAuthTag(bytes.subarray(-TAG_BYTES))
      try {
        const opened = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES))
        return JSON.parse(Buffer.concat([opened, decipher.final()]).toString()) as Positions
      } catch {
        return refuse()
      }
    },
  }
}
