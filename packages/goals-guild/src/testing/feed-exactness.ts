import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Store } from '@longtable/store'
import { below, pick } from '@longtable/testing'
import type { GuildContext } from '../context.ts'
import { createFeedIndex } from '../feed/feed-index.ts'
import { myFeed } from '../feed/my-feed.ts'
import { ggCore } from '../table.ts'
import { factsOf, oracleFeed } from './feed-oracle.ts'
import type { FeedQuestion } from './feed-process.ts'
import { openFeedRun } from './feed-run.ts'
import { type GuildWorld, idOf } from './guild-world.ts'

interface Page {
  readonly ids: readonly string[]
  readonly after: string | undefined
}

/** Somebody who reads feeds, in one of the ways there are. */
interface FeedSource {
  readonly name: string
  page(viewer: GuildContext, limit: number, after: string | undefined): Promise<Page>
}

/** A place in somebody's feed, where a later step reads on. */
interface Bookmark {
  readonly source: FeedSource
  readonly viewer: GuildContext
  readonly after: string
  readonly last: string
}

/** How often somebody's own feed was read, so that a test can tell that it was trusted at all. */
export const feedReads = { count: 0 }

const watched = (store: Store): Store => ({
  ...store,
  query(query) {
    if (query.partition.startsWith('FEED#')) feedReads.count += 1
    return store.query(query)
  },
})

const source = (
  name: string,
  given: GuildWorld,
  feedOf: (context: GuildContext) => GuildContext['feed'],
): FeedSource => ({
  name,
  async page(viewer, limit, after) {
    const context = given.again(viewer)
    const store = watched(context.store)
    const page = await myFeed({ ...context, store, feed: feedOf(context) }, { limit, after })
    return { ids: page.items.map(({ id }) => id), after: page.after }
  },
})

/** The sources of one process: by the index, by heads, and by an index that was made anew. */
export const ownSources = (given: GuildWorld): readonly FeedSource[] => [
  source('the index', given, ({ feed }) => feed),
  source('heads', given, () => undefined),
]

export function restartedSource(given: GuildWorld): FeedSource {
  const scan = () => given.world.engine.tools(ggCore.name).scan()
  const { store, log } = given.deps
  let feed = createFeedIndex({ store, scan, log, activitiesMax: 40, edgesMax: 6 })
  let reads = 0
  const own = source('an index that is made anew now and then', given, () => feed)
  return {
    ...own,
    async page(...asked) {
      if (reads++ % 10 === 0) feed = createFeedIndex({ store, scan, log, activitiesMax: 40 })
      // Every third time it is read while it is being built.
      const started = feed.start()
      if (reads % 3 !== 0) await started
      const page = await own.page(...asked)
      await started
      return page
    },
  }
}

export async function secondProcess(
  directory: string,
  given: GuildWorld,
): Promise<FeedSource & AsyncDisposable> {
  const script = join(import.meta.dirname, 'feed-process.ts')
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', script, directory], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    cwd: import.meta.dirname,
  })
  await once(child, 'message')
  return {
    name: 'a second process',
    async page(viewer, limit, after) {
      const answer = once(child, 'message')
      const asked: FeedQuestion = { viewerId: idOf(viewer), limit, after, now: given.world.now() }
      child.send(asked)
      const [page] = (await answer) as [Page & { readonly error?: string }]
      if (page.error !== undefined) throw new Error(page.error)
      return page
    },
    async [Symbol.asyncDispose]() {
      const exit = once(child, 'exit')
      child.disconnect()
      await exit
    },
  }
}

const BOOKMARKS_MAX = 30

export interface ExactnessOptions {
  readonly steps: number
  readonly sources: readonly FeedSource[]
  /** Whether pages are compared at every moment, or only when all is settled. */
  readonly when: 'always' | 'settled'
}

export interface Exactness {
  readonly pages: number
  readonly items: number
  /** What does not equal the oracle; the first few. */
  readonly differences: readonly string[]
}

/** Random steps, and pages meanwhile that are compared with looking at everything. */
export async function compareFeeds(
  given: GuildWorld,
  { steps, sources, when }: ExactnessOptions,
): Promise<Exactness> {
  const run = await openFeedRun(given)
  const { random } = given.world
  const differences: string[] = []
  const history: string[] = []
  const bookmarks: Bookmark[] = []
  let pages = 0
  let count = 0

  function compare(page: Page, whole: readonly string[], read: Omit<Bookmark, 'after'>): void {
    pages += 1
    count += page.ids.length
    const rest = whole.filter((key) => read.last === '' || key < read.last)
    const expected = rest.slice(0, page.ids.length).map((key) => key.split('#')[2])
    const isWhole = page.after !== undefined || page.ids.length === rest.length
    if (isWhole && expected.every((id, place) => id === page.ids[place])) return
    differences.push(
      `${read.source.name} after [${history.slice(-8).join(', ')}], step ${history.length}: ` +
        `${page.ids.length} of ${rest.length}, first difference at ` +
        String(page.ids.findIndex((id, place) => id !== expected[place])),
    )
  }

  /** Not equal to the oracle yet, but in order, each once and nothing that must not be seen. */
  function checkOrder(
    page: Page,
    whole: readonly string[],
    { source: by }: Pick<Bookmark, 'source'>,
  ) {
    const places = page.ids.map((id) => whole.findIndex((key) => key.endsWith(`#${id}`)))
    const isOrdered = places.every((place, n) => place >= 0 && place > (places[n - 1] ?? -1))
    if (!isOrdered) differences.push(`${by.name}: out of order, or not to be seen`)
  }

  async function look(isSettled: boolean): Promise<void> {
    const facts = factsOf(await given.items())
    for (const by of sources) {
      const marked = below(random, 2) === 0 ? bookmarks.splice(below(random, 5), 1)[0] : undefined
      const {
        source: from,
        viewer,
        after,
        last,
      } = marked ?? { source: by, viewer: pick(random, run.people), after: undefined, last: '' }
      const page = await from.page(viewer, 1 + below(random, 9), after)
      const feed = oracleFeed(facts, idOf(viewer))
      if (isSettled) compare(page, feed, { source: from, viewer, last })
      else checkOrder(page, feed, { source: from })
      const end = feed.find((key) => key.endsWith(`#${page.ids.at(-1)}`))
      if (page.after !== undefined && end !== undefined && bookmarks.length < BOOKMARKS_MAX)
        bookmarks.push({ source: from, viewer, after: page.after, last: end })
    }
  }

  /** To the very end, so that what lies below heads and indexes is read too. */
  async function readAll(): Promise<void> {
    const facts = factsOf(await given.items())
    for (const by of sources)
      for (const viewer of run.people) {
        const feed = oracleFeed(facts, idOf(viewer))
        let [after, last]: [string | undefined, string] = [undefined, '']
        do {
          const page: Page = await by.page(viewer, 1 + below(random, 40), after)
          compare(page, feed, { source: by, viewer, last })
          last = feed.find((key) => key.endsWith(`#${page.ids.at(-1)}`)) ?? last
          after = page.after
        } while (after !== undefined && differences.length === 0)
      }
  }

  for (let step = 0; step < steps && differences.length < 3; step++) {
    history.push(await run.step())
    if (step % 4 === 0) await look(when === 'always')
    if (step % 500 === 499) {
      if (when === 'settled') await run.settle()
      await readAll()
    }
  }
  await run.settle()
  await readAll()
  return { pages, items: count, differences }
}
