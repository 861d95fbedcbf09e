import type { AnyEntity } from '@longtable/entity'
import type { Key } from '@longtable/store'
import type { SystemContext } from '@longtable/system'
import type { SystemWorld } from '../system/system-world.ts'
import type { TestedSystem } from '../system/tested-system.ts'
import type { Cast, Outcome } from './row.ts'

/** A way of losing one's place between what a mutation reads and what it writes. */
export interface Going<C extends SystemContext> {
  readonly how: string
  readonly go: (world: SystemWorld<C>, actor: C) => Promise<unknown>
  /** What is said to them then. */
  readonly outcome: Outcome
}

/** How a system stores people. */
interface Person {
  readonly entity: AnyEntity
  readonly keyOf: (userId: string) => Key
  /** What it says of somebody who has deleted their account. */
  readonly deleted: Readonly<Record<string, string>>
}

/** Who there is in a system, and how they come to be what they are. */
export interface Roles<C extends SystemContext, Outsider extends string> {
  readonly tested: TestedSystem<C>
  readonly outsiders: readonly Outsider[]
  /** Somebody new who stands to the owner as the role says. */
  readonly play: (world: SystemWorld<C>, role: Outsider, owner: C) => Promise<C>
  /** What somebody gets who has a token and has not registered. */
  readonly unregistered: Outcome
  readonly goings: readonly Going<C>[]
  /** The owner wants nothing to do with the asker any more; also an owner who is suspended. */
  readonly shutOut: (cast: Cast<C>) => Promise<void>
  readonly person: Person
  /** Mutations whose recorded answer holds what people have written. */
  readonly recordsText: readonly string[]
}
