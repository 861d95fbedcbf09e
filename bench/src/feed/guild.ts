import { join } from 'node:path'
import { createBus, silentLogger } from '@longtable/core'
import { CURSOR_SECRET_BYTES, createCursors, createStamp } from '@longtable/entity'
import { createFileLinks } from '@longtable/files'
import { diskObjects } from '@longtable/files/disk'
import { type FeedIndex, goalsGuildRows, type GuildContext } from '@longtable/goals-guild'
import type { Store } from '@longtable/store'
import { noDocuments } from '@longtable/system'

interface Parts {
  readonly store: Store
  readonly directory: string
  readonly now: () => number
  readonly feed?: FeedIndex | undefined
}

/** Contexts as a host makes them. */
export function contexts({ store, directory, now, feed }: Parts) {
  const secret = new Uint8Array(CURSOR_SECRET_BYTES)
  const files = diskObjects({
    directory: join(directory, 'files'),
    now,
    secret,
    baseUrl: 'http://127.0.0.1:1/files/',
  })
  const cursors = createCursors(secret)
  const stamp = createStamp({ now, random: Math.random })
  const own = {
    bus: createBus(),
    disabledFeatures: new Set<string>(),
    files,
    documents: noDocuments,
    fileLinks: createFileLinks(secret, '/files/'),
    feed,
  }
  return (userId: string): GuildContext => ({
    store,
    cursors,
    stamp,
    now,
    log: silentLogger,
    rows: goalsGuildRows,
    origin: { address: '127.0.0.1', agent: 'bench' },
    viewer: { userId },
    ...own,
  })
}
