import type { IncomingMessage } from 'node:http'
import type { Context } from '@longtable/core'

/** Who sends a request, as the host found out. */
export interface Caller<ContextValue extends object = Context> {
  /** Who pays for unseen documents: a user or an address. */
  readonly key: string
  /** Made anew for each operation, and for each event of a subscription. */
  readonly context: () => ContextValue
  /** Epoch milliseconds at which the token ends, and with it every subscription. */
  readonly expiresAt?: number | undefined
}

export interface Credentials {
  /** Without `Bearer`; undefined when there is none. */
  readonly token: string | undefined
  readonly request: IncomingMessage
}

/** Gives an anonymous caller without a token; throws UNAUTHENTICATED for a token that is not good. */
export type Authenticate<ContextValue extends object = Context> = (
  credentials: Credentials,
) => Promise<Caller<ContextValue>> | Caller<ContextValue>

const BEARER = /^Bearer +([^\s]+)$/i

export const bearerToken = (authorization: unknown): string | undefined =>
  typeof authorization === 'string' ? BEARER.exec(authorization)?.[1] : undefined
