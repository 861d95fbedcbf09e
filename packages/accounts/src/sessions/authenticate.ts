import { fromItem } from '@longtable/entity'
import type { Store } from '@longtable/store'
import type { AccountsViewer } from '../context.ts'
import { Account } from '../identity/account.entity.ts'
import { accountById } from '../identity/account.patterns.ts'
import type { ServerSecret } from '../secret.ts'
import type { IdClaims } from '../tokens/claims.ts'
import { invalidToken, type TokenVerifier } from '../tokens/verifier.ts'
import { isLive } from './live-sessions.ts'
import { readReaderToken } from './reader-token.ts'
import { Session } from './session.entity.ts'
import { sessionById } from './session.patterns.ts'

interface SessionParts {
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

/** Who reads with a reader's token, now; undefined when its session has ended. */
export type ReaderAuthenticator = (readerToken: string) => Promise<AccountsViewer | undefined>

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
async function viewerIn(
  { store, now }: SessionParts,
  key: { readonly userId: string; readonly sessionId: string },
) {
  const emailAsOf = now()
  const keys = [accountById.key(key), sessionById.key(key)]
  const [accountItem, sessionItem] = await store.getMany(keys)
  if (!accountItem || !sessionItem) return undefined
  const account = fromItem(Account, accountItem)
  const session = fromItem(Session, sessionItem)
  if (!isLive(account, session, now())) return undefined
  const { userId, email, emailVerified, groups, tokenGeneration } = account
  const { sessionId, createdAt } = session
  const signedInAt = Date.parse(createdAt)
  // Written out, for every request comes by here: a spread that comes first is slow.
  const viewer: AccountsViewer = emailVerified
    ? { userId, sessionId, groups, signedInAt, email, emailAsOf }
    : { userId, sessionId, groups, signedInAt }
  return { viewer, tokenGeneration }
}

export function createAuthenticator({
  verifier,
  ...parts
}: SessionParts & { readonly verifier: TokenVerifier }): Authenticator {
  return async (token) => {
    const verified = await verifier.verify(token)
    const expiresAt = verified.claims.exp * 1000
    if (!verified.isOwn) return { viewer: poolViewer(verified.claims), expiresAt }
    const { sub, sid, gen } = verified.claims
    const found = await viewerIn(parts, { userId: sub, sessionId: sid })
    if (found?.tokenGeneration !== gen) throw invalidToken()
    return { viewer: found.viewer, expiresAt }
  }
}

export function createReaderAuthenticator({
  secret,
  ...parts
}: SessionParts & { readonly secret: ServerSecret }): ReaderAuthenticator {
  return async (token) => {
    const key = readReaderToken(secret, token)
    return key && (await viewerIn(parts, key))?.viewer
  }
}
