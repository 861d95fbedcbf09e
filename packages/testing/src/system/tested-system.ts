import type { Logger } from '@longtable/core'
import type { Item, Store } from '@longtable/store'
import type { Payments, System, SystemContext } from '@longtable/system'

/** The store of a world, as what a system keeps beside it may read it. */
export interface Opened {
  readonly storeName: string
  readonly store: Store
  readonly scan: () => AsyncIterable<readonly Item[]>
  readonly log: Logger
}

/** A system, and the little that a test has to know of it beyond what a host does. */
export interface TestedSystem<C extends SystemContext> {
  readonly system: System
  /** As somebody joins who has an account. */
  readonly register: (context: C, nickname: string, profile: object) => Promise<unknown>
  /** Who is paid through, once for a world; without it nobody can pay. */
  readonly paymentsOf?: (now: () => number) => Payments
  /** What only its own contexts carry, once for a world; racing processes do without. */
  readonly extras?: (opened: Opened) => Promise<Partial<C>>
}
