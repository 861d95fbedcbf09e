import { type Bus, type Cause, causeOf, ownRequest } from '@longtable/core'
import { find } from '@longtable/entity'
import type { Change } from '@longtable/store'
import { type GuildContext, registered } from '../context.ts'
import { Follow } from '../follows/follow.entity.ts'
import { GroupMember } from '../groups/group.entity.ts'
import { ACTOR_PREFIX, partsOfKey } from './activity-keys.ts'
import type { ListedActivity } from './activity-views.ts'
import { activityById } from './feed.patterns.ts'
import { shownActivities } from './sight.ts'

const TOPIC = 'goalsguild.feed'

/** Somebody has done something; who may know of it is asked for each listener. */
interface Happened {
  readonly actorId: string
  readonly key: string
  readonly cause: Cause | undefined
}

export function tellFeeds(change: Change, publish: Bus['publish']): void {
  const { key, old, new: next } = change
  if (!key.PK.startsWith(ACTOR_PREFIX) || old || !next) return
  const actorId = key.PK.slice(ACTOR_PREFIX.length)
  const happened: Happened = { actorId, key: key.SK, cause: causeOf(change) }
  publish(TOPIC, happened)
}

/** Whether an actor is in the viewer's feed now. */
async function isInFeed(context: GuildContext, actorId: string): Promise<boolean> {
  const { id: viewerId } = await registered(context)
  if (actorId === viewerId) return true
  const known = await context.feed?.sees(viewerId, actorId)
  if (known !== undefined) return known
  const [follow, member] = await Promise.all([
    find(context.store, Follow, { followerId: viewerId, followeeId: actorId }),
    find(context.store, GroupMember, { groupId: actorId, userId: viewerId }),
  ])
  return follow !== undefined || member !== undefined
}

/** Ends at once when the listener leaves, also while it waits: a generator would wait for an event. */
function filtered<T>(
  source: AsyncIterableIterator<T>,
  keep: (event: T) => Promise<boolean>,
): AsyncIterableIterator<T> {
  const end = async (): Promise<IteratorResult<T>> => {
    await source.return?.()
    return { done: true, value: undefined }
  }
  return {
    async next() {
      for (;;) {
        const result = await source.next()
        if (result.done || (await keep(result.value))) return result
      }
    },
    return: end,
    throw: end,
    [Symbol.asyncIterator]() {
      return this
    },
  }
}

/** What concerns the viewer; from memory, so that many listeners cost little. */
export const feedEvents = (context: GuildContext): AsyncIterable<Happened> =>
  filtered(context.bus.subscribe<Happened>(TOPIC), ({ actorId }) => isInFeed(context, actorId))

/** The activity, unless the viewer must not see it, or it has gone already. */
export async function shownHappening(
  context: GuildContext,
  { actorId, key, cause }: Happened,
): Promise<ListedActivity | undefined> {
  const { id: viewerId } = await registered(context)
  if (!(await isInFeed(context, actorId))) return undefined
  const found = await activityById(context, { actorId, ...partsOfKey(key) })
  if (!found) return undefined
  const standing = { viewerId, follows: () => undefined, isIn: () => undefined }
  const [shown] = await shownActivities(context, standing, [found])
  return shown && { ...shown, requestId: ownRequest(cause, viewerId) }
}
