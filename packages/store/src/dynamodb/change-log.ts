import { InvalidRequestError } from '../errors.ts'
import { CHANGES_LIMIT_MAX } from '../limits.ts'
import type { Change, ChangeBatch, ChangeLog, Clock, LogPosition } from '../port.ts'
import { toChange } from './change.ts'
import type { TableConnection } from './connection.ts'
import { formatPosition, parsePosition, type Progress } from './log-position.ts'
import { inParallel } from './parallel.ts'
import { shardReader, type Unfinished } from './shard-reader.ts'
import {
  isOutgrown,
  leavesOf,
  type Listing,
  readable,
  reconcile,
  type ShardList,
  shardList,
} from './shards.ts'

const PARALLEL_MAX = 4

function checkLimit(limit: number): void {
  if (!Number.isInteger(limit) || limit < 1 || limit > CHANGES_LIMIT_MAX)
    throw new InvalidRequestError('limit', `a whole number from 1 to ${CHANGES_LIMIT_MAX}`)
}

function positionAt(listing: Listing, shards: Iterable<readonly [string, Progress]>): LogPosition {
  const { stream, listedAt } = listing
  return formatPosition({ stream, listedAt, shards: Object.fromEntries(shards) })
}

/** A listing that knows the shards of the position and the successors of the finished ones. */
async function listingFor(list: ShardList, after: LogPosition) {
  const positions = parsePosition(after)
  const known = await list.current()
  const isKnown = Object.keys(positions.shards).every((id) => known.parents.has(id))
  const fits = isKnown && positions.stream === known.stream && known.listedAt >= positions.listedAt
  const listing = fits ? known : await list.refreshed()
  const shards = reconcile(positions, listing)
  if (!fits || !isOutgrown(shards, listing)) return { listing, shards }
  const newer = await list.refreshed()
  return { listing: newer, shards: reconcile(positions, newer) }
}

/** The limit shared evenly; with more shards than that they take turns. */
function portions(ready: readonly string[], limit: number, turn: number) {
  const start = ready.length > limit ? turn % ready.length : 0
  const chosen = [...ready.slice(start), ...ready.slice(0, start)].slice(0, limit)
  return { chosen, share: Math.floor(limit / Math.max(1, chosen.length)) }
}

/**
 * Reads DynamoDB Streams. `wall` is the real time, which the stream's retention follows, whatever
 * clock the items are judged by.
 */
export function streamChangeLog(connection: TableConnection, wall: Clock): ChangeLog {
  const list = shardList(connection, wall)
  const reader = shardReader(connection, wall)
  let turn = 0
  let lastSince = 0

  /** Two places at the tip of one shard must not be taken for each other. */
  const since = () => {
    lastSince = Math.max(wall(), lastSince + 1)
    return lastSince
  }

  async function oldest(): Promise<LogPosition> {
    const listing = await list.refreshed()
    const begin = { since: since() }
    return positionAt(
      listing,
      [...listing.parents.keys()].map((id) => [id, begin]),
    )
  }

  async function newest(): Promise<LogPosition> {
    const listing = await list.refreshed()
    const leaves = new Set(leavesOf(listing))
    const at = since()
    const shards = await inParallel([...listing.parents.keys()], PARALLEL_MAX, async (id) => {
      const progress = leaves.has(id) ? await reader.tip({ arn: listing.arn, id }, at) : 'finished'
      return [id, progress] as const
    })
    return positionAt(listing, shards)
  }

  /** One look into each shard that may be read. */
  async function sweep(after: LogPosition, limit: number) {
    const { listing, shards } = await listingFor(list, after)
    const { chosen, share } = portions(readable(shards, listing), limit, turn++)
    const reads = await inParallel(chosen, PARALLEL_MAX, async (id) => {
      const progress = shards.get(id) as Unfinished
      return { id, ...(await reader.read({ arn: listing.arn, id }, progress, share)) }
    })
    const changes: Change[] = []
    const moved = reads.some(({ id, progress }) => shards.get(id) !== progress)
    for (const { id, records, progress } of reads) {
      shards.set(id, progress)
      for (const record of records) {
        const change = toChange(connection.table, record)
        if (change) changes.push(change)
      }
    }
    return { changes, position: positionAt(listing, shards), moved }
  }

  /** An empty batch means that nothing was there: not that a shard ended, nor records of nothing. */
  async function read(after: LogPosition, limit: number): Promise<ChangeBatch> {
    checkLimit(limit)
    try {
      let { changes, position, moved } = await sweep(after, limit)
      while (changes.length === 0 && moved)
        ({ changes, position, moved } = await sweep(position, limit))
      return { changes, position }
    } catch (error) {
      list.forget()
      throw error
    }
  }

  return { oldest, newest, read }
}
