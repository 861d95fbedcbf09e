import { type Bus, type Context, DomainError, type Origin, type Viewer } from '@longtable/core'
import type { PasswordHasher } from './passwords/hasher.ts'
import type { ServerSecret } from './secret.ts'
import type { TokenSigner } from './tokens/signer.ts'

/** The viewer as the account is now: e-mail and groups are read with every request. */
export interface AccountsViewer extends Viewer {
  readonly groups: readonly string[]
}

/** What accounts need beyond a context of core. */
export interface AccountsParts {
  readonly hasher: PasswordHasher
  readonly secret: ServerSecret
  readonly signToken: TokenSigner
  /** What this process's own reader of the change log publishes. */
  readonly bus: Bus
  /** The products in which somebody still has a profile, by name; none unless it is given. */
  readonly profilesOf?: (userId: string) => Promise<readonly string[]>
  /** Whether somebody may sign in from there; everybody may from everywhere unless it is given. */
  readonly mayEnter?: (email: string, origin: Origin) => boolean
}

export interface AccountsContext extends Context {
  readonly viewer?: AccountsViewer | undefined
  readonly accounts: AccountsParts
}

export function signedIn({ viewer }: AccountsContext): AccountsViewer {
  if (!viewer) throw new DomainError('UNAUTHENTICATED', 'core.signed-out', 'Please sign in.')
  return viewer
}
