import { type FeedIndex, goalsGuildRows, type GuildContext } from '@longtable/goals-guild'
import type { Store } from '@longtable/store'
import { contextsOf } from '../contexts.ts'

interface Parts {
  readonly store: Store
  readonly directory: string
  readonly now: () => number
  readonly feed?: FeedIndex | undefined
}

/** Readers of a feed, with the index that a host keeps of it. */
export function contexts({ feed, ...parts }: Parts) {
  const { context } = contextsOf({ ...parts, rows: goalsGuildRows })
  return (userId: string): GuildContext => ({ ...context({ userId }), feed })
}
