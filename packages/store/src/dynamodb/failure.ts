import {
  ChangeGapError,
  InvalidRequestError,
  StoreError,
  StoreUnavailableError,
} from '../errors.ts'

/** What an engine's error carries; anything without a status never got an answer. */
export interface EngineError extends Error {
  readonly $metadata?: { readonly httpStatusCode?: number }
  readonly CancellationReasons?: readonly { readonly Code?: string; readonly Message?: string }[]
}

/** `lost`: nobody knows whether it was carried out. `refused`: it was not, and will not be. */
export type Failure =
  | { readonly kind: 'throttled' | 'conflict' | 'lost'; readonly cause: EngineError }
  | { readonly kind: 'refused'; readonly error: Error }

const THROTTLING = new Set([
  'ProvisionedThroughputExceededException',
  'ProvisionedThroughputExceeded',
  'ThrottlingException',
  'ThrottlingError',
  'RequestLimitExceeded',
  'LimitExceededException',
])
const CONFLICTS = new Set([
  'TransactionConflictException',
  'TransactionConflict',
  'ReplicatedWriteConflictException',
])
const BAD_DATA = new Set([
  'ValidationException',
  'ValidationError',
  'ItemCollectionSizeLimitExceededException',
  'ItemCollectionSizeLimitExceeded',
])
/** Without credentials nothing is sent, so trying again cannot help. */
const UNSENT = new Set(['CredentialsProviderError', 'TokenProviderError'])

function judged(name: string, message: string, cause: EngineError): Failure | undefined {
  if (THROTTLING.has(name)) return { kind: 'throttled', cause }
  if (CONFLICTS.has(name)) return { kind: 'conflict', cause }
  if (BAD_DATA.has(name))
    return { kind: 'refused', error: new InvalidRequestError('request', message) }
  return undefined
}

/** Failed conditions and unfit data are the writer's to judge; what is left may pass. */
function cancellation(error: EngineError): Failure | undefined {
  return (error.CancellationReasons ?? [])
    .map((reason) => judged(reason.Code ?? '', reason.Message ?? error.message, error))
    .find((failure) => failure !== undefined)
}

function refused(error: EngineError, subject: string): Failure {
  const message =
    error.name === 'ResourceNotFoundException'
      ? `${subject} is not there: ${error.message}`
      : `${subject}: the engine refused, ${error.name}: ${error.message}`
  return { kind: 'refused', error: new StoreUnavailableError(message, { cause: error }) }
}

/** Which operation of a write the engine found unfit for what is stored, and why. */
export function unfitData(thrown: unknown): { operation: number; rule: string } | undefined {
  const error = thrown as EngineError
  if (BAD_DATA.has(error.name)) return { operation: 0, rule: error.message }
  if (error.name !== 'TransactionCanceledException') return undefined
  const reasons = error.CancellationReasons ?? []
  const operation = reasons.findIndex((reason) => BAD_DATA.has(reason.Code ?? ''))
  if (operation < 0) return undefined
  return { operation, rule: reasons[operation]?.Message ?? error.message }
}

/** Decides what an error of a send means; `subject` names the table for whoever reads the message. */
export function failureOf(thrown: unknown, subject: string): Failure {
  const error = thrown as EngineError
  if (error instanceof StoreError) return { kind: 'refused', error }
  if (error.name === 'TrimmedDataAccessException')
    return { kind: 'refused', error: new ChangeGapError(`${subject}: ${error.message}`) }
  // The first try with this token is still under way.
  if (error.name === 'TransactionInProgressException') return { kind: 'lost', cause: error }
  const known =
    error.name === 'TransactionCanceledException'
      ? cancellation(error)
      : judged(error.name, error.message, error)
  if (known) return known
  if (UNSENT.has(error.name)) return refused(error, subject)
  const status = error.$metadata?.httpStatusCode
  if (status === 429) return { kind: 'throttled', cause: error }
  // A reply that was cut off has a good status, but its error comes from reading the body.
  if (status === undefined || status < 400 || status >= 500) return { kind: 'lost', cause: error }
  return refused(error, subject)
}
