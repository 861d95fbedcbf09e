import { join } from 'node:path'
import { createBus, type SharedRows, silentLogger, type Viewer } from '@longtable/core'
import { CURSOR_SECRET_BYTES, createCursors, createStamp } from '@longtable/entity'
import { createFileLinks } from '@longtable/files'
import { diskObjects } from '@longtable/files/disk'
import { noSearch, type SearchIndex } from '@longtable/search'
import type { Store } from '@longtable/store'
import { noDocuments, type SystemContext } from '@longtable/system'

const ORIGIN = { address: '203.0.113.7', agent: 'bench' }
export const SECRET = new Uint8Array(CURSOR_SECRET_BYTES)

interface Parts {
  readonly store: Store
  readonly directory: string
  readonly rows: SharedRows
  readonly now: () => number
  readonly random?: () => number
  readonly search?: SearchIndex
}

/** Contexts as a host makes them. */
export function contextsOf(parts: Parts) {
  const { store, directory, rows, now, random = Math.random, search = noSearch } = parts
  const files = diskObjects({
    directory: join(directory, 'files'),
    now,
    secret: SECRET,
    baseUrl: 'http://127.0.0.1:1/files/',
  })
  const stamp = createStamp({ now, random })
  const shared = {
    store,
    cursors: createCursors(SECRET),
    stamp,
    now,
    log: silentLogger,
    rows,
    origin: ORIGIN,
    bus: createBus(),
    disabledFeatures: new Set<string>(),
    files,
    documents: noDocuments,
    search,
    fileLinks: createFileLinks(SECRET, '/files/'),
  }
  return {
    files,
    stamp,
    context: (viewer: Viewer): SystemContext => ({ ...shared, viewer }),
  }
}
