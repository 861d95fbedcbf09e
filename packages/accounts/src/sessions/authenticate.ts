import { fromItem } from '@longtable/entity'
import type { Store } from '@longtable/store'
import type { AccountsViewer } from '../context.ts'
import { Account } from '../identity/account.entity.ts'
import { accountById } from '../identity/account.patterns.ts'
import type { IdClaims, OwnClaims } from '../tokens/claims.ts'
import { invalidToken, type TokenVerifier } from '../tokens/verifier.ts'
import { Session } from './session.entity.ts'
import { sessionById } from './session.patterns.ts'

interface AuthenticatorParts {
  readonly verifier: TokenVerifier
  /** The accounts table. */
  readonly store: Store
  readonly now: () => number
}

export interface Authenticated {
  readonly viewer: AccountsViewer
  /** Epoch milliseconds at which the token ends. */
  readonly expiresAt: number
}

/** Who the bearer of a token is, now; refused when the token was revoked. */
export type Authenticator = (token: string) => Promise<Authenticated>

const poolViewer = (claims: IdClaims): AccountsViewer => ({
  userId: claims.sub,
  groups: claims['cognito:groups'] ?? [],
  signedInAt: claims.auth_time * 1000,
  ...(claims.email !== undefined &&
    claims.email_verified === true && {
      email: claims.email.trim().toLowerCase(),
      emailAsOf: claims.iat * 1000,
    }),
})

/**
 * Account and session are read with every request, in one call: what ends a session, moves an
 * address or takes a group away acts on tokens that are out already.
 */
export function createAuthenticator({ verifier, store, now }: AuthenticatorParts): Authenticator {
  async function ownViewer({ sub, sid, gen }: OwnClaims): Promise<AccountsViewer> {
    const keys = [
      accountById.key({ userId: sub }),
      sessionById.key({ userId: sub, sessionId: sid }),
    ]
    const emailAsOf = now()
    const [accountItem, sessionItem] = await store.getMany(keys)
    if (!accountItem || !sessionItem) throw invalidToken()
    const account = fromItem(Account, accountItem)
    const session = fromItem(Session, sessionItem)
    const isAlive =
      account.status === 'active' &&
      gen === account.tokenGeneration &&
      session.generation === account.tokenGeneration &&
      Date.parse(session.expiresAt) > now()
    if (!isAlive) throw invalidToken()
    const { userId, email, emailVerified, groups } = account
    const known = { userId, sessionId: sid, groups, signedInAt: Date.parse(session.createdAt) }
    return { ...known, ...(emailVerified && { email, emailAsOf }) }
  }

  return async (token) => {
    const verified = await verifier.verify(token)
    const viewer = verified.isOwn ? await ownViewer(verified.claims) : poolViewer(verified.claims)
    return { viewer, expiresAt: verified.claims.exp * 1000 }
  }
}
