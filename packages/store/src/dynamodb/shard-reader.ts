import { ChangeGapError } from '../errors.ts'
import type { Clock } from '../port.ts'
import { sequenceOf, type StreamRecord, timeOf } from './change.ts'
import { repeatable, subjectOf, type TableConnection } from './connection.ts'
import type { Progress } from './log-position.ts'
import { retrying } from './retry.ts'
import type { Input } from './transport.ts'

const RETENTION_MS = 24 * 3_600_000
/** How far our clock and the engine's may differ. */
const CLOCK_SLACK_MS = 5 * 60_000
const ITERATORS_MAX = 1000
const PROBE_LIMIT = 1

export type Unfinished = Exclude<Progress, 'finished'>

export interface Shard {
  readonly arn: string
  readonly id: string
}

interface Iterator {
  readonly token: string
  /** Began at the tip itself, so nothing it gives is too old. */
  readonly exact: boolean
}

export interface ShardRead {
  readonly records: readonly StreamRecord[]
  readonly progress: Progress
}

export interface ShardReader {
  read(shard: Shard, progress: Unfinished, limit: number): Promise<ShardRead>
  /** Takes a place after everything that is in the shard now. */
  tip(shard: Shard, since: number): Promise<Progress>
}

const startOf = ({ after }: Unfinished): Partial<Input<'GetShardIterator'>> =>
  after === undefined
    ? { ShardIteratorType: 'TRIM_HORIZON' }
    : { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: after }

/** Sequence numbers have up to 40 digits, and not every engine pads them. */
const isAfter = (sequence: string, after: string | undefined) =>
  after === undefined || BigInt(sequence) > BigInt(after)

/** Remembers iterators under the progress they continue, so that reading on costs one call. */
export function shardReader(connection: TableConnection, wall: Clock): ShardReader {
  const iterators = new Map<string, Iterator>()
  const keyFor = ({ arn, id }: Shard, progress: Progress) =>
    `${arn} ${id} ${JSON.stringify(progress)}`

  function remember(shard: Shard, progress: Progress, iterator: Iterator): void {
    const key = keyFor(shard, progress)
    iterators.delete(key)
    iterators.set(key, iterator)
    for (const oldest of iterators.keys()) {
      if (iterators.size <= ITERATORS_MAX) return
      iterators.delete(oldest)
    }
  }

  async function iteratorAt({ arn, id }: Shard, start: Partial<Input<'GetShardIterator'>>) {
    const input = { StreamArn: arn, ShardId: id, ...start } as Input<'GetShardIterator'>
    return (await repeatable(connection, 'GetShardIterator', input)).ShardIterator as string
  }

  /** A place by time alone tells nothing of what was trimmed since, so its age has to. */
  async function begin(shard: Shard, progress: Unfinished): Promise<Iterator> {
    const { after, since } = progress
    if (after === undefined && since !== undefined && wall() - since > RETENTION_MS)
      throw new ChangeGapError(`The shard ${shard.id} was not read within 24 hours.`)
    return { token: await iteratorAt(shard, startOf(progress)), exact: false }
  }

  /** Undefined when the iterator is too old: they live for 15 minutes. */
  function records(token: string, limit: number) {
    const input = { ShardIterator: token, Limit: limit }
    return retrying(connection.pace, subjectOf(connection), async () => {
      try {
        return await connection.send('GetRecords', input)
      } catch (error) {
        if ((error as Error).name === 'ExpiredIteratorException') return undefined
        throw error
      }
    })
  }

  async function read(shard: Shard, progress: Unfinished, limit: number): Promise<ShardRead> {
    let iterator = iterators.get(keyFor(shard, progress)) ?? (await begin(shard, progress))
    let output = await records(iterator.token, limit)
    if (!output) {
      iterator = await begin(shard, progress)
      output = await records(iterator.token, limit)
    }
    const all = (output?.Records ?? []).filter((one) => isAfter(sequenceOf(one), progress.after))
    const { since = 0, tip } = progress
    const dropsOld = tip && !iterator.exact
    const wanted = dropsOld ? all.filter((one) => timeOf(one) >= since - CLOCK_SLACK_MS) : all
    const last = all.at(-1)
    const goesOnDropping = dropsOld && wanted.length === 0
    const reached: Unfinished = !last
      ? progress
      : { after: sequenceOf(last), ...(goesOnDropping && { since, tip }) }
    const next = output?.NextShardIterator
    if (next === undefined) return { records: wanted, progress: output ? 'finished' : reached }
    remember(shard, reached, { token: next, exact: iterator.exact })
    return { records: wanted, progress: reached }
  }

  /** Only an answer pins the place: an engine may look for the tip at the first read. */
  async function tip(shard: Shard, since: number): Promise<Progress> {
    const token = await iteratorAt(shard, { ShardIteratorType: 'LATEST' })
    const output = await records(token, PROBE_LIMIT)
    const next = output?.NextShardIterator
    if (output && next === undefined) return 'finished'
    const isPinned = (output?.Records ?? []).length > 0
    const progress = { since, tip: true } as const
    remember(shard, progress, { token: isPinned ? token : (next ?? token), exact: true })
    return progress
  }

  return { read, tip }
}
