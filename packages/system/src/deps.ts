import type { EventSink, Logger } from '@longtable/core'
import type { Stamp } from '@longtable/entity'
import type { ObjectStore } from '@longtable/files'
import type { SearchIndex } from '@longtable/search'
import type { Store, StoreTools } from '@longtable/store'
import type { Documents, Pictures } from './documents.ts'
import type { Payments } from './payments.ts'
import type { Inspect } from './verify/inspect.ts'

/** What works beside requests is built once, from these. */
export interface Deps {
  /** The system's own table. */
  readonly store: Store
  /** `longtable_system`, for jobs. */
  readonly system: Store
  readonly events: EventSink
  readonly files: ObjectStore
  readonly documents: Documents
  /** Absent: all pictures are shown as they are. */
  readonly pictures?: Pictures | undefined
  /** Absent: nobody can pay. */
  readonly payments?: Payments | undefined
  readonly search: SearchIndex
  /** All of the table; absent: nobody looks at everything. */
  readonly tools?: Pick<StoreTools, 'scan'> | undefined
  /** Looks at everything; a system brings it along, where it is given `tools`. */
  readonly inspect?: Inspect | undefined
  readonly stamp: () => Stamp
  /** Epoch milliseconds. */
  readonly now: () => number
  readonly log: Logger
}
