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
  const fields = value as Record<string, unknown>
  let text = '{'
  for (const name of Object.keys(fields).sort())
    if (fields[name] !== undefined)
      text += `${text === '{' ? '' : ','}${JSON.stringify(name)}:${canonical(fields[name])}`
  return `${text}}`
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

/** As JSON has it: without what is undefined, and nothing that somebody may still change. */
function plain(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map((one) => (one === undefined ? null : plain(one)))
  if ('toJSON' in value) throw new Error('An act answers with plain data.')
  const copy: Record<string, unknown> = {}
  for (const name of Object.keys(value)) {
    const field = (value as Record<string, unknown>)[name]
    if (field !== undefined) copy[name] = plain(field)
  }
  return copy
}

/** At least its size in bytes, without writing it out; an answer is mostly small. */
function sizeMax(value: unknown): number {
  if (typeof value === 'string') return value.length * 6 + 2
  if (value === null || typeof value !== 'object') return 30
  let size = 2
  for (const name of Object.keys(value))
    size += name.length * 6 + 4 + sizeMax((value as Record<string, unknown>)[name])
  return size
}

const isTooLarge = (result: unknown): boolean =>
  sizeMax(result) > RESULT_BYTES_MAX && Buffer.byteLength(JSON.stringify(result)) > RESULT_BYTES_MAX

/** Written in the act's own transaction, so that effect and answer come together or not at all. */
export function requestRecord(context: Context, record: RequestRecord): Put {
  const result = plain(record.result ?? null)
  if (isTooLarge(result))
    throw new Error(
      `The answer of ${record.mutation} is larger than ${RESULT_BYTES_MAX} bytes: answer with its id.`,
    )
  const now = (context.told ?? context).now()
  const { userId, requestId, mutation, hash: inputHash } = record
  const createdAt = new Date(now).toISOString()
  const expiry = expiryOf(context.store.table, now + REQUEST_HOURS * 3_600_000)
  const request = { userId, requestId, mutation, inputHash, result, createdAt }
  return put(context.rows.Request, Object.assign(request, expiry))
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
