import { createFeedIndex, ggCore } from '@longtable/goals-guild'
import type { SystemParts } from './served.ts'

/** Only LMDB's log has one order, so only there can feeds be kept in memory. */
export function guildFeed({ engine, config, log }: SystemParts): object {
  if (config.store !== 'lmdb') return {}
  const feed = createFeedIndex({
    store: engine.table(ggCore.name),
    scan: () => engine.tools(ggCore.name).scan(),
    log,
    activitiesMax: config.feedMemory,
    edgesMax: config.feedMemory,
  })
  // Until it is built, pages are read by heads.
  void feed.start()
  return { feed }
}
