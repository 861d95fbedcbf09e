import { randomUUID } from 'node:crypto'
import { InvalidRequestError, StoreUnavailableError } from '@longtable/store'
import type { FastifyReply } from 'fastify'
import { UnknownTableError } from './request.ts'

/** Only our own files run, nothing is loaded from elsewhere, and nobody may frame the page. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

export const SECURITY_HEADERS = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cache-control': 'no-store',
} as const

interface Refusal {
  readonly status: number
  readonly code: string
  readonly message: string
  readonly field?: string
}

export const sendRefusal = (reply: FastifyReply, { status, ...error }: Refusal): FastifyReply =>
  reply.code(status).send({ error })

/** What a caller can put right is said in full; of anything else only an id leaves the process. */
export function refusalOf(
  error: unknown,
  report: (problem: string, cause: unknown) => void,
): Refusal {
  if (error instanceof InvalidRequestError) {
    const status = error instanceof UnknownTableError ? 404 : 400
    return { status, code: error.code, message: error.message, field: error.subject }
  }
  const id = randomUUID()
  report(`Request failed, id ${id}`, error)
  if (error instanceof StoreUnavailableError)
    return { status: 503, code: error.code, message: `The store cannot be read now (id ${id}).` }
  return { status: 500, code: 'INTERNAL', message: `Something went wrong here (id ${id}).` }
}
