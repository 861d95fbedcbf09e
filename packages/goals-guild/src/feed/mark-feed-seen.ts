import { DomainError, ThingId } from '@longtable/core'
import { change, check, put } from '@longtable/entity'
import * as z from 'zod'
import { type GuildContext, registered } from '../context.ts'
import { madeWith } from '../ids/made.patterns.ts'
import { timeIn } from '../ids/own-time.ts'
import { mutation } from '../mutation.ts'
import { SEEN_RATE } from '../rates.ts'
import { sortKeyOf } from './activity-keys.ts'
import { unknownActivity } from './delete-activity.ts'
import { openFeed } from './feed-actors.ts'
import { FeedMarker } from './feed.entity.ts'
import { feedMarkerOf } from './feed.patterns.ts'
import { readFeed } from './my-feed.ts'

/** More than that many are only said to be more. */
export const NEW_SINCE_MAX = 100
/** Clocks of processes differ by less. */
const CLOCKS_MS = 60_000

export interface FeedMarkerView {
  readonly activityId: string
  readonly seenAt: string
}

const markerView = ({ activityId, seenAt }: FeedMarker): FeedMarkerView => ({ activityId, seenAt })

const keyOfMarker = ({ activityId, seenAt }: FeedMarker) =>
  sortKeyOf({ activityId, createdAt: seenAt })

const notYet = () =>
  new DomainError('INVALID', 'feed.not-yet', {
    message: 'activityId: nobody can have seen this yet.',
    field: 'activityId',
  })

async function timeOfActivity(context: GuildContext, activityId: string): Promise<string> {
  const own = timeIn(activityId)
  if (own !== undefined) return own
  const { items } = await madeWith(context, { id: activityId }, { limit: 1 })
  if (!items[0]) throw unknownActivity()
  return items[0].createdAt
}

/** It only moves forward: an older page that is shown late takes nothing back. */
export const markFeedSeen = mutation({
  name: 'markFeedSeen',
  input: z.object({ activityId: ThingId }),
  rate: SEEN_RATE,
  begin: async ({ context, input }) => {
    const seenAt = await timeOfActivity(context, input.activityId)
    if (Date.parse(seenAt) > context.now() + CLOCKS_MS) throw notYet()
    return seenAt
  },
  plan: async ({ context, actor: { id: userId }, input: { activityId }, begun: seenAt }) => {
    const current = await feedMarkerOf(context, { userId })
    const marker = { userId, activityId, seenAt, updatedAt: context.stamp().at }
    const isNewer = !current || keyOfMarker(current) < keyOfMarker(marker)
    const asRead = { attribute: 'activityId', equals: current?.activityId ?? '' } as const
    const moved = current
      ? change(FeedMarker, current, { patch: marker, when: asRead })
      : put(FeedMarker, marker)
    return {
      operations: [isNewer ? moved : check(FeedMarker, { userId }, asRead)],
      result: markerView(isNewer ? marker : current),
      audit: { action: 'FEED_SEEN', resourceType: 'Feed', resourceId: userId },
    }
  },
})

export async function feedMarker(context: GuildContext): Promise<FeedMarkerView | null> {
  const { id: userId } = await registered(context)
  const marker = await feedMarkerOf(context, { userId })
  return marker ? markerView(marker) : null
}

export interface NewSince {
  readonly count: number
  readonly isMore: boolean
}

/** How many of others have come since the marker; of one's own one knows. */
export async function newSince(context: GuildContext): Promise<NewSince> {
  const feed = await openFeed(context)
  const { viewerId } = feed.standing
  const marker = await feedMarkerOf(context, { userId: viewerId })
  const after = marker ? keyOfMarker(marker) : ''
  const found = await readFeed(context, feed, {
    before: undefined,
    count: NEW_SINCE_MAX + 1,
    after,
    isCounted: ({ authorId }) => authorId !== viewerId,
  })
  return { count: Math.min(found.length, NEW_SINCE_MAX), isMore: found.length > NEW_SINCE_MAX }
}
