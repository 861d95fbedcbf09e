import { check, put, remove, toItem } from '@longtable/entity'
import type { Condition, Operation } from '@longtable/store'
import { User } from '../users/user.entity.ts'
import { Block } from './block.entity.ts'
import { Follow, FollowLog } from './follow.entity.ts'
import { askForRecount, countFollowDown, type CountPlace, countFollowUp } from './follow-counts.ts'
import { isAlive, type Pair } from './pair.ts'

/** An operation and, when its condition can fail because a count is wrong, the count. */
export interface Step {
  readonly operation: Operation
  readonly count?: CountPlace
}

/** Counts that were found to be wrong while planning; the plan goes on without them. */
export type Drift = Set<string>

const nameOf = ({ userId, name, shard }: CountPlace) => `${userId} ${name} ${shard}`

/** A count that fails alone is wrong; one that fails with the edge has only seen the same race. */
export function noteDrift(drift: Drift, steps: readonly Step[], places: readonly number[]): void {
  const counts = places.map((place) => steps[place]?.count)
  if (counts.includes(undefined)) return
  for (const count of counts) if (count) drift.add(nameOf(count))
}

interface Making {
  readonly at: string
  readonly shard: number
  readonly drift: Drift
}

/** With many followers the share is the only item that all of them write; it stands for the account. */
function followeeSteps({ key, spread }: Pair, { at, shard, drift }: Making): Step[] {
  const count = { userId: key.followeeId, name: 'FOLLOWERS', ...(spread && { shard }) } as const
  const isMissing = drift.has(nameOf(count))
  const alive: Step = {
    operation: check(User, { id: key.followeeId }, { attribute: 'status', notEquals: 'deleted' }),
  }
  return [
    ...(spread && !isMissing ? [] : [alive]),
    { operation: countFollowUp(count, at, isMissing), ...(spread && { count }) },
  ]
}

/** Edge, its timeline copy and both counts; neither may block the other. */
export function edgeMade(pair: Pair, making: Making): { edge: Follow; steps: Step[] } {
  const { followerId, followeeId } = pair.key
  const { at, shard } = making
  const edge: Follow = { followerId, followeeId, createdAt: at, ...(shard > 0 && { shard }) }
  const free = (userId: string, blockedId: string): Step => ({
    operation: check(Block, { userId, blockedId }, 'absent'),
  })
  return {
    edge,
    steps: [
      { operation: put(Follow, edge) },
      {
        operation: {
          kind: 'put',
          item: toItem(FollowLog, { followerId, followeeId, createdAt: at }),
        },
      },
      free(followerId, followeeId),
      free(followeeId, followerId),
      { operation: countFollowUp({ userId: followerId, name: 'FOLLOWING' }, at, false) },
      ...followeeSteps(pair, making),
    ],
  }
}

/** What a deleted account counted is gone with it. */
export function edgeRemoved(
  { key, edge, follower, followee, spread }: Pair & { readonly edge: Follow },
  { at, drift }: { readonly at: string; readonly drift: Drift },
): Step[] {
  const { followerId, followeeId } = key
  const counts: CountPlace[] = [
    ...(isAlive(follower) ? [{ userId: followerId, name: 'FOLLOWING' as const }] : []),
    ...(isAlive(followee)
      ? [
          {
            userId: followeeId,
            name: 'FOLLOWERS' as const,
            ...(spread && { shard: edge.shard ?? 0 }),
          },
        ]
      : []),
  ]
  const isSame: Condition = {
    all: [
      { attribute: 'createdAt', equals: edge.createdAt },
      edge.shard === undefined
        ? { attribute: 'shard', missing: true }
        : { attribute: 'shard', equals: edge.shard },
    ],
  }
  return [
    { operation: remove(Follow, { followerId, followeeId }, isSame) },
    { operation: remove(FollowLog, { followerId, followeeId }) },
    ...counts.map((count) =>
      drift.has(nameOf(count))
        ? { operation: askForRecount(count, at) }
        : { operation: countFollowDown(count, at), count },
    ),
  ]
}

export const operationsOf = (steps: readonly Step[]): Operation[] =>
  steps.map(({ operation }) => operation)
