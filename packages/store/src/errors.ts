import type { Item } from './port.ts'

/** Everything the store says on purpose; `code` is stable. */
export abstract class StoreError extends Error {
  abstract readonly code: string
  override get name(): string {
    return this.constructor.name
  }
}

/** The request cannot be carried out by any engine. Nothing was sent or written. */
export class InvalidRequestError extends StoreError {
  readonly code = 'INVALID_REQUEST'
  readonly subject: string
  readonly rule: string

  constructor(subject: string, rule: string) {
    super(`${subject}: ${rule}`)
    this.subject = subject
    this.rule = rule
  }
}

export interface ConditionFailure {
  /** The place of the operation in the call. */
  readonly operation: number
  /** The item that was there, when the operation asked for it and there was one. */
  readonly item?: Item
}

/** At least one condition did not hold; nothing was written. A domain decision, not an accident. */
export class ConditionFailedError extends StoreError {
  readonly code = 'CONDITION_FAILED'
  /** Never empty, in the order of the operations. */
  readonly failures: readonly ConditionFailure[]

  constructor(failures: readonly ConditionFailure[]) {
    const places = failures.map((failure) => failure.operation).join(', ')
    super(`The condition of operation ${places} does not hold.`)
    this.failures = failures
  }
}

/** Others wrote the same items all the while. Nothing was written; trying again is right. */
export class WriteConflictError extends StoreError {
  readonly code = 'WRITE_CONFLICT'
}

/** The engine did not answer, is throttled, or is closed. The write may or may not have happened. */
export class StoreUnavailableError extends StoreError {
  readonly code: string = 'STORE_UNAVAILABLE'
}

/** Changes after the position are gone: a reader that fell behind has to rebuild from a scan. */
export class ChangeGapError extends StoreError {
  readonly code = 'CHANGE_GAP'
}

/** The data was written by a newer version of this program. */
export class StoreVersionError extends StoreError {
  readonly code = 'STORE_VERSION'
}

/** Another process holds the store and does not let go of it. */
export class StoreLockedError extends StoreError {
  readonly code = 'STORE_LOCKED'
}

/** What lies where the store should be is not one, or not all of one. Nothing was changed. */
export class StoreDamagedError extends StoreError {
  readonly code = 'STORE_DAMAGED'
}

/** There is no room for the write, and nothing of it was made. Reads go on; trying again later is right. */
export class StoreFullError extends StoreUnavailableError {
  override readonly code = 'STORE_FULL'
}
