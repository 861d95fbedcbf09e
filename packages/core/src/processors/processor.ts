import type { AnyEntity, Of } from '@longtable/entity'
import type { Change, Store } from '@longtable/store'
import type { EventSink } from '../events.ts'
import type { Logger } from '../logger.ts'

/** A change with its images read as the entity they are of. */
export interface EntityChange<V> {
  /** Ids that an effect makes must follow from it, so that a repeat makes the same ones. */
  readonly id: string
  readonly at: number
  readonly old?: V
  readonly new?: V
  /** The old image had expired already. */
  readonly expired?: true
}

export interface ProcessorContext {
  /** The table whose changes are processed. */
  readonly store: Store
  /** `longtable_system`, for jobs. */
  readonly system: Store
  /** What happened, for programs outside. */
  readonly events: EventSink
  readonly now: () => number
  readonly log: Logger
}

/**
 * What reacts to changes of an entity. Delivered at least once and in order per item only, so its
 * effect is idempotent by key, or goes with a marker item in one transaction.
 */
export interface Processor {
  /** `system.verb-noun`. */
  readonly name: string
  readonly entity: AnyEntity
  /** Whether a change concerns it at all. */
  readonly wants: (change: Change) => boolean
  // oxlint-disable-next-line typescript/no-explicit-any -- the entity says what it is
  readonly handle: (change: EntityChange<any>, context: ProcessorContext) => Promise<void>
  /** Its effect follows from an item as it is and tells nobody, so any item may be handed to it again. */
  readonly restores?: true
  /** Many at once where that is much cheaper; when it throws, they are handled one by one. */
  readonly handleBatch?: (
    // oxlint-disable-next-line typescript/no-explicit-any -- the entity says what it is
    changes: readonly EntityChange<any>[],
    context: ProcessorContext,
  ) => Promise<void>
}

type Handle<E> = (change: EntityChange<Of<E>>, context: ProcessorContext) => Promise<void>

const isInsert = (change: Change) =>
  change.new !== undefined && (change.old === undefined || change.expired === true)

export function onChange<E extends AnyEntity>(
  name: string,
  entity: E,
  handle: Handle<E>,
): Processor {
  return { name, entity, wants: () => true, handle }
}

/** A new item, also one that takes the place of an expired one. */
export function onInsert<E extends AnyEntity>(
  name: string,
  entity: E,
  handle: (
    value: Of<E>,
    context: ProcessorContext & { change: EntityChange<Of<E>> },
  ) => Promise<void>,
): Processor {
  return {
    name,
    entity,
    wants: isInsert,
    handle: (change: EntityChange<Of<E>>, context) =>
      handle(change.new as Of<E>, { ...context, change }),
  }
}
