import { DomainError } from '@longtable/core'
import { add, put, type Reader, remove } from '@longtable/entity'
import type { Operation, Store } from '@longtable/store'
import type { UploadParts } from './upload-parts.ts'

const MEGABYTE = 1024 * 1024
export const STORED_BYTES_MAX = 500 * MEGABYTE

const keyFor = (userId: string) => ({ userId, name: 'STORED' }) as const

interface Charge {
  readonly userId: string
  readonly bytes: number
  readonly at: string
}

type Counts = Pick<UploadParts<never, never>, 'Counter' | 'counterOf'>
type Stored = Pick<Reader, 'store'>

export const noRoom = (max: number) =>
  new DomainError('CONFLICT', 'uploads.no-room', {
    message: `size: your files may have ${max} bytes together; remove some first.`,
    field: 'size',
  })

/** Goes with a new upload: of many at once only as many come through as there is room for. */
export const charged = (
  { Counter }: Counts,
  { userId, bytes, at }: Charge,
  max: number,
): Operation =>
  add(Counter, keyFor(userId), {
    amounts: { count: bytes },
    set: { updatedAt: at },
    orCreate: true,
    when: { any: ['absent', { attribute: 'count', atMost: max - bytes }] },
  })

/** A finished file is smaller than what was sent. Nothing where nobody has counted it. */
export async function corrected(
  { Counter, counterOf }: Counts,
  reader: Stored,
  { userId, bytes, at }: Charge,
): Promise<Operation[]> {
  if (bytes === 0 || !(await counterOf(reader, keyFor(userId)))) return []
  const when = { attribute: 'count', atLeast: -bytes } as const
  return [add(Counter, keyFor(userId), { amounts: { count: bytes }, set: { updatedAt: at }, when })]
}

/** The row is there as long as something is stored. */
function counted(
  { Counter }: Counts,
  current: number | undefined,
  { userId, bytes, at }: Charge,
): Operation[] {
  const key = keyFor(userId)
  const asRead = current === undefined ? undefined : { attribute: 'count', equals: current }
  if (bytes <= 0) return asRead ? [remove(Counter, key, asRead)] : []
  return [put(Counter, { ...key, count: bytes, updatedAt: at }, asRead ?? 'absent')]
}

/** Gives back what a file has taken that is gone. */
export async function refunded(
  counts: Counts,
  reader: Stored,
  charge: Charge,
): Promise<Operation[]> {
  const current = await counts.counterOf(reader, keyFor(charge.userId))
  const bytes = Math.max(0, (current?.count ?? 0) - charge.bytes)
  return counted(counts, current?.count, { ...charge, bytes })
}

/** For the operator: the count is what is stored. */
export async function recountStored(counts: Counts, store: Store, charge: Charge): Promise<void> {
  const current = await counts.counterOf({ store }, keyFor(charge.userId))
  const operations = current?.count === charge.bytes ? [] : counted(counts, current?.count, charge)
  if (operations.length > 0) await store.write(operations)
}
