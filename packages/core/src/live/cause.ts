import { type AnyEntity, recognise } from '@longtable/entity'
import type { Item, Key, Operation } from '@longtable/store'

/** Who asked for something, and by which `requestId`. */
export interface Cause {
  readonly userId: string
  readonly requestId: string
}

interface Images {
  readonly old?: Item | undefined
  readonly new?: Item | undefined
}

type Writing = Extract<Operation, { readonly kind: 'put' | 'update' }>

const isWriting = (operation: Operation): operation is Writing =>
  operation.kind === 'put' || operation.kind === 'update'

const keyOf = (operation: Writing): Key =>
  operation.kind === 'put' ? (operation.item as Key) : operation.key

/** The cause comes first: what follows a spread of so many attributes is slow. */
const withCause = (operation: Writing, cause: string): Operation =>
  operation.kind === 'put'
    ? { ...operation, item: { cause, ...operation.item } }
    : { ...operation, set: { cause, ...operation.set } }

/**
 * Items whose changes are told live say which act wrote them last, so that its sender knows the event
 * again. It stands in the item because only that reaches every worker and host.
 */
export function causedBy(
  { userId, requestId }: Cause,
  entities: readonly AnyEntity[],
  operations: readonly Operation[],
): Operation[] {
  const cause = `${userId} ${requestId}`
  return operations.map((operation) =>
    isWriting(operation) && recognise(entities, keyOf(operation))
      ? withCause(operation, cause)
      : operation,
  )
}

/** Undefined for what nobody asked for by a `requestId`: a later change leaves the cause as it is. */
export function causeOf({ old, new: item }: Images): Cause | undefined {
  const cause = item?.cause
  if (typeof cause !== 'string' || cause === old?.cause) return undefined
  const [userId = '', requestId = ''] = cause.split(' ')
  return { userId, requestId }
}

/** The sender's own `requestId`; nobody else's is anybody's business. */
export const ownRequest = (cause: Cause | undefined, viewerId: string): string | null =>
  cause?.userId === viewerId ? cause.requestId : null
