/** The closed set of what a caller can be told; a client may rely on it. */
export const ERROR_CODES = [
  'INVALID',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  /** Done before, but there is nothing to show of it any more. */
  'GONE',
  'CONFLICT',
  'RATE_LIMITED',
] as const
export type ErrorCode = (typeof ERROR_CODES)[number]

export interface ErrorDetails {
  /** The input field that is wrong, as a path. */
  readonly field?: string
  /** Seconds until it is worth trying again. */
  readonly retryAfter?: number
}

/** An expected refusal: `code` for programs, `reason` (`module.case`) for tests, `message` for people. */
export class DomainError extends Error {
  override readonly name = 'DomainError'
  readonly code: ErrorCode
  readonly reason: string
  readonly details: ErrorDetails

  constructor(
    code: ErrorCode,
    reason: string,
    text: string | ({ message: string } & ErrorDetails),
  ) {
    const { message, ...details } = typeof text === 'string' ? { message: text } : text
    super(message)
    this.code = code
    this.reason = reason
    this.details = details
  }
}

export const notFound = (reason: string, what: string) =>
  new DomainError('NOT_FOUND', reason, `${what} does not exist, or you may not see it.`)
