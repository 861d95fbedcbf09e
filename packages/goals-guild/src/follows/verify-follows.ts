import { fromItem, isOf } from '@longtable/entity'
import type { Item } from '@longtable/store'
import { User } from '../users/user.entity.ts'
import type { Verifier } from '@longtable/system'
import { Block } from './block.entity.ts'
import { Counter, CounterShard, Follow, FollowLog } from './follow.entity.ts'

interface Seen {
  readonly alive: Set<string>
  readonly edges: Map<string, Follow>
  readonly logs: Set<string>
  readonly blocks: Set<string>
  readonly counters: Map<string, Counter>
  readonly shares: Map<string, CounterShard>
}

const pairOf = (from: string, to: string) => `${from} → ${to}`

function tally(keys: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

function countProblems({ alive, edges, counters, shares }: Seen): string[] {
  const all = [...edges.values()]
  const following = tally(all.map(({ followerId }) => followerId))
  const followers = tally(all.map(({ followeeId }) => followeeId))
  const perShard = tally(all.map(({ followeeId, shard = 0 }) => `${followeeId} ${shard}`))
  const wrong = (name: string, counted: number | undefined, there: number) =>
    counted === there ? [] : [`${name} says ${counted}, and there are ${there}`]
  return [...alive].flatMap((id) => {
    const sum = counters.get(`${id} FOLLOWERS`)
    const own = [...shares.values()].filter(({ userId }) => userId === id)
    return [
      ...wrong(
        `FOLLOWING of ${id}`,
        counters.get(`${id} FOLLOWING`)?.count,
        following.get(id) ?? 0,
      ),
      ...wrong(`FOLLOWERS of ${id}`, sum?.count, followers.get(id) ?? 0),
      ...(own.length > 0 === (sum?.isSum === true) ? [] : [`FOLLOWERS of ${id}: sum or not?`]),
      ...own.flatMap(({ shard, count }) =>
        wrong(`share ${shard} of ${id}`, count, perShard.get(`${id} ${shard}`) ?? 0),
      ),
    ]
  })
}

function edgeProblems({ alive, edges, logs, blocks }: Seen): string[] {
  return [
    ...[...edges].flatMap(([pair, { followerId, followeeId }]) => [
      ...(logs.has(pair) ? [] : [`${pair} has no timeline copy`]),
      ...(alive.has(followerId) && alive.has(followeeId) ? [] : [`${pair} hangs on nobody`]),
      ...(blocks.has(pair) || blocks.has(pairOf(followeeId, followerId))
        ? [`${pair} goes across a block`]
        : []),
    ]),
    ...[...logs].filter((pair) => !edges.has(pair)).map((pair) => `${pair} is only a copy`),
  ]
}

/** Counters equal what they count, both items of an edge are there, and none crosses a block. */
export function verifyFollows(): Verifier {
  const seen: Seen = {
    alive: new Set(),
    edges: new Map(),
    logs: new Set(),
    blocks: new Set(),
    counters: new Map(),
    shares: new Map(),
  }
  return {
    see(item: Item) {
      if (isOf(User, item) && item.status !== 'deleted') seen.alive.add(item.id as string)
      if (isOf(Follow, item)) {
        const edge = fromItem(Follow, item)
        seen.edges.set(pairOf(edge.followerId, edge.followeeId), edge)
      }
      if (isOf(FollowLog, item))
        seen.logs.add(pairOf(item.followerId as string, item.followeeId as string))
      if (isOf(Block, item))
        seen.blocks.add(pairOf(item.userId as string, item.blockedId as string))
      if (isOf(Counter, item))
        seen.counters.set(`${item.userId} ${item.name}`, fromItem(Counter, item))
      if (isOf(CounterShard, item)) seen.shares.set(item.PK, fromItem(CounterShard, item))
    },
    problems: () => [...countProblems(seen), ...edgeProblems(seen)],
  }
}
