import type { ErrorCode, Viewer } from '@longtable/core'
import type { SystemContext } from '@longtable/system'
import type { SystemWorld } from '../system/system-world.ts'

/** What a client gets: an answer, or a code with its reason. */
export type Outcome = 'allowed' | `${ErrorCode} ${string}`

export interface Cast<C extends SystemContext> {
  readonly world: SystemWorld<C>
  /** Whose things are asked for. */
  readonly owner: C
  /** Who asks: an outsider, or the one for whom it is allowed. */
  readonly asker: C
}

/** What was made for a row, by the names of the document's variables. */
// oxlint-disable-next-line typescript/no-explicit-any -- each row knows what it has made
export type Made = Readonly<Record<string, any>>

/** Somebody else beside the outsiders: an invitee, a viewer, a member who has left. */
export interface FurtherRole<C extends SystemContext> {
  /**
   * The asker is somebody new, registered; this brings them into their role after the row's things
   * were made. What it returns is added to the variables.
   */
  readonly become: (cast: Cast<C>, made: Made) => Promise<object | void> | object | void
  readonly outcome: Outcome
}

/**
 * One operation and what each kind of person gets from it, run for real. They ask one after the other
 * in one world, each for things that were made for them; the one for whom it is allowed comes last.
 * Queries and what only owners may do share a world and the people in it, but for those of `also`.
 */
export interface PermissionRow<C extends SystemContext, Outsider extends string> {
  /** `Mutation.followUser`. */
  readonly operation: string
  readonly document: string
  /** Makes what is asked for and gives the variables; called once for everybody who asks. */
  readonly variables: (cast: Cast<C>) => Promise<object> | object
  readonly outcomes: Readonly<Record<Outsider, Outcome>>
  /** Somebody with a token who has not registered is refused, unless said otherwise. */
  readonly unregistered?: Outcome
  /** Further roles by name. */
  readonly also?: Readonly<Record<string, FurtherRole<C>>>
  /**
   * Somebody for whom it is allowed, so that a row cannot pass by asking for nonsense. With `also`
   * it is one of the further roles.
   */
  readonly allowedFor: 'owner' | 'admin' | 'stranger' | 'newcomer' | 'also'
  /**
   * Who has something to write, where the one for whom it is allowed has not: one of the further
   * roles, or the same person with another token.
   */
  readonly writer?: 'also' | ((viewer: Viewer) => Viewer)
  /** Ways of losing one's place that leave this to whoever has lost it. */
  readonly despite?: readonly string[]
}

export const isMutation = ({ operation }: { readonly operation: string }): boolean =>
  operation.startsWith('Mutation.')
