import { DomainError } from '@longtable/core'
import { JwtVerifier } from 'aws-jwt-verify'
import type { Jwks } from 'aws-jwt-verify/jwk'
import type { Keys } from '../keys/keys.ts'
import { IdClaims, OwnClaims } from './claims.ts'
import type { TokenRealm } from './signer.ts'
import { type TokenParts, tokenParts } from './strict-token.ts'

const CACHE_MAX = 10_000
const RELOAD_MS_MIN = 1000
const CLOCK_SKEW_SECONDS = 60
/** The library reads its own clock; ours decides, below. */
const NO_CLOCK = Number.MAX_SAFE_INTEGER

/** A Cognito user pool: its issuer is `https://cognito-idp.<region>.amazonaws.com/<pool id>`. */
export interface UserPool extends TokenRealm {
  /** Given, nothing is fetched; else it is fetched from the issuer when first needed. */
  readonly jwks?: Jwks
}

export interface VerifierOptions {
  readonly own: TokenRealm & { readonly keys: Pick<Keys, 'jwks' | 'reload'> }
  readonly pools?: readonly UserPool[]
  readonly now: () => number
}

export type VerifiedToken =
  | { readonly isOwn: true; readonly claims: OwnClaims }
  | { readonly isOwn: false; readonly claims: IdClaims }

export interface TokenVerifier {
  /** Signature, issuer, audience, use and time. Whether it was revoked is asked apart. */
  verify(token: string): Promise<VerifiedToken>
  readonly cached: number
}

export const invalidToken = () =>
  new DomainError('UNAUTHENTICATED', 'accounts.token', 'The token is not valid; sign in again.')

type Check = (token: string, parts: TokenParts) => Promise<VerifiedToken>

function isInTime({ exp, iat, nbf }: IdClaims, now: number): boolean {
  const seconds = now / 1000
  return (
    exp > seconds &&
    iat <= seconds + CLOCK_SKEW_SECONDS &&
    (nbf ?? 0) <= seconds + CLOCK_SKEW_SECONDS
  )
}

function ownCheck({ own, now }: VerifierOptions, forget: () => void): Check {
  const { issuer, audience, keys } = own
  const library = JwtVerifier.create({ issuer, audience, graceSeconds: NO_CLOCK })
  let known = new Set<string>()
  let readAt = 0
  const take = () => {
    known = new Set(keys.jwks.keys.map(({ kid }) => kid))
    library.cacheJwks({ keys: keys.jwks.keys.map((jwk) => ({ ...jwk })) })
  }
  take()

  /** Another process may have made a new key; looked for at most once a second. */
  async function knows(kid: string): Promise<boolean> {
    if (keys.jwks.keys.some((jwk) => !known.has(jwk.kid))) take()
    if (known.has(kid)) return true
    if (Math.abs(now() - readAt) < RELOAD_MS_MIN) return false
    readAt = now()
    await keys.reload()
    take()
    forget()
    return known.has(kid)
  }

  return async (token, { kid, isCanonical }) => {
    if (!isCanonical || !(await knows(kid))) throw invalidToken()
    return { isOwn: true, claims: OwnClaims.parse(library.verifySync(token)) }
  }
}

function poolCheck({ issuer, audience, jwks }: UserPool): Check {
  const library = JwtVerifier.create({ issuer, audience, graceSeconds: NO_CLOCK })
  if (jwks) library.cacheJwks(jwks)
  return async (token) => {
    const claims = jwks ? library.verifySync(token) : await library.verify(token)
    return { isOwn: false, claims: IdClaims.parse(claims) }
  }
}

export function createVerifier(options: VerifierOptions): TokenVerifier {
  const { own, pools = [], now } = options
  const verified = new Map<string, VerifiedToken>()
  const checks = new Map<unknown, { audience: string; check: Check }>(
    pools.map((pool) => [pool.issuer, { audience: pool.audience, check: poolCheck(pool) }]),
  )
  checks.set(own.issuer, {
    audience: own.audience,
    check: ownCheck(options, () => verified.clear()),
  })

  async function check(token: string): Promise<VerifiedToken> {
    const parts = tokenParts(token)
    const issuer = parts && checks.get(parts.payload['iss'])
    if (!parts || !issuer) throw invalidToken()
    try {
      const result = await issuer.check(token, parts)
      if (result.claims.aud === issuer.audience && isInTime(result.claims, now())) return result
    } catch {
      // Every cause is answered alike: a forger learns nothing from the difference.
      throw invalidToken()
    }
    throw invalidToken()
  }

  return {
    async verify(token) {
      const known = verified.get(token)
      if (known) {
        if (isInTime(known.claims, now())) return known
        verified.delete(token)
        throw invalidToken()
      }
      const result = await check(token)
      const [oldest] = verified.keys()
      if (verified.size >= CACHE_MAX && oldest !== undefined) verified.delete(oldest)
      verified.set(token, result)
      return result
    },
    get cached() {
      return verified.size
    },
  }
}
