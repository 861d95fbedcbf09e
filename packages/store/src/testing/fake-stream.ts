import type { OperationName, Send } from '../dynamodb/transport.ts'

interface FakeShard {
  readonly parent?: string
  readonly records: object[]
  closed: boolean
  /** How many of its records are gone. */
  trimmed: number
}

interface Place {
  readonly shard: string
  readonly index: number
}

const SHARDS_PER_PAGE = 2

function streamError(name: string): Error {
  const error = Object.assign(new Error(`said ${name}`), { $metadata: { httpStatusCode: 400 } })
  error.name = name
  return error
}

/** What no engine for tests has: a stream of several shards that split, end, and are trimmed. */
export function fakeStream() {
  const shards = new Map<string, FakeShard>()
  const iterators = new Map<string, Place>()
  const calls: OperationName[] = []
  let stream = 'one'
  let iteratorCount = 0
  // The seventh number is the first with two digits: texts would compare the other way round.
  let sequence = 3

  function shardOf(id: string): FakeShard {
    const shard = shards.get(id)
    if (!shard) throw streamError('ResourceNotFoundException')
    return shard
  }

  function iteratorFor(place: Place): string {
    const token = `iterator-${iteratorCount++}`
    iterators.set(token, place)
    return token
  }

  const sequenceAt = (shard: FakeShard, index: number) =>
    (shard.records[index] as { dynamodb: { SequenceNumber: string } }).dynamodb.SequenceNumber

  function describeStream({ ExclusiveStartShardId }: { ExclusiveStartShardId?: string }) {
    const ids = [...shards.keys()]
    const start = ExclusiveStartShardId ? ids.indexOf(ExclusiveStartShardId) + 1 : 0
    const page = ids.slice(start, start + SHARDS_PER_PAGE)
    const Shards = page.map((ShardId) => ({ ShardId, ParentShardId: shards.get(ShardId)?.parent }))
    const isLast = start + SHARDS_PER_PAGE >= ids.length
    return { StreamDescription: { Shards, ...(!isLast && { LastEvaluatedShardId: page.at(-1) }) } }
  }

  function getShardIterator(input: Record<string, string>) {
    const id = input.ShardId as string
    const shard = shardOf(id)
    if (input.ShardIteratorType === 'LATEST')
      return { ShardIterator: iteratorFor({ shard: id, index: shard.records.length }) }
    if (input.ShardIteratorType === 'TRIM_HORIZON')
      return { ShardIterator: iteratorFor({ shard: id, index: shard.trimmed }) }
    const index = shard.records.findIndex((_, n) => sequenceAt(shard, n) === input.SequenceNumber)
    if (index < shard.trimmed) throw streamError('TrimmedDataAccessException')
    return { ShardIterator: iteratorFor({ shard: id, index: index + 1 }) }
  }

  function getRecords({ ShardIterator, Limit }: { ShardIterator: string; Limit: number }) {
    const place = iterators.get(ShardIterator)
    if (!place) throw streamError('ExpiredIteratorException')
    const shard = shardOf(place.shard)
    if (place.index < shard.trimmed) throw streamError('TrimmedDataAccessException')
    const Records = shard.records.slice(place.index, place.index + Limit)
    const index = place.index + Records.length
    const isEnd = shard.closed && index === shard.records.length
    const next = { shard: place.shard, index }
    return { Records, ...(!isEnd && { NextShardIterator: iteratorFor(next) }) }
  }

  function describeTable() {
    const LatestStreamArn = `arn:aws:dynamodb:local:0:table/notes/stream/${stream}`
    return { Table: { LatestStreamArn, StreamSpecification: { StreamEnabled: true } } }
  }

  const answers = {
    DescribeTable: describeTable,
    DescribeStream: describeStream,
    GetShardIterator: getShardIterator,
    GetRecords: getRecords,
  } as unknown as Record<string, (input: object) => unknown>

  return {
    send: (async (operation: OperationName, input: object) => {
      calls.push(operation)
      return answers[operation]?.(input)
    }) as Send,
    /** How often an operation was asked for. */
    count: (operation: OperationName) => calls.filter((call) => call === operation).length,
    open(id: string, parent?: string) {
      shards.set(id, { records: [], closed: false, trimmed: 0, ...(parent && { parent }) })
    },
    /** Another number for the item; without `before` it is its first. */
    write(id: string, SK: string, change: { n: number; before?: number; at?: number }) {
      const image = (n: number) => ({ PK: { S: 'P' }, SK: { S: SK }, n: { N: String(n) } })
      sequence++
      shardOf(id).records.push({
        dynamodb: {
          SequenceNumber: String(sequence),
          ApproximateCreationDateTime: new Date(change.at ?? 0),
          Keys: { PK: { S: 'P' }, SK: { S: SK } },
          NewImage: image(change.n),
          ...(change.before !== undefined && { OldImage: image(change.before) }),
        },
      })
    },
    close: (id: string) => {
      shardOf(id).closed = true
    },
    trim: (id: string, count: number) => {
      shardOf(id).trimmed = count
    },
    vanish: (id: string) => shards.delete(id),
    expireIterators: () => iterators.clear(),
    /** As when the stream is switched off and on. */
    replace(label: string) {
      stream = label
      shards.clear()
    },
  }
}
