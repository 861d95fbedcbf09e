import { DomainError } from '@longtable/core'
import type { AnswerError } from './errors.ts'
import { MESSAGE_CHARACTERS_MAX } from './limits.ts'

const STATUS: Partial<Record<AnswerError['extensions']['code'], number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
}

export const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }

interface Head {
  readonly status: number
  readonly statusText: string
  readonly headers: Record<string, string>
}

/** As the library of event streams has it, too. */
export type Response = [text: string, head: Head]

/** Bad documents are 400; the rest has a status that proxies and clients understand. */
export function refusalResponse(errors: readonly AnswerError[]): Response {
  const extensions = errors[0]?.extensions
  const status = (extensions && STATUS[extensions.code]) ?? 400
  const retryAfter = extensions?.retryAfter
  return [
    JSON.stringify({ errors }),
    {
      status,
      statusText: '',
      headers: {
        ...JSON_TYPE,
        ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
      },
    },
  ]
}

/** The transports' own complaints about JSON and its fields, in our form. */
export const requestError = (message: string): AnswerError => ({
  message: message.slice(0, MESSAGE_CHARACTERS_MAX),
  extensions: { code: 'INVALID', reason: 'graphql.request' },
})

/** Said to a caller who has as many streams as one may have. */
export const tooManyStreams = (max: number) =>
  new DomainError('RATE_LIMITED', 'graphql.subscriptions', {
    message: `At most ${max} at the same time.`,
    retryAfter: 1,
  })
