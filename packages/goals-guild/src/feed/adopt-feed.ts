import { change, put } from '@longtable/entity'
import type { Store } from '@longtable/store'
import { adopter, type AdoptStep, carrying, completes } from '@longtable/system'
import { missingResource } from '../collaboration/adopt-resources.ts'
import { groupById } from '../groups/group.patterns.ts'
import { missingMade } from '../ids/adopt-made.ts'
import { forgetMade } from '../ids/forget-made.processor.ts'
import { profileById } from '../users/user.patterns.ts'
import { HEAD_KEYS_MAX, headWith } from './activity-head.ts'
import { sortKeyOf } from './activity-keys.ts'
import { resourceOf } from './activity-resource.ts'
import { Activity, ActivityHead } from './activity.entity.ts'
import { Promotion } from './feed.entity.ts'
import { activitiesOf, activityHeadOf } from './feed.patterns.ts'

/** The newest of them at once: of an actor with many, each would write the head anew. */
async function newHead(store: Store, actorId: string, at: string): Promise<ActivityHead> {
  const { items } = await store.query({
    ...activitiesOf.query({ actorId }),
    limit: HEAD_KEYS_MAX + 1,
  })
  const keys = items.map(({ SK }) => SK)
  const [floorKey] = keys.slice(HEAD_KEYS_MAX)
  return {
    actorId,
    newestKeys: keys.slice(0, HEAD_KEYS_MAX),
    ...(floorKey !== undefined && { floorKey }),
    updatedAt: at,
  }
}

const head = adopter(Activity, {
  name: 'feed.head',
  isOurs: carrying('visibility'),
  async adopt(activity, { store, at }): Promise<AdoptStep[]> {
    const { actorId } = activity
    const known = await activityHeadOf({ store }, { actorId })
    if (!known) return [{ operations: [put(ActivityHead, await newHead(store, actorId, at))] }]
    const key = sortKeyOf(activity)
    const isBelow = known.floorKey !== undefined && key <= known.floorKey
    if (isBelow || known.newestKeys.includes(key)) return []
    return [{ operations: headWith(known, activity, at) }]
  },
})

/** Document 001 lets a group act; in its name speaks its owner, where nobody says who did. */
const author = adopter(Activity, {
  name: 'feed.author',
  isOurs: carrying('visibility'),
  async adopt(activity, { store }): Promise<AdoptStep[]> {
    const { actorId, authorId } = activity
    if (authorId !== undefined || (await profileById({ store }, { id: actorId }))) return []
    const group = await groupById({ store }, { id: actorId })
    if (!group) return [{ finding: `activities of ${actorId}, who is not there` }]
    const when = { attribute: 'authorId', missing: true } as const
    const patch = { authorId: group.ownerId }
    return [{ operations: [change(Activity, activity, { patch, when })] }]
  },
})

const made = adopter(Activity, {
  name: 'feed.activity-time',
  isOurs: carrying('visibility'),
  adopt: ({ actorId, activityId, createdAt }, { store }) =>
    missingMade(store, { id: activityId, placeId: actorId, createdAt }),
})

/** After its author is known: what people say about it is found by its id. */
const resource = adopter(Activity, {
  name: 'feed.resource',
  isOurs: carrying('visibility'),
  adopt: (activity, { store }) => missingResource(store, resourceOf(activity)),
})

export const adoptFeed = [
  author,
  resource,
  head,
  made,
  completes(Activity, { name: 'feed.activity', isOurs: carrying('visibility') }),
  completes(Promotion, { name: 'feed.promotion' }),
]

export const forgetActivities = forgetMade(Activity, {
  name: 'feed.forget-activities',
  id: 'activityId',
  placeId: 'actorId',
})
