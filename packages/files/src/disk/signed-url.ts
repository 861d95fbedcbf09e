import { createHmac, timingSafeEqual } from 'node:crypto'
import { isObjectKey } from '../object-key.ts'

/** What a URL allows, one PUT; every part of it is signed. */
export interface PutGrant {
  readonly key: string
  readonly contentType: string
  /** Epoch milliseconds; a URL has whole seconds. */
  readonly expiresAt: number
  readonly size: number
}

const VERSION = 'longtable-files-1'
const SECRET_BYTES_MIN = 32
const WHOLE = /^(?:0|[1-9]\d{0,14})$/
const CONTENT_TYPE = /^[a-z0-9][a-z0-9.+-]{0,60}\/[a-z0-9][a-z0-9.+-]{0,100}$/

export const isContentType = (text: string): boolean => CONTENT_TYPE.test(text)

function partsOf({ key, contentType, expiresAt, size }: PutGrant): readonly string[] {
  // A list, not joined text: no part can reach into the next one.
  return [VERSION, 'PUT', key, contentType, String(Math.floor(expiresAt / 1000)), String(size)]
}

export interface UrlSigner {
  /** The key, its question mark and what follows it. */
  sign(grant: PutGrant): string
  /** What a URL with this signature allows, or undefined when it is not one of ours. */
  opened(path: string): PutGrant | undefined
}

/** The path as it was sent: nothing is decoded or resolved, so nothing can mean two things. */
function grantIn(path: string): [PutGrant, string] | undefined {
  const mark = path.indexOf('?')
  const key = path.slice(0, mark)
  if (mark === -1 || !isObjectKey(key)) return undefined
  const query = new URLSearchParams(path.slice(mark + 1))
  const [type, expires, size] = [query.get('type'), query.get('expires'), query.get('size')]
  if (type === null || !isContentType(type)) return undefined
  if (expires === null || !WHOLE.test(expires)) return undefined
  if (size === null || !WHOLE.test(size)) return undefined
  const grant = { key, contentType: type, expiresAt: Number(expires) * 1000, size: Number(size) }
  return [grant, query.get('signature') ?? '']
}

export function createUrlSigner(secret: Uint8Array): UrlSigner {
  if (secret.byteLength < SECRET_BYTES_MIN)
    throw new Error(`The secret of signed URLs needs ${SECRET_BYTES_MIN} bytes.`)
  const signatureOf = (grant: PutGrant) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(partsOf(grant)))
      .digest()

  return {
    sign(grant) {
      const query = new URLSearchParams({
        expires: String(Math.floor(grant.expiresAt / 1000)),
        type: grant.contentType,
        size: String(grant.size),
        signature: signatureOf(grant).toString('base64url'),
      })
      return `${grant.key}?${query}`
    },

    opened(path) {
      const [grant, signature = ''] = grantIn(path) ?? []
      if (!grant) return undefined
      const [given, expected] = [Buffer.from(signature, 'base64url'), signatureOf(grant)]
      const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
      return isOurs ? grant : undefined
    },
  }
}
