import { signedIn } from '@longtable/core'
import { type GuildContext, registered } from '../context.ts'
import { groupsOf } from '../groups/group.patterns.ts'
import type { Candidates } from './candidate.ts'
import { indexCandidates } from './index-candidates.ts'
import { followedIds } from './followed-ids.ts'
import { headCandidates } from './head-candidates.ts'
import { idsIn } from './ids-in.ts'
import type { ViewerStanding } from './sight.ts'

/** A viewer's feed: who is in it, and its activities from a place on. */
export interface OpenFeed {
  readonly standing: ViewerStanding
  /** Before this key; undefined for the newest. */
  from(before: string | undefined): Candidates
}

async function setOf(chunks: AsyncIterable<readonly string[]>): Promise<Set<string>> {
  const ids = new Set<string>()
  for await (const chunk of chunks) for (const id of chunk) ids.add(id)
  return ids
}

/** The reader's own profile is asked for at the same time: on DynamoDB every wait counts. */
async function openByHeads(context: GuildContext): Promise<OpenFeed> {
  const { store } = context
  const { userId: viewerId } = signedIn(context)
  const [followed, groups] = await Promise.all([
    followedIds(context, viewerId),
    setOf(idsIn(store, groupsOf.query({ userId: viewerId }), 'groupId')),
    registered(context),
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
  const index = context.feed
  if (!index) return openByHeads(context)
  const { id: viewerId } = await registered(context)
  const reader = await index.catchUp(viewerId)
  if (!reader) return openByHeads(context)
  return {
    standing: {
      viewerId,
      follows: (userId) => index.follows(reader, userId),
      isIn: (groupId) => index.isIn(reader, groupId),
    },
    from: (before) => indexCandidates(context, { index, reader, before }),
  }
}
