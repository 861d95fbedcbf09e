import { randomUUID } from 'node:crypto'
import { DomainError, type ErrorDetails, type Logger } from '@longtable/core'
import { UnreadableItemError } from '@longtable/entity'
import {
  InvalidRequestError,
  StoreFullError,
  StoreUnavailableError,
  WriteConflictError,
} from '@longtable/store'
import { GraphQLError } from 'graphql/index.js'
import * as z from 'zod'
import { ANSWER_ERRORS_MAX, MESSAGE_CHARACTERS_MAX } from './limits.ts'
import { InvalidDocumentError } from './prepare.ts'

/**
 * Core's codes, and two that only the edge gives: `UNAVAILABLE` when it is unknown whether the
 * request was carried out (try again with the same `requestId`), `INTERNAL` for what we got wrong.
 */
export type EdgeCode = DomainError['code'] | 'UNAVAILABLE' | 'INTERNAL'

export interface AnswerError {
  readonly message: string
  readonly path?: readonly (string | number)[]
  readonly extensions: {
    readonly code: EdgeCode
    /** `module.case`, stable. Absent on what is masked. */
    readonly reason?: string
    readonly field?: string
    /** Seconds. */
    readonly retryAfter?: number
    /** Of the log entry that has the cause. */
    readonly id?: string
  }
}

interface Told extends ErrorDetails {
  readonly code: EdgeCode
  readonly reason: string
  readonly message: string
}

const LOGGED_MAX = 5
/** To the end of a message, which may have been cut off in it. */
const SUGGESTION = /,? did you mean .*[?…]$/is
/** What graphql says of an argument that only turns out wrong with the variables. */
const ARGUMENT =
  /^Argument "\w+" (of (non-null|required) type "[\w![\]]+" (must not be null|was (not )?provided)|has invalid value )/

export const timedOut = () =>
  toldError({
    code: 'UNAVAILABLE',
    reason: 'graphql.timeout',
    message: 'This took too long; it may or may not have been done.',
    retryAfter: 1,
  })

export const answerTooLarge = (bytesMax: number, isMutation: boolean) =>
  toldError({
    code: 'INVALID',
    reason: 'graphql.answer-size',
    message: `The answer has more than ${bytesMax} bytes; ask for fewer items or fields.${
      isMutation ? ' What it was to do may have been done.' : ''
    }`,
  })

export const tokenEnded = () =>
  new DomainError('UNAUTHENTICATED', 'graphql.token-expired', 'The token has expired.')

const shortened = (message: string) =>
  message.length > MESSAGE_CHARACTERS_MAX
    ? `${message.slice(0, MESSAGE_CHARACTERS_MAX).toWellFormed()}…`
    : message

/** Shortened first: what graphql says may quote a variable as long as the body. */
const unsuggested = (message: string) => shortened(message).replace(SUGGESTION, '')

function toldError({ message, ...extensions }: Told, path?: AnswerError['path']): AnswerError {
  return { message: shortened(message), ...(path && { path }), extensions }
}

function ofInput({ issues }: z.ZodError): Told {
  const [issue] = issues
  const field = issue?.path.join('.') ?? ''
  return {
    code: 'INVALID',
    reason: `input.${issue?.code ?? 'invalid'}`,
    message: field === '' ? (issue?.message ?? 'Invalid input') : `${field}: ${issue?.message}`,
    ...(field !== '' && { field }),
  }
}

/** A subject that quotes a key is not repeated: keys stay inside. */
function ofStoreRequest({ subject, rule }: InvalidRequestError): Told {
  const isName = /^[A-Za-z][\w .]*$/.test(subject)
  return {
    code: 'INVALID',
    reason: 'store.invalid',
    message: isName ? `${subject}: ${rule}` : rule,
    ...(isName && { field: subject }),
  }
}

/** What may be said of an error, or undefined when it is none that we expect. */
function told(error: unknown): Told | undefined {
  if (error instanceof DomainError)
    return {
      code: error.code,
      reason: error.reason,
      message: error.message,
      ...(error.details.field !== undefined && { field: error.details.field }),
      ...(error.details.retryAfter !== undefined && { retryAfter: error.details.retryAfter }),
    }
  if (error instanceof z.ZodError) return ofInput(error)
  if (error instanceof InvalidRequestError) return ofStoreRequest(error)
  // Other programs write the same tables: an item against its document is not what we got wrong.
  if (error instanceof UnreadableItemError)
    return {
      code: 'CONFLICT',
      reason: 'store.unreadable',
      message:
        'What is stored here is not as it should be and cannot be shown; the operator is told.',
    }
  if (error instanceof WriteConflictError)
    return {
      code: 'CONFLICT',
      reason: 'store.busy',
      message: 'This was changed by others at the same moment; try again.',
      retryAfter: 1,
    }
  if (error instanceof StoreFullError)
    return {
      code: 'UNAVAILABLE',
      reason: 'store.full',
      message: 'There is no room to store this; nothing was changed. Reading goes on.',
      retryAfter: 60,
    }
  if (error instanceof StoreUnavailableError)
    return {
      code: 'UNAVAILABLE',
      reason: 'store.unavailable',
      message: 'The store does not answer; it may or may not have been done.',
      retryAfter: 1,
    }
  return undefined
}

/**
 * graphql's own words are passed on only where they are about the request: without a path nothing
 * has run yet. With a path they may quote what a resolver gave, so they are masked like any bug.
 */
function ofGraphql(error: GraphQLError): Told | undefined {
  const message = unsuggested(error.message)
  const isAboutRequest = error.path === undefined || ARGUMENT.test(message)
  return isAboutRequest
    ? {
        code: 'INVALID',
        reason: error.path === undefined ? 'graphql.variables' : 'graphql.argument',
        message,
      }
    : undefined
}

const ofDocument = ({ reason, problems }: InvalidDocumentError): AnswerError[] =>
  problems.map(({ message }) =>
    toldError({ code: 'INVALID', reason, message: unsuggested(message) }),
  )

/** The cause of what graphql caught, if a resolver threw it. */
function causeOf(error: unknown): unknown {
  if (!(error instanceof GraphQLError)) return error
  const { originalError } = error
  return originalError === undefined || originalError instanceof GraphQLError
    ? error
    : originalError
}

/**
 * The one place where errors become answers. What is not expected is masked by an id that all of an
 * answer's masked errors share, and its cause is logged with that id and its path.
 */
export function answerErrors(errors: readonly unknown[], log: Logger): AnswerError[] {
  let id: string | undefined
  let logged = 0

  const one = (error: unknown): AnswerError[] => {
    if (error instanceof InvalidDocumentError) return ofDocument(error)
    const path = error instanceof GraphQLError ? error.path : undefined
    const cause = causeOf(error)
    const expected = cause instanceof GraphQLError ? ofGraphql(cause) : told(cause)
    if (expected?.code === 'UNAVAILABLE')
      log.warn({ err: cause, path }, 'The store did not answer.')
    if (cause instanceof UnreadableItemError)
      log.error({ err: cause, path }, 'a stored item cannot be read')
    if (expected) return [toldError(expected, path)]
    id ??= randomUUID()
    if (logged < LOGGED_MAX) log.error({ err: cause, path, errorId: id }, 'An operation failed.')
    logged += 1
    return [
      {
        message: `Something went wrong; the operator finds it in the log as ${id}.`,
        ...(path && { path }),
        extensions: { code: 'INTERNAL', id },
      },
    ]
  }

  return errors.slice(0, ANSWER_ERRORS_MAX).flatMap(one)
}
