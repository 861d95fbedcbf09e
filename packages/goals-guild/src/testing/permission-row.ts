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

/** What was made for a row, by the names of the document's variables. */
// oxlint-disable-next-line typescript/no-explicit-any -- each row knows what it has made
export type Made = Readonly<Record<string, any>>

/** Somebody else beside the outsiders: an invitee, a viewer, a member who has left. */
export interface FurtherRole {
  /**
   * The asker is somebody new, registered; this brings them into their role after the row's things
   * were made. What it returns is added to the variables.
   */
  readonly become: (cast: Cast, made: Made) => Promise<object | void> | object | void
  readonly outcome: Outcome
}

/**
 * One operation and what each kind of person gets from it, run for real. They ask one after the other
 * in one world, each for things that were made for them; the one for whom it is allowed comes last.
 * Queries and what only owners may do share a world and the people in it, but for those of `also`.
 */
export interface PermissionRow {
  /** `Mutation.followUser`. */
  readonly operation: string
  readonly document: string
  /** Makes what is asked for and gives the variables; called once for everybody who asks. */
  readonly variables: (cast: Cast) => Promise<object> | object
  readonly outcomes: Readonly<Record<Outsider, Outcome>>
  /** Somebody with a token who has not registered is refused, unless said otherwise. */
  readonly unregistered?: Outcome
  /** Further roles by name. */
  readonly also?: Readonly<Record<string, FurtherRole>>
  /**
   * Somebody for whom it is allowed, so that a row cannot pass by asking for nonsense. With `also`
   * it is one of the further roles.
   */
  readonly allowedFor: 'owner' | 'admin' | 'stranger' | 'newcomer' | 'also'
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

/** The asker's own things, or what everybody may see: there is nothing else to ask for. */
export const forEveryone = (operation: string, document: string): PermissionRow => ({
  operation,
  document,
  variables: () => ({}),
  outcomes: everyone('allowed'),
  allowedFor: 'owner',
})
