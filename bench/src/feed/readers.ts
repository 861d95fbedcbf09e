import { fromItem, keyOf } from '@longtable/entity'
import {
  activitiesOf,
  Activity,
  feedOf,
  followedBy,
  type GuildContext,
  myFeed,
  User,
} from '@longtable/goals-guild'
import type { Item, Query, Store } from '@longtable/store'

export const ACTIVITIES_PER_PAGE = 20
/** As document 001 has it. */
const PER_FOLLOWEE = 50

export const ours = (context: GuildContext, after?: string) =>
  myFeed(context, { limit: ACTIVITIES_PER_PAGE, after })

/** Activities with who wrote them, as a client gets them. */
async function presented(store: Store, items: readonly Item[]) {
  const activities = items.map((item) => fromItem(Activity, item))
  const ids = [...new Set(activities.map(({ actorId }) => actorId))]
  const users = await store.getMany(ids.map((id) => keyOf(User, { id })))
  const authors = new Map(users.flatMap((item) => (item ? [[item.id, fromItem(User, item)]] : [])))
  return activities.map((activity) => ({ ...activity, author: authors.get(activity.actorId) }))
}

async function allOf(store: Store, query: Query): Promise<Item[]> {
  const items: Item[] = []
  let after: Query['after']
  do {
    const page = await store.query({ ...query, limit: 1000, ...(after && { after }) })
    items.push(...page.items)
    after = page.next
  } while (after)
  return items
}

/** The documented fan-in: the newest 50 of everybody who is followed, merged. */
export async function naive(store: Store, userId: string) {
  const follows = await allOf(store, followedBy.query({ followerId: userId }))
  const newest: Item[] = []
  for (const { followeeId } of follows) {
    const query = activitiesOf.query({ actorId: followeeId as string })
    newest.push(...(await store.query({ ...query, limit: PER_FOLLOWEE })).items)
  }
  newest.sort((a, b) => (a.SK < b.SK ? 1 : -1))
  return presented(store, newest.slice(0, ACTIVITIES_PER_PAGE))
}

/** The documented fan-out read, of a feed that holds everything. */
export async function fanOutRead(store: Store, userId: string) {
  const page = await store.query({
    ...feedOf.query({ followerId: userId }),
    limit: ACTIVITIES_PER_PAGE,
  })
  const keys = page.items.map(({ actorId, createdAt, activityId }) =>
    keyOf(Activity, { actorId, createdAt, activityId } as Activity),
  )
  const items = await store.getMany(keys)
  return presented(
    store,
    items.filter((item): item is Item => item !== undefined),
  )
}
