import { randomBytes } from 'node:crypto'
import { type Algorithm, hash, verify } from '@node-rs/argon2'

/** OWASP's first choice for argon2id; a guess costs the same memory and time as a sign-in. */
const ARGON2ID: Algorithm.Argon2id = 2
const OPTIONS = { algorithm: ARGON2ID, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/** Both run off the event loop. */
export interface PasswordHasher {
  hash(password: string): Promise<string>
  verify(passwordHash: string, password: string): Promise<boolean>
  /** Of a password that nobody knows: what an unknown account is checked against. */
  readonly nobodysHash: string
}

export async function argon2Hasher(): Promise<PasswordHasher> {
  const hashed = (password: string) => hash(password, OPTIONS)
  return {
    hash: hashed,
    verify: (passwordHash, password) => verify(passwordHash, password),
    nobodysHash: await hashed(randomBytes(32).toString('base64url')),
  }
}
