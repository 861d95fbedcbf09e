import { StoreUnavailableError } from '../errors.ts'
import type { WriteMany } from '../port.ts'
import { compareUtf8 } from '../utf8.ts'
import { checkWriteMany } from '../validate-write.ts'
import { repeatable, subjectOf, type TableConnection } from './connection.ts'
import { chunked, inParallel } from './parallel.ts'
import { marshalAttributes, marshalKey } from './marshal.ts'
import { pause, TRIES_MAX } from './retry.ts'
import type { Input } from './transport.ts'

const BATCH_MAX = 25
const PARALLEL_MAX = 4

type Request = NonNullable<Input<'BatchWriteItem'>['RequestItems']>[string][number]

/** Sorted, so that a partition's items share calls and a repeat makes the same calls. */
function requestsOf({ puts = [], deletes = [] }: WriteMany): Request[] {
  const all = [
    ...puts.map((item) => ({ item, isPut: true as const })),
    ...deletes.map((item) => ({ item, isPut: false as const })),
  ]
  all.sort((a, b) => compareUtf8(a.item.PK, b.item.PK) || compareUtf8(a.item.SK, b.item.SK))
  return all.map((entry) =>
    entry.isPut
      ? { PutRequest: { Item: marshalAttributes(entry.item) } }
      : { DeleteRequest: { Key: marshalKey(entry.item) } },
  )
}

/** Tries count only while nothing moves: each accepted item brings the end nearer. */
async function writeBatch(connection: TableConnection, batch: readonly Request[]): Promise<void> {
  let pending = [...batch]
  for (let tries = 1; ; tries++) {
    const { UnprocessedItems } = await repeatable(connection, 'BatchWriteItem', {
      RequestItems: { [connection.tableName]: pending },
    })
    const left = Object.values(UnprocessedItems ?? {}).flat()
    if (left.length === 0) return
    if (left.length < pending.length) tries = 0
    else if (tries === TRIES_MAX)
      throw new StoreUnavailableError(
        `${subjectOf(connection)}: ${left.length} items stay unprocessed, after ${TRIES_MAX} tries.`,
      )
    pending = left
    await pause(connection.pace, tries)
  }
}

export async function writeMany(connection: TableConnection, writes: WriteMany): Promise<void> {
  checkWriteMany(connection.table, writes, true)
  const batches = chunked(requestsOf(writes), BATCH_MAX)
  await inParallel(batches, PARALLEL_MAX, (batch) => writeBatch(connection, batch))
}
