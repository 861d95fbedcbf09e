import { isExpired, secondsOf } from '../expiry.ts'
import type { Change, Item, TableDefinition } from '../port.ts'
import { sameValue } from '../same.ts'
import { type Attributes, unmarshalItem } from './marshal.ts'
import type { Output } from './transport.ts'

export type StreamRecord = NonNullable<Output<'GetRecords'>['Records']>[number]

export const sequenceOf = (record: StreamRecord) => record.dynamodb?.SequenceNumber ?? ''

export const timeOf = (record: StreamRecord) =>
  record.dynamodb?.ApproximateCreationDateTime?.getTime() ?? 0

const imageOf = (attributes: object | undefined): Item | undefined =>
  attributes && unmarshalItem(attributes as Attributes)

/** Undefined for a record of nothing: some engines report writes that changed no attribute. */
export function toChange(table: TableDefinition, record: StreamRecord): Change | undefined {
  const before = imageOf(record.dynamodb?.OldImage)
  const after = imageOf(record.dynamodb?.NewImage)
  if (before && after && sameValue(before, after)) return undefined
  const { PK, SK } = imageOf(record.dynamodb?.Keys) as Item
  const at = timeOf(record)
  return {
    id: sequenceOf(record),
    at,
    key: { PK, SK },
    ...(before && { old: before }),
    ...(after && { new: after }),
    ...(before && isExpired(table, before, secondsOf(at)) && { expired: true as const }),
  }
}
