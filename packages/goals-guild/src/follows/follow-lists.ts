import { UserId } from '@longtable/core'
import {
  areThere,
  findShown,
  keyOf,
  type Page,
  type PageRequest,
  wereThere,
} from '@longtable/entity'
import * as z from 'zod'
import { type GuildContext, registered } from '../context.ts'
import { User } from '../users/user.entity.ts'
import { followedUsers, listedUsers, visibleUser } from '../users/user.policy.ts'
import { peoplePage } from '../users/user-page.ts'
import { type UserView, publicView } from '../users/user-views.ts'
import type { Block } from './block.entity.ts'
import { blocksOf } from './block.patterns.ts'
import { Follow, type FollowLog } from './follow.entity.ts'
import { followEdge, followedBy, newestFollowedBy, newestFollowersOf } from './follow.patterns.ts'
import { allShards, readSpread } from './follower-shards.ts'
import { isAlive } from './pair.ts'

export const FollowListInput = z.object({ userId: UserId })
export const DoIFollowInput = z.object({ followeeId: UserId })

/** Somebody in a list, and since when. */
export interface Since {
  readonly user: UserView
  readonly since: string
}

interface Dated {
  readonly createdAt: string
}

const dated = <T extends Dated>(page: Page<{ entry: T; user: UserView }>): Page<Since> => ({
  ...page,
  items: page.items.map(({ entry, user }) => ({ user, since: entry.createdAt })),
})

/** Of a list of one's own, edges that one has are all there is in it. */
const seenIn = ({ viewer }: GuildContext, userId: string) =>
  viewer?.userId === userId ? followedUsers : listedUsers

/** Newest first, over every shard that was ever used. */
export async function followersOfUser(
  context: GuildContext,
  { userId }: z.infer<typeof FollowListInput>,
  page: PageRequest,
): Promise<Page<Since>> {
  await visibleUser(context, userId)
  const shards = allShards(await readSpread(context.store, userId))
  const places = shards.map((shard) => ({ followeeId: userId, shard }))
  return dated(
    await peoplePage<Follow>(context, {
      seen: seenIn(context, userId),
      personOf: ({ followerId }) => followerId,
      read: (keep) => newestFollowersOf.merged(context, places, { ...page, keep }),
    }),
  )
}

/** Newest first. */
export async function followedByUser(
  context: GuildContext,
  { userId }: z.infer<typeof FollowListInput>,
  page: PageRequest,
): Promise<Page<Since>> {
  await visibleUser(context, userId)
  return dated(
    await peoplePage<FollowLog>(context, {
      seen: seenIn(context, userId),
      personOf: ({ followeeId }) => followeeId,
      read: (keep) => newestFollowedBy(context, { followerId: userId }, { ...page, keep }),
    }),
  )
}

export async function doIFollow(
  context: GuildContext,
  { followeeId }: z.infer<typeof DoIFollowInput>,
): Promise<boolean> {
  const { id } = await registered(context)
  await visibleUser(context, followeeId)
  return (await followEdge(context, { followerId: id, followeeId })) !== undefined
}

/** Whom most people follow are a few pages of the table; of who follows more, each is looked up. */
const FOLLOWED_PER_ASKED = 4

/** Whether this person follows each of them, now. */
export async function areFollowedBy(
  { store }: GuildContext,
  followerId: string,
  ids: readonly string[],
): Promise<boolean[]> {
  const limit = FOLLOWED_PER_ASKED * ids.length
  const edges =
    ids.length > 1 ? await store.query({ ...followedBy.query({ followerId }), limit }) : undefined
  const keys = ids.map((followeeId) => ({ followerId, followeeId }))
  if (!edges || edges.next) return areThere(store, Follow, keys)
  const followed = new Set(edges.items.map(({ SK }) => SK))
  return keys.map((key) => followed.has(keyOf(Follow, key).SK))
}

/** Whom I follow and who follows me back, by when I began to. */
export async function mutualFollows(
  context: GuildContext,
  page: PageRequest,
): Promise<Page<Since>> {
  const { id } = await registered(context)
  return dated(
    await peoplePage<FollowLog>(context, {
      seen: followedUsers,
      personOf: ({ followeeId }) => followeeId,
      read: (keep) =>
        newestFollowedBy(
          context,
          { followerId: id },
          {
            ...page,
            async keep(entries) {
              const [back, listed] = await Promise.all([
                followsMe(context, id, entries),
                keep(entries),
              ])
              return entries.map((_, place) => back[place] === true && listed[place] === true)
            },
          },
        ),
    }),
  )
}

async function followsMe({ store }: GuildContext, id: string, entries: readonly FollowLog[]) {
  return wereThere(
    store,
    Follow,
    entries.map(({ followeeId }) => ({ followerId: followeeId, followeeId: id })),
  )
}

/** Whom I block: the one list in which they are seen, so that they can be unblocked. */
export async function blockedUsers(context: GuildContext, page: PageRequest): Promise<Page<Since>> {
  const { id } = await registered(context)
  const found = new Map<string, User>()
  const keep = async (blocks: readonly Block[]) => {
    const keys = blocks.map(({ blockedId }) => ({ id: blockedId }))
    for (const user of await findShown(context, User, keys))
      if (isAlive(user)) found.set(user.id, user)
    return blocks.map(({ blockedId }) => found.has(blockedId))
  }
  const list = await blocksOf(context, { userId: id }, { ...page, keep })
  return {
    ...list,
    items: list.items.map(({ blockedId, createdAt }) => ({
      user: publicView(found.get(blockedId) as User),
      since: createdAt,
    })),
  }
}
