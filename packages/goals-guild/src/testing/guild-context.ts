import { createBus, type Logger, type Viewer } from '@longtable/core'
import type { Reader, Stamp } from '@longtable/entity'
import type { ObjectStore } from '@longtable/files'
import type { GuildContext } from '../context.ts'
import type { FeedIndex } from '../feed/feed-index.ts'
import { goalsGuildRows } from '../model/rows.ts'

interface ContextParts {
  readonly reader: Reader
  readonly stamp: () => Stamp
  readonly now: () => number
  readonly log: Logger
  readonly files: ObjectStore
  readonly disabledFeatures?: readonly string[]
  readonly feed?: FeedIndex | undefined
}

/** Makes the contexts of one process, as a host does: one bus for all, the rest anew for each. */
export function contextMaker(parts: ContextParts) {
  const { reader, stamp, now, log, files, feed, disabledFeatures = [] } = parts
  const own = { bus: createBus(), disabledFeatures: new Set(disabledFeatures), files, feed }
  return (viewer?: Viewer): GuildContext => ({
    ...reader,
    onUnreadable: (error) => log.error({ err: error }, 'a stored item cannot be read'),
    // As somebody who has just signed in, however long the test has been running.
    viewer: viewer && { signedInAt: Number.POSITIVE_INFINITY, ...viewer },
    origin: { address: '203.0.113.7', agent: 'test' },
    rows: goalsGuildRows,
    stamp,
    now,
    log,
    ...own,
  })
}
