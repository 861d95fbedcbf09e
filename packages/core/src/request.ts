import { createHash } from 'node:crypto'
import { find, put } from '@longtable/entity'
import type { Put } from '@longtable/store'
import type { Context } from './context.ts'
import { DomainError } from './errors.ts'
import { expiryOf } from './expiry.ts'

const REQUEST_HOURS = 24
const RESULT_BYTES_MAX = 8 * 1024

/** 8 to 64 letters, digits, `_` or `-`: chosen by the client, remembered for a day. */
export const REQUEST_ID = /^[0-9A-Za-z_-]{8,64}$/

export interface RequestKey {
  readonly userId: string
  readonly requestId: string
}

/** Sorted, so that the order of a client's fields does not make another request. */
function canonical(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  const entries = Object.entries(value)
    .filter(([, entry]) => entry !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([name, entry]) => `${JSON.stringify(name)}:${canonical(entry)}`).join(',')}}`
}

export const inputHash = (mutation: string, input: unknown): string =>
  createHash('sha256')
    .update(`${mutation}\n${canonical(input)}`)
    .digest('base64url')

export interface RequestRecord extends RequestKey {
  readonly mutation: string
  readonly hash: string
  readonly result: unknown
}

/** Written in the act's own transaction, so that effect and answer come together or not at all. */
export function requestRecord(context: Context, record: RequestRecord): Put {
  const text = JSON.stringify(record.result ?? null)
  if (Buffer.byteLength(text) > RESULT_BYTES_MAX)
    throw new Error(
      `The answer of ${record.mutation} is larger than ${RESULT_BYTES_MAX} bytes: answer with its id.`,
    )
  return put(context.rows.Request, {
    userId: record.userId,
    requestId: record.requestId,
    mutation: record.mutation,
    inputHash: record.hash,
    result: JSON.parse(text) as never,
    createdAt: new Date(context.now()).toISOString(),
    ...expiryOf(context.store.table, context.now() + REQUEST_HOURS * 3_600_000),
  })
}

/** The first answer to this request, or undefined when there is none yet. */
export async function firstAnswer(
  context: Context,
  request: RequestKey,
  asked: { readonly hash: string },
): Promise<{ readonly result: unknown } | undefined> {
  const record = await find(context.store, context.rows.Request, request)
  if (!record) return undefined
  if (record.inputHash !== asked.hash)
    throw new DomainError('CONFLICT', 'requests.reused', {
      message: 'This requestId was used for another request; choose a new one.',
      field: 'requestId',
    })
  return { result: record.result }
}
