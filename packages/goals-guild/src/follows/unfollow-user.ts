import { check } from '@longtable/entity'
import { mutation } from '../mutation.ts'
import { FOLLOW_RATE } from '../rates.ts'
import { type Drift, edgeRemoved, noteDrift, operationsOf } from './edge-steps.ts'
import { Follow } from './follow.entity.ts'
import { FollowUserInput } from './follow-user.ts'
import { readPair } from './pair.ts'

/** Idempotent, and possible whatever the other has become meanwhile. */
export const unfollowUser = mutation({
  name: 'unfollowUser',
  input: FollowUserInput,
  rate: FOLLOW_RATE,
  begin: (): Drift => new Set(),
  plan: async ({ context, actor, input: { followeeId }, begun: drift }) => {
    const pair = await readPair(context.store, { followerId: actor.id, followeeId })
    const { edge } = pair
    const steps = edge
      ? edgeRemoved({ ...pair, edge }, { at: context.stamp().at, drift })
      : [{ operation: check(Follow, pair.key, 'absent') }]
    return {
      operations: operationsOf(steps),
      result: { followeeId, isFollowing: false },
      audit: {
        action: 'USER_UNFOLLOWED',
        resourceType: 'User',
        resourceId: followeeId,
        ...(!edge && { metadata: { unchanged: true } }),
      },
      onFailure: ({ places }) => {
        noteDrift(drift, steps, places)
        return 'again'
      },
    }
  },
})
