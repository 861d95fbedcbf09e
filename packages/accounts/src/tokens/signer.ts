import { randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import type { Keys } from '../keys/keys.ts'
import { TOKEN_MINUTES } from './claims.ts'

/** Where tokens come from and whom they are for: both are checked in every one. */
export interface TokenRealm {
  readonly issuer: string
  readonly audience: string
}

export interface TokenSubject {
  readonly userId: string
  readonly email: string
  readonly emailVerified: boolean
  readonly groups: readonly string[]
  readonly sessionId: string
  readonly generation: number
  /** Epoch milliseconds of the sign-in. */
  readonly signedInAt: number
}

export interface SignedToken {
  readonly token: string
  /** Epoch milliseconds. */
  readonly expiresAt: number
}

export type TokenSigner = (subject: TokenSubject, now: number) => Promise<SignedToken>

const seconds = (epochMs: number) => Math.floor(epochMs / 1000)

/** Shaped like a Cognito ID token, so that a verifier needs to know of one shape only. */
export function tokenSigner(keys: Pick<Keys, 'signing'>, realm: TokenRealm): TokenSigner {
  return async (subject, now) => {
    const { kid, privateKey } = keys.signing
    const expiry = seconds(now) + TOKEN_MINUTES * 60
    const token = await new SignJWT({
      sub: subject.userId,
      email: subject.email,
      email_verified: subject.emailVerified,
      'cognito:username': subject.userId,
      ...(subject.groups.length > 0 && { 'cognito:groups': [...subject.groups] }),
      token_use: 'id',
      aud: realm.audience,
      iss: realm.issuer,
      iat: seconds(now),
      exp: expiry,
      auth_time: seconds(subject.signedInAt),
      jti: randomUUID(),
      sid: subject.sessionId,
      gen: subject.generation,
    })
      .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
      .sign(privateKey)
    return { token, expiresAt: expiry * 1000 }
  }
}
