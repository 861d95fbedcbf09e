import type { GuildContext } from '../context.ts'
import type { FeedIndex } from './feed-index.ts'
import type { FeedReader } from './feed-readers.ts'
import type { Below, Candidate, Candidates } from './candidate.ts'
import { headCandidates } from './head-candidates.ts'

interface Walk {
  readonly index: FeedIndex
  readonly reader: FeedReader
  readonly before: string | undefined
}

/** From memory; below what the index keeps, from the heads. */
export function indexCandidates(context: GuildContext, walk: Walk): Candidates {
  const { index, reader } = walk
  let before = walk.before
  let rest: Candidates | undefined

  function below(floor: string): Candidates {
    const from: Below =
      before !== undefined && before <= floor
        ? { key: before, isIncluded: false }
        : { key: floor, isIncluded: true }
    return headCandidates(context, { viewerId: reader.id, actorIds: index.idsOf(reader), from })
  }

  return {
    async next(count) {
      if (rest) return rest.next(count)
      const found: Candidate[] = index.newest({ reader, before, count })
      before = found.at(-1)?.key ?? before
      const { floor } = index
      if (found.length === count || floor === undefined) return found
      rest = below(floor)
      return [...found, ...(await rest.next(count - found.length))]
    },
  }
}
