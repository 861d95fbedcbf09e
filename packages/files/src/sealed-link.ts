import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
const LINK_CHARACTERS_MAX = 2000
const CHARACTERS = /^[\w-]+$/

/** What a link is about: whose, what for, until when. It opens only where it was made for. */
export interface FileLink {
  /** What shows the file, by kind. */
  readonly purpose: string
  /** Which one of them. */
  readonly of: Readonly<Record<string, string>>
  readonly key: string
  /** Who may use it; null: whoever has it. */
  readonly readerId: string | null
  /** Epoch milliseconds. */
  readonly expiresAt: number
}

export interface FileLinks {
  /** The same for the same, so that a browser can keep what it has read. */
  urlOf(link: FileLink): string
  /** Undefined for whatever was not made here, or altered since. */
  opened(token: string): FileLink | undefined
}

/** The nonce follows from the content (as in RFC 5297), so it never comes again with another one. */
function sealer(secret: Uint8Array, binding: string) {
  const keyFor = (use: string) =>
    Buffer.from(hkdfSync('sha256', secret, '', `longtable file links ${use}`, KEY_BYTES))
  const [sealing, naming] = [keyFor('seal'), keyFor('nonce')]
  const nonceOf = (text: string) =>
    createHmac('sha256', naming)
      .update(JSON.stringify([binding, text]))
      .digest()
      .subarray(0, NONCE_BYTES)
  return {
    seal(text: string): string {
      const nonce = nonceOf(text)
      const cipher = createCipheriv(ALGORITHM, sealing, nonce).setAAD(Buffer.from(binding))
      const sealed = [cipher.update(text, 'utf8'), cipher.final()]
      return Buffer.concat([nonce, ...sealed, cipher.getAuthTag()]).toString('base64url')
    },
    open(token: string): string | undefined {
      if (token.length > LINK_CHARACTERS_MAX || !CHARACTERS.test(token)) return undefined
      const bytes = Buffer.from(token, 'base64url')
      if (bytes.length <= NONCE_BYTES + TAG_BYTES) return undefined
      const nonce = bytes.subarray(0, NONCE_BYTES)
      const decipher = createDecipheriv(ALGORITHM, sealing, nonce, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(binding))
        .setAuthTag(bytes.subarray(-TAG_BYTES))
      try {
        const opened = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES))
        return Buffer.concat([opened, decipher.final()]).toString()
      } catch {
        return undefined
      }
    },
  }
}

/** Links below `path`, which ends with "/": those of another path do not open. */
export function createFileLinks(secret: Uint8Array, path: string): FileLinks {
  const { seal, open } = sealer(secret, path)
  return {
    urlOf: ({ purpose, of, key, readerId, expiresAt }) =>
      path + seal(JSON.stringify([purpose, of, key, readerId, expiresAt])),
    opened(token) {
      const text = open(token)
      if (text === undefined) return undefined
      const [purpose, of, key, readerId, expiresAt] = JSON.parse(text) as [
        string,
        Record<string, string>,
        string,
        string | null,
        number,
      ]
      return { purpose, of, key, readerId, expiresAt }
    },
  }
}
