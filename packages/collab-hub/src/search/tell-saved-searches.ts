import type { Schedule } from '@longtable/core'
import { change } from '@longtable/entity'
import { type Hit, isBuilding } from '@longtable/search'
import { ConditionFailedError } from '@longtable/store'
import type { Deps } from '@longtable/system'
import { tell } from '../notifications/tell.ts'
import { Saved, type User } from '../users/user.entity.ts'
import { savedById, savedSearches, userById } from '../users/user.patterns.ts'
import { type Looking, stillSeen, wantedBy } from './find-hits.ts'
import { type SearchAsked, SavedSearchFields } from './search-fields.ts'

const DAY_MS = 86_400_000
/** Of more than so many nobody wants to be told of each. */
const SEEN_MAX = 200

/** What a search finds for somebody at this moment, best first. */
export async function foundNow(
  looking: Looking,
  viewer: User,
  asked: SearchAsked,
): Promise<readonly Hit[]> {
  const wanted = await wantedBy(looking, viewer, asked)
  const hits = await looking.search.find(wanted, { limit: SEEN_MAX })
  return stillSeen(looking, viewer, { of: asked.of, hits })
}

/**
 * What was not there the last time. Where there were more than are remembered, what stands behind the
 * last of them may only have moved up.
 */
export function newAmong(hits: readonly Hit[], seenIds: readonly string[]): Hit[] {
  const seen = new Set(seenIds)
  const last = hits.findLastIndex(({ id }) => seen.has(id))
  const near = seenIds.length < SEEN_MAX ? hits : hits.slice(0, last + 1)
  return near.filter(({ id }) => !seen.has(id))
}

async function look(deps: Deps, { userId, savedId }: Saved): Promise<void> {
  const [row, user] = await Promise.all([
    savedById(deps, { userId, kind: 'SEARCH', savedId }),
    userById(deps, { userId }),
  ])
  if (!row || user?.status !== 'ACTIVE') return
  const hits = await foundNow(deps, user, SavedSearchFields.parse(row.search))
  const news = row.seenIds ? newAmong(hits, row.seenIds) : []
  const day = new Date(deps.now()).toISOString().slice(0, 10)
  if (news.length > 0) {
    const found = news.length === 1 ? '1 new result' : `${news.length} new results`
    await tell(deps, {
      userId,
      type: 'SYSTEM',
      about: ['SEARCH', savedId],
      key: `saved-search-${savedId}-${day}`,
      at: new Date(deps.now()).toISOString(),
      words: () => ({
        kind: 'SEARCH_FOUND',
        named: { number: news.length, ...(row.name !== undefined && { search: row.name }) },
        title: `${found} for "${row.name ?? ''}"`,
        body: `Your saved search has ${found}.`,
      }),
    })
  }
  const seenIds = hits.map(({ id }) => id)
  const noted = change(Saved, row, { patch: { seenIds } })
  // Whoever has deleted it meanwhile wants to know no more.
  await deps.store.write([noted]).catch((error: unknown) => {
    if (!(error instanceof ConditionFailedError)) throw error
  })
}

/** Once a day; one that fails does not keep the others from being looked at. */
export const tellSavedSearches = (deps: Deps): Schedule => ({
  name: 'collab-hub.saved-searches',
  everyMs: DAY_MS,
  async run() {
    for await (const rows of savedSearches.each(deps, { daily: 'DAILY' }))
      for (const row of rows)
        await look(deps, row).catch((error: unknown) => {
          // Then all of them are looked at again, in a while.
          if (isBuilding(error)) throw error
          deps.log.error({ savedId: row.savedId, err: error }, 'a saved search could not be run')
        })
  },
})
