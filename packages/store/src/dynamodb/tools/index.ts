import { InvalidRequestError, StoreUnavailableError } from '../../errors.ts'
import { secondsOf } from '../../expiry.ts'
import type { Item, ScanPart, StoreTools } from '../../port.ts'
import { repeatable, subjectOf, type TableConnection } from '../connection.ts'
import { notExpired, references } from '../expression.ts'
import { type Attributes, unmarshalItem } from '../marshal.ts'
import { inParallel } from '../parallel.ts'
import { retrying } from '../retry.ts'
import type { Input, Output } from '../transport.ts'

const SEGMENTS_MAX = 1_000_000
const SWEEP_PARALLEL_MAX = 8
const WHOLE: ScanPart = { segment: 0, segments: 1 }

function checkPart({ segment, segments }: ScanPart): void {
  if (!Number.isInteger(segments) || segments < 1 || segments > SEGMENTS_MAX)
    throw new InvalidRequestError('scan', `segments: a whole number from 1 to ${SEGMENTS_MAX}`)
  if (!Number.isInteger(segment) || segment < 0 || segment >= segments)
    throw new InvalidRequestError('scan', `segment: a whole number from 0 to ${segments - 1}`)
}

async function* scanPages(connection: TableConnection, input: Input<'Scan'>) {
  let start: Attributes | undefined
  do {
    const page: Output<'Scan'> = await repeatable(connection, 'Scan', {
      ...input,
      ...(start && { ExclusiveStartKey: start }),
    })
    if (page.Items && page.Items.length > 0) yield page.Items
    start = page.LastEvaluatedKey
  } while (start)
}

/** Consistent: a rebuild takes the log position first, so its scan must see what came before. */
async function* scan(connection: TableConnection, part: ScanPart): AsyncGenerator<Item[]> {
  checkPart(part)
  const refer = references()
  const FilterExpression = part.withExpired
    ? undefined
    : notExpired(connection.table, secondsOf(connection.clock()), refer)
  const pages = scanPages(connection, {
    TableName: connection.tableName,
    Segment: part.segment,
    TotalSegments: part.segments,
    ConsistentRead: true,
    ...(FilterExpression !== undefined && { FilterExpression }),
    ...refer.parameters(),
  })
  for await (const page of pages) yield page.map(unmarshalItem)
}

async function backup(connection: TableConnection, target: string): Promise<string> {
  const { tableName, pace } = connection
  const input = { TableName: tableName, BackupName: target }
  const output = await retrying(pace, subjectOf(connection), async () => {
    try {
      return await connection.send('CreateBackup', input)
    } catch (error) {
      if ((error as Error).name !== 'UnknownOperationException') throw error
      throw new StoreUnavailableError(`${subjectOf(connection)}: this engine cannot make backups.`)
    }
  })
  return output.BackupDetails?.BackupArn ?? target
}

/** What was renewed between the scan and the removal stays. */
async function sweep(connection: TableConnection): Promise<number> {
  const { table, tableName, pace } = connection
  if (table.ttl === undefined) return 0
  const refer = references()
  const isOver = `${refer.name(table.ttl)}<=${refer.value(secondsOf(connection.clock()))}`
  const parameters = refer.parameters()
  const keys = `${refer.name('PK')},${refer.name('SK')}`
  const pages = scanPages(connection, {
    TableName: tableName,
    FilterExpression: isOver,
    ProjectionExpression: keys,
    ...refer.parameters(),
  })
  const remove = (Key: Attributes) =>
    retrying(pace, subjectOf(connection), async () => {
      const condition = { ConditionExpression: isOver, ...parameters }
      try {
        await connection.send('DeleteItem', { TableName: tableName, Key, ...condition })
        return 1
      } catch (error) {
        if ((error as Error).name === 'ConditionalCheckFailedException') return 0
        throw error
      }
    })
  let removed = 0
  for await (const page of pages)
    for (const one of await inParallel(page, SWEEP_PARALLEL_MAX, remove)) removed += one
  return removed
}

export function dynamoDBTools(connection: TableConnection): StoreTools {
  return {
    scan: (part = WHOLE) => scan(connection, part),
    backup: (target) => backup(connection, target),
    sweep: () => sweep(connection),
    // The service forgets changes after 24 hours by itself.
    trim: () => Promise.resolve(0),
    // Its indexes are its own affair, and lag behind the table by design.
    verify: () => Promise.resolve([]),
  }
}
