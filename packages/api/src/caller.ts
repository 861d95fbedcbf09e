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
  /** Calls back whenever the caller may no longer be who this says, until what it gives is called. */
  readonly watch?: ((onChange: () => void) => () => void) | undefined
}

/** A caller whom the edge asks for again: each operation and each event is by who it is then. */
export interface Bearer<ContextValue extends object = Context> extends Caller<ContextValue> {
  /** Throws UNAUTHENTICATED once the token was revoked. Absent where nothing can change. */
  readonly again?: (() => Promise<Bearer<ContextValue>>) | undefined
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

/**
 * Authenticates now and, by the same credentials, whenever it is asked again. Those who ask at the
 * same moment, as all subscriptions of a socket do of one event, share one answer; it is looked for
 * only when all of them have asked, so none of them gets one that is older than its question.
 */
export function bearerOf<ContextValue extends object>(
  authenticate: Authenticate<ContextValue>,
  credentials: Credentials,
): Promise<Bearer<ContextValue>> {
  let asked: Promise<Bearer<ContextValue>> | undefined
  const ask = async () => ({ ...(await authenticate(credentials)), again })
  const again = (): Promise<Bearer<ContextValue>> => {
    asked ??= new Promise<void>((resolve) => process.nextTick(resolve)).then(() => {
      asked = undefined
      return ask()
    })
    return asked
  }
  return ask()
}

const BEARER = /^Bearer +([^\s]+)$/i

export const bearerToken = (authorization: unknown): string | undefined =>
  typeof authorization === 'string' ? BEARER.exec(authorization)?.[1] : undefined
