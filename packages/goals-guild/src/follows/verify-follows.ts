import { count, type Looking, on, verifier } from '@longtable/system'
import { User } from '../users/user.entity.ts'

import { Block } from './block.entity.ts'
import { Counter, CounterShard, Follow, FollowLog } from './follow.entity.ts'
import { isAlive } from './pair.ts'

const counts = count(
  (name, says, has) => `${name} says ${says.count}, and there are ${has.count ?? 0}`,
)

const isThere = async ({ find }: Looking, id: string) => isAlive(await find(User, { id }))

const followersOf = ({ find }: Looking, userId: string) =>
  find(Counter, { userId, name: 'FOLLOWERS' })

const edges = on(Follow, async ({ followerId, followeeId, shard = 0 }, looking) => {
  const { find, has, problem } = looking
  const pair = `${followerId} → ${followeeId}`
  has(counts, `FOLLOWING of ${followerId}`, { count: 1 })
  has(counts, `FOLLOWERS of ${followeeId}`, { count: 1 })
  if ((await followersOf(looking, followeeId))?.isSum)
    has(counts, `share ${shard} of ${followeeId}`, { count: 1 })
  if (!(await find(FollowLog, { followerId, followeeId }))) problem(`${pair} has no timeline copy`)
  if (!(await isThere(looking, followerId)) || !(await isThere(looking, followeeId)))
    problem(`${pair} hangs on nobody`)
  const blocks = [
    await find(Block, { userId: followerId, blockedId: followeeId }),
    await find(Block, { userId: followeeId, blockedId: followerId }),
  ]
  if (blocks.some(Boolean)) problem(`${pair} goes across a block`)
})

/** Counters equal what they count, both items of an edge are there, and none crosses a block. */
export const verifyFollows = verifier({
  takes: [
    edges,
    on(FollowLog, async ({ followerId, followeeId }, { find, problem }) => {
      if (!(await find(Follow, { followerId, followeeId })))
        problem(`${followerId} → ${followeeId} is only a copy`)
    }),
    on(User, async ({ id, status }, looking) => {
      if (status === 'deleted') return
      const following = await looking.find(Counter, { userId: id, name: 'FOLLOWING' })
      const followers = await followersOf(looking, id)
      looking.says(counts, `FOLLOWING of ${id}`, { count: following?.count })
      looking.says(counts, `FOLLOWERS of ${id}`, { count: followers?.count })
      const share = { userId: id, shard: 0, name: 'FOLLOWERS' } as const
      if (followers?.isSum && !(await looking.find(CounterShard, share)))
        looking.problem(`FOLLOWERS of ${id}: sum or not?`)
    }),
    on(CounterShard, async ({ userId, shard, count: counted }, looking) => {
      if (!(await isThere(looking, userId))) return
      looking.says(counts, `share ${shard} of ${userId}`, { count: counted })
      if (!(await followersOf(looking, userId))?.isSum)
        looking.problem(`FOLLOWERS of ${userId}: sum or not?`)
    }),
  ],
})
