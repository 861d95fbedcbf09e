import { type GuildContext, registered } from '../context.ts'
import { followedBy } from '../follows/follow.patterns.ts'
import { groupsOf } from '../groups/group.patterns.ts'
import { type Candidates, indexCandidates } from './candidates.ts'
import { headCandidates } from './head-candidates.ts'
import { idsIn } from './ids-in.ts'
import type { Standing } from './sight.ts'

/** A viewer's feed: who is in it, and its activities from a place on. */
export interface OpenFeed {
  readonly standing: Standing
  /** Before this key; undefined for the newest. */
  from(before: string | undefined): Candidates
}

async function setOf(chunks: AsyncIterable<readonly string[]>): Promise<Set<string>> {
  const ids = new Set<string>()
  for await (const chunk of chunks) for (const id of chunk) ids.add(id)
  return ids
}

async function openByHeads(context: GuildContext, viewerId: string): Promise<OpenFeed> {
  const { store } = context
  const [followed, groups] = await Promise.all([
    setOf(idsIn(store, followedBy.query({ followerId: viewerId }), 'followeeId')),
    setOf(idsIn(store, groupsOf.query({ userId: viewerId }), 'groupId')),
  ])
  const actorIds = [viewerId, ...followed, ...groups]
  return {
    standing: {
      viewerId,
      follows: (userId) => followed.has(userId),
      // The index may be behind: whether somebody is still in a group the row itself says.
      isIn: (groupId) => (groups.has(groupId) ? undefined : false),
    },
    from: (before) =>
      headCandidates(context, {
        viewerId,
        actorIds,
        from: before === undefined ? undefined : { key: before, isIncluded: false },
      }),
  }
}

/** By the index in memory where it is ready, else by the heads of all actors. */
export async function openFeed(context: GuildContext): Promise<OpenFeed> {
  const { id: viewerId } = await registered(context)
  const index = context.guild.feed
  const reader = await index?.catchUp(viewerId)
  if (!index || !reader) return openByHeads(context, viewerId)
  return {
    standing: {
      viewerId,
      follows: (userId) => index.follows(reader, userId),
      isIn: (groupId) => index.isIn(reader, groupId),
    },
    from: (before) => indexCandidates(context, { index, reader, before }),
  }
}
