import { add } from '@longtable/entity'
import type { Condition, Update } from '@longtable/store'
import { Counter, CounterShard } from './follow.entity.ts'

/** One of the numbers that an edge is counted in; with `shard` a share of the followers. */
export interface CountPlace {
  readonly userId: string
  readonly name: 'FOLLOWERS' | 'FOLLOWING'
  readonly shard?: number | undefined
}

const isNoSum = { attribute: 'isSum', missing: true } as const
const atLeastOne = { attribute: 'count', atLeast: 1 } as const

/** Missing only in a damaged table; then it starts anew, and the next recount makes it right. */
export function countFollowUp(
  { userId, name, shard }: CountPlace,
  at: string,
  isMissing: boolean,
): Update {
  const move = { amounts: { count: 1 }, set: { updatedAt: at } }
  return shard === undefined
    ? add(Counter, { userId, name }, { ...move, orCreate: true, when: isNoSum })
    : // A share that is gone says that the account is gone, so it is not made again by the way.
      add(CounterShard, { userId, shard, name: 'FOLLOWERS' }, { ...move, orCreate: isMissing })
}

/** Never below zero. */
export function countFollowDown({ userId, name, shard }: CountPlace, at: string): Update {
  const move = { amounts: { count: -1 }, set: { updatedAt: at } }
  const when: Condition = { all: [atLeastOne, isNoSum] }
  return shard === undefined
    ? add(Counter, { userId, name }, { ...move, when })
    : add(CounterShard, { userId, shard, name: 'FOLLOWERS' }, { ...move, when: atLeastOne })
}

/** Instead of a count that is wrong: the act goes through, and the mark asks for a recount. */
export const askForRecount = ({ userId, name }: CountPlace, at: string): Update =>
  add(
    Counter,
    { userId, name },
    { amounts: { count: 0 }, set: { recountAt: at, updatedAt: at }, orCreate: true },
  )
