import { tmpdir } from 'node:os'
import { silentLogger, SystemTable } from '@longtable/core'
import { CURSOR_SECRET_BYTES, createCursors, createStamp } from '@longtable/entity'
import { openLmdb } from '@longtable/store/lmdb'
import type { GuildContext } from '../context.ts'
import { createFeedIndex } from '../feed/feed-index.ts'
import { myFeed } from '../feed/my-feed.ts'
import { goalsGuildSystem } from '../system.ts'
import { ggCore } from '../table.ts'
import { contextMaker, testFiles } from '@longtable/testing/system'

/** What a test asks a second process on the same directory for. */
export interface FeedQuestion {
  readonly viewerId: string
  readonly limit: number
  readonly after: string | undefined
  readonly now: number
}

const [directory = ''] = process.argv.slice(2)
let time = 0
const now = () => time
const engine = await openLmdb({ directory, tables: [ggCore, SystemTable], clock: now, sync: false })
const store = engine.table(ggCore.name)
const feed = createFeedIndex({
  store,
  scan: () => engine.tools(ggCore.name).scan(),
  log: silentLogger,
  activitiesMax: 150,
})
await feed.start()
const as = contextMaker<GuildContext>({
  system: goalsGuildSystem,
  reader: { store, cursors: createCursors(new Uint8Array(CURSOR_SECRET_BYTES)) },
  stamp: createStamp({ now, random: Math.random }),
  now,
  log: silentLogger,
  files: testFiles(tmpdir(), now),
  extras: { feed },
})

process.on('message', ({ viewerId, limit, after, now: at }: FeedQuestion) => {
  time = at
  void myFeed(as({ userId: viewerId }), { limit, after }).then(
    (page) => process.send?.({ ids: page.items.map(({ id }) => id), after: page.after }),
    (error: unknown) => process.send?.({ error: String(error) }),
  )
})
process.on('disconnect', () => void engine.close())
process.send?.('ready')
