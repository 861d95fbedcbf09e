import { check } from '@longtable/entity'
import type * as z from 'zod'
import { actWhileActive } from '../act-while-active.ts'
import { type GuildContext, registered } from '../context.ts'
import { FOLLOW_RATE } from '../rates.ts'
import { type Drift, edgeRemoved, noteDrift, operationsOf } from './edge-steps.ts'
import { Follow } from './follow.entity.ts'
import type { FollowUserInput } from './follow-user.ts'
import { readPair } from './pair.ts'

export interface Unfollowed {
  readonly followeeId: string
  readonly isFollowing: false
}

/** Idempotent, and possible whatever the other has become meanwhile. */
export async function unfollowUser(
  context: GuildContext,
  input: z.infer<typeof FollowUserInput>,
  requestId?: string,
): Promise<Unfollowed> {
  const { id: followerId } = await registered(context)
  const { followeeId } = input
  const drift: Drift = new Set()
  const asked = { name: 'unfollowUser', input, requestId, rate: FOLLOW_RATE }
  return actWhileActive<Unfollowed>(context, asked, async () => {
    const pair = await readPair(context.store, { followerId, followeeId })
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
  })
}
