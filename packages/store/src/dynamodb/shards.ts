import { ChangeGapError, InvalidRequestError } from '../errors.ts'
import type { Clock } from '../port.ts'
import { repeatable, subjectOf, type TableConnection } from './connection.ts'
import type { Progress, ShardPositions } from './log-position.ts'
import { describe } from './tables.ts'

/** New shards come only from closed ones, whose end we see; this is the net below that. */
const LISTING_AGE_MAX_MS = 5 * 60_000

export interface Listing {
  readonly arn: string
  readonly stream: string
  readonly listedAt: number
  /** Each shard with its parent, which may be gone already. */
  readonly parents: ReadonlyMap<string, string | undefined>
}

const labelOf = (arn: string) => arn.slice(arn.lastIndexOf('/') + 1)

async function streamArn(connection: TableConnection): Promise<string> {
  if (!connection.table.log)
    throw new InvalidRequestError(`table ${connection.table.name}`, 'keeps no change log')
  const found = await describe(connection)
  if (found?.LatestStreamArn === undefined || !found.StreamSpecification?.StreamEnabled)
    throw new InvalidRequestError(
      subjectOf(connection),
      'has no stream: its tables were not created',
    )
  return found.LatestStreamArn
}

async function list(connection: TableConnection, wall: Clock): Promise<Listing> {
  const arn = await streamArn(connection)
  const listedAt = wall()
  const parents = new Map<string, string | undefined>()
  let last: string | undefined
  do {
    const { StreamDescription } = await repeatable(connection, 'DescribeStream', {
      StreamArn: arn,
      ...(last !== undefined && { ExclusiveStartShardId: last }),
    })
    for (const { ShardId, ParentShardId } of StreamDescription?.Shards ?? [])
      if (ShardId !== undefined) parents.set(ShardId, ParentShardId)
    last = StreamDescription?.LastEvaluatedShardId
  } while (last !== undefined)
  return { arn, stream: labelOf(arn), listedAt, parents }
}

export interface ShardList {
  current(): Promise<Listing>
  refreshed(): Promise<Listing>
  /** Whatever went wrong may have to do with what we believe to be there. */
  forget(): void
}

export function shardList(connection: TableConnection, wall: Clock): ShardList {
  let known: Listing | undefined
  const refreshed = async () => {
    known = await list(connection, wall)
    return known
  }
  return {
    refreshed,
    async current() {
      return known && wall() - known.listedAt < LISTING_AGE_MAX_MS ? known : refreshed()
    },
    forget() {
      known = undefined
    },
  }
}

export type Shards = Map<string, Progress>

/** Shards of the listing that no other one continues. */
export function leavesOf({ parents }: Listing): string[] {
  const continued = new Set(parents.values())
  return [...parents.keys()].filter((id) => !continued.has(id))
}

/** Shards must have come since: there are none, or a finished one has no successor in the listing. */
export function isOutgrown(shards: Shards, listing: Listing): boolean {
  return shards.size === 0 || leavesOf(listing).some((id) => shards.get(id) === 'finished')
}

/**
 * The position's shards brought to the listing: new ones are entered at their beginning, finished
 * ones that are gone are forgotten, and an unfinished one that is gone is a gap.
 */
export function reconcile(positions: ShardPositions, listing: Listing): Shards {
  if (positions.stream !== listing.stream)
    throw new ChangeGapError('The position is of an earlier stream of the table.')
  const shards: Shards = new Map()
  for (const [id, progress] of Object.entries(positions.shards)) {
    if (listing.parents.has(id)) shards.set(id, progress)
    else if (progress !== 'finished')
      throw new ChangeGapError(`The shard ${id} went before it was read to its end.`)
  }
  for (const id of listing.parents.keys())
    if (!shards.has(id)) shards.set(id, { since: positions.listedAt })
  return shards
}

/** A child may be read only after its parent, or an item's changes would come out of order. */
export function readable(shards: Shards, { parents }: Listing): string[] {
  return [...shards.keys()].filter((id) => {
    if (shards.get(id) === 'finished') return false
    const parent = parents.get(id)
    return parent === undefined || !parents.has(parent) || shards.get(parent) === 'finished'
  })
}
