import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  type KeyObject,
  randomBytes,
} from 'node:crypto'
import type { ServerSecret } from '../secret.ts'
import { KeyFileError, type KeyFiles } from './key-files.ts'

const MODULUS_BITS = 2048
const SECRET_BYTES = 32
/** Tokens live for minutes, so the newest keys verify all that are alive. */
const KEYS_MAX = 3
const SIGNING = /^signing-(\d{6})\.pem$/

export interface PublicJwk {
  readonly kty: 'RSA'
  readonly use: 'sig'
  readonly alg: 'RS256'
  readonly kid: string
  readonly n: string
  readonly e: string
}

export interface SigningKey {
  readonly kid: string
  readonly privateKey: KeyObject
  readonly jwk: PublicJwk
}

export interface Keys {
  /** The newest. */
  readonly signing: SigningKey
  /** The document at `/.well-known/jwks.json`: the newest key and those before it. */
  readonly jwks: { readonly keys: readonly PublicJwk[] }
  /** Sees keys that another process has made. */
  reload(): Promise<void>
  /** From now on a new key signs; the ones before it still verify. Says the new key's id. */
  rotate(): Promise<string>
}

const fileName = (sequence: number) => `signing-${String(sequence).padStart(6, '0')}.pem`

const damaged = (files: KeyFiles, name: string, problem: string) =>
  new KeyFileError(
    `The key file ${name} in ${files.place} is damaged: ${problem}. Put it back from your backup. ` +
      'Without one, remove it: another is made at the next start, and everybody signs in again.',
  )

function privateKeyIn(files: KeyFiles, name: string, pem: string): KeyObject {
  try {
    const key = createPrivateKey(pem)
    if ((key.asymmetricKeyDetails?.modulusLength ?? 0) >= MODULUS_BITS) return key
  } catch {
    // What OpenSSL says of half a file helps nobody.
  }
  const bytes = Buffer.byteLength(pem)
  throw damaged(files, name, `its ${bytes} bytes are no RSA key of ${MODULUS_BITS} bits`)
}

function signingKey(privateKey: KeyObject): SigningKey {
  const { n, e } = createPublicKey(privateKey).export({ format: 'jwk' }) as { n: string; e: string }
  // RFC 7638: the id follows from the key, so that two processes call it the same.
  const kid = createHash('sha256')
    .update(JSON.stringify({ e, kty: 'RSA', n }))
    .digest('base64url')
  return { kid, privateKey, jwk: { kty: 'RSA', use: 'sig', alg: 'RS256', kid, n, e } }
}

const newPem = () =>
  new Promise<string>((resolve, reject) => {
    generateKeyPair('rsa', { modulusLength: MODULUS_BITS }, (error, _, privateKey) => {
      if (error) reject(error)
      else resolve(privateKey.export({ type: 'pkcs8', format: 'pem' }) as string)
    })
  })

/** Makes the first key when there is none. */
export async function openKeys(files: KeyFiles): Promise<Keys> {
  const read = new Map<string, SigningKey>()
  let keys: readonly SigningKey[] = []

  async function sequences(): Promise<number[]> {
    const found = (await files.list()).flatMap((name) => SIGNING.exec(name)?.[1] ?? [])
    return found.map(Number).sort((a, b) => b - a)
  }

  async function reload(): Promise<void> {
    const newest = (await sequences()).slice(0, KEYS_MAX).map(fileName)
    for (const name of newest)
      if (!read.has(name))
        read.set(name, signingKey(privateKeyIn(files, name, await files.read(name))))
    keys = newest.map((name) => read.get(name) as SigningKey)
  }

  async function rotate(): Promise<string> {
    const [newest = 0] = await sequences()
    await files.createOnce(fileName(newest + 1), await newPem())
    await reload()
    return (keys[0] as SigningKey).kid
  }

  await reload()
  if (keys.length === 0) await rotate()
  return {
    get signing() {
      return keys[0] as SigningKey
    },
    get jwks() {
      return { keys: keys.map(({ jwk }) => jwk) }
    },
    reload,
    rotate,
  }
}

/** Which of these are not there: the secrets named, and the keys that sign. */
export async function missingKeys(files: KeyFiles, secrets: readonly string[]): Promise<string[]> {
  const names = await files.list()
  return [
    ...secrets.map((name) => `${name}.secret`).filter((name) => !names.includes(name)),
    ...(names.some((name) => SIGNING.test(name)) ? [] : [fileName(1)]),
  ]
}

/** Makes it when there is none; the same from then on. */
export async function openSecret(files: KeyFiles, name: string): Promise<ServerSecret> {
  const text = (await files.list()).includes(`${name}.secret`)
    ? await files.read(`${name}.secret`)
    : await files.createOnce(`${name}.secret`, randomBytes(SECRET_BYTES).toString('base64url'))
  const secret = Buffer.from(text.trim(), 'base64url')
  if (secret.length !== SECRET_BYTES)
    throw damaged(
      files,
      `${name}.secret`,
      `it holds ${secret.length} bytes where ${SECRET_BYTES} belong`,
    )
  return secret
}
