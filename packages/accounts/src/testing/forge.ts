import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import type { SigningKey } from '../keys/keys.ts'

export type Json = Readonly<Record<string, unknown>>
export type Named = readonly [name: string, token: unknown]
type Part = Json | string | Buffer

export interface Genuine {
  readonly token: string
  /** Another one that is good, of the same person. */
  readonly other: string
  readonly key: SigningKey
  /** Epoch seconds. */
  readonly now: number
}

export const encoded = (part: Part): string =>
  Buffer.from(
    Buffer.isBuffer(part) || typeof part === 'string' ? part : JSON.stringify(part),
  ).toString('base64url')

const objectOf = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Json

export const rsa =
  (key: KeyObject, hash = 'sha256') =>
  (text: string): string =>
    sign(hash, Buffer.from(text), key).toString('base64url')

export const without = (from: Json, name: string): Json =>
  Object.fromEntries(Object.entries(from).filter(([one]) => one !== name))

export type Forge = ReturnType<typeof createForge>

/** A good token taken apart, our own key (the worst case), and a thief's. */
export function createForge(genuine: Genuine) {
  const [head = '', body = '', signature = ''] = genuine.token.split('.')
  const [header, payload] = [objectOf(head), objectOf(body)]
  const thief = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    ...genuine,
    head,
    body,
    signature,
    header,
    payload,
    thief,
    ours: rsa(genuine.key.privateKey),
    theirs: rsa(thief.privateKey),
    make(by: (text: string) => string, parts: { header?: Part; payload?: Part }): string {
      const text = `${encoded(parts.header ?? header)}.${encoded(parts.payload ?? payload)}`
      return `${text}.${by(text)}`
    },
  }
}
