import type { AnyEntity, KeyOf, Of } from '@longtable/entity'
import type { Store } from '@longtable/store'
import type { Sums } from './sketch.ts'

/** Something that is counted: an item says how much of it there is, others are what there is. */
export interface Count {
  readonly problem: (key: string, says: Sums, has: Sums) => string
  readonly mayBeUnsaid: boolean
}

/** Where nobody says anything (what counts is gone, or going), nothing is wrong. */
export const count = (problem: Count['problem']): Count => ({ problem, mayBeUnsaid: true })

/** Where nobody says anything, that is as good as saying zero. */
export const countOrZero = (problem: Count['problem']): Count => ({ problem, mayBeUnsaid: false })

/** What an item is looked at with. */
export interface Looking {
  readonly store: Store
  /** What another item hangs on; asked for together with what others of the page ask for. */
  find<E extends AnyEntity>(entity: E, key: KeyOf<E>): Promise<Of<E> | undefined>
  says(count: Count, key: string, sums: Sums): void
  has(count: Count, key: string, sums: Sums): void
  /** Said once, however many items say it. */
  problem(text: string): void
}

/** What is done with each item of an entity. It may be asked again, in another pass over the table. */
export interface Take {
  readonly entity: AnyEntity
  // oxlint-disable-next-line typescript/no-explicit-any -- the entity says what it is
  readonly take: (value: any, looking: Looking) => void | Promise<void>
  readonly isOfExpired: boolean
}

export const on = <E extends AnyEntity>(
  entity: E,
  take: (value: Of<E>, looking: Looking) => void | Promise<void>,
): Take => ({ entity, take, isOfExpired: false })

/** Also of what has expired and stands there still: what counts it is told when it goes. */
export const onAlsoExpired = <E extends AnyEntity>(
  entity: E,
  take: (value: Of<E>, looking: Looking) => void | Promise<void>,
): Take => ({ entity, take, isOfExpired: true })

/** What a feature sees to: that counts are what they count, and that nothing hangs on nothing. */
export interface Verifier {
  readonly takes: readonly Take[]
}

export const verifier = (parts: Verifier): Verifier => parts
