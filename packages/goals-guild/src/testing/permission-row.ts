import type { ErrorCode } from '@longtable/core'
import type { GuildContext } from '../context.ts'
import type { GuildWorld } from './guild-world.ts'

/** Who asks. `otherOwner` has the same kind of things as the owner, but others. */
export const OUTSIDERS = [
  'stranger',
  'follower',
  'blocked',
  'otherOwner',
  'suspended',
  'unauthenticated',
] as const
export type Outsider = (typeof OUTSIDERS)[number]

/** What a client gets: an answer, or a code with its reason. */
export type Outcome = 'allowed' | `${ErrorCode} ${string}`

export interface Cast {
  readonly world: GuildWorld
  /** Whose things are asked for. */
  readonly owner: GuildContext
  /** Who asks: an outsider, or the one for whom it is allowed. */
  readonly asker: GuildContext
}

/** One operation and what each kind of outsider gets from it; run for real, each in a cast of its own. */
export interface PermissionRow {
  /** `Mutation.followUser`. */
  readonly operation: string
  readonly document: string
  /** Makes what is asked for and gives the variables. */
  readonly variables: (cast: Cast) => Promise<object> | object
  readonly outcomes: Readonly<Record<Outsider, Outcome>>
  /** Somebody with a token who has not registered is refused, unless said otherwise. */
  readonly unregistered?: Outcome
  /** Somebody for whom it is allowed, so that a row cannot pass by asking for nonsense. */
  readonly allowedFor: 'owner' | 'admin' | 'stranger' | 'newcomer'
}

const SIGNED_OUT = 'UNAUTHENTICATED core.signed-out'
export const UNREGISTERED = 'FORBIDDEN users.unregistered'
const SUSPENDED = 'FORBIDDEN users.suspended'

/** Everybody who may act at all gets the same. */
export const everyone = (
  outcome: Outcome,
  except: Partial<Record<Outsider, Outcome>> = {},
): Record<Outsider, Outcome> => ({
  stranger: outcome,
  follower: outcome,
  blocked: outcome,
  otherOwner: outcome,
  suspended: SUSPENDED,
  unauthenticated: SIGNED_OUT,
  ...except,
})
