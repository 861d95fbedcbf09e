interface AnswerError {
  readonly message: string
  readonly extensions?: {
    readonly code?: string
    readonly reason?: string
    readonly field?: string
    readonly retryAfter?: number
  }
}

export interface Answer<Data> {
  readonly data?: Data
  readonly errors?: readonly AnswerError[]
}

/** What the server says of a failure; `code` and `reason` are stable, the message is for people. */
export class ApiError extends Error {
  readonly code: string
  readonly reason: string | undefined
  readonly field: string | undefined
  /** Seconds. */
  readonly retryAfter: number | undefined

  constructor({ message, extensions }: AnswerError) {
    super(message)
    this.code = extensions?.code ?? 'INTERNAL'
    this.reason = extensions?.reason
    this.field = extensions?.field
    this.retryAfter = extensions?.retryAfter
  }
}

/** The data of an answer, or its first error thrown. */
export function dataOf<Data>({ data, errors }: Answer<Data>): Data {
  const [error] = errors ?? []
  if (error) throw new ApiError(error)
  return data as Data
}

/** A race that was lost; every other conflict stays one. */
const BUSY = 'core.busy'

/** Worth another try with the same `requestId`: it may or may not have been done. */
export const isPassing = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.code === 'UNAVAILABLE' || error.reason === BUSY

/** It was not done, and nobody has to ask again to know. */
export const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.code !== 'UNAVAILABLE'

/** Nobody answered: it waits for a connection. */
export const isUnreachable = (error: unknown): boolean => !(error instanceof ApiError)

const LEFT = 'web.left'

/** Whoever has asked is out: it goes in nobody else's name. */
export const leftError = (): ApiError =>
  new ApiError({
    message: 'You have signed out.',
    extensions: { code: 'UNAUTHENTICATED', reason: LEFT },
  })

export const hasLeft = (error: unknown): boolean =>
  error instanceof ApiError && error.reason === LEFT
