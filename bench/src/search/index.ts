import { readdirSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  collabHubRows,
  collabHubSystem,
  searchStartups,
  StartupSearch,
} from '@longtable/collab-hub'
import { type SharedRows, silentLogger } from '@longtable/core'
import {
  ArchiveSearch,
  holdThatThoughtRows,
  holdThatThoughtSystem,
  searchArchive,
} from '@longtable/hold-that-thought'
import { countHits, createKeeper, versionOf } from '@longtable/search'
import { openShelf } from '@longtable/search/libsql'
import type { Item } from '@longtable/store'
import { openLmdb } from '@longtable/store/lmdb'
import type { System, SystemContext } from '@longtable/system'
import { contextsOf } from '../contexts.ts'
import { START, write } from '../feed/graph.ts'
import { COMMON, letters, OTHER_COMMON, rareWord, READER, startups } from './fill.ts'
import type { Measured, SearchFindings } from './report.ts'
import type { SearchSize } from './size.ts'

export { searchReport, searchTargets } from './report.ts'
export { fullSearch, quickSearch } from './size.ts'

const FIRST = { limit: 20 }

interface Filled {
  readonly system: System
  readonly rows: SharedRows
  readonly items: Iterable<Item>
}

/** A table of this size in a directory of its own, with its index. */
async function openFilled(directory: string, { system, rows, items }: Filled) {
  const { table } = system.model
  const now = () => START + 86_400_000_000
  const filling = await openLmdb({ directory, tables: [table], clock: now, sync: false })
  await write(filling.table(table.name), items)
  await filling.close()
  const engine = await openLmdb({ directory, tables: [table], clock: now })
  const [store, tools] = [engine.table(table.name), engine.tools(table.name)]
  const place = join(directory, 'search')
  const source = system.search
  const options = { now, log: silentLogger }
  const shelf = openShelf({ ...options, directory: place, version: versionOf(source) })
  const keeper = createKeeper({ ...options, store, tools, source, shelf })
  const began = performance.now()
  await keeper.step()
  const builtMs = performance.now() - began
  await keeper.stop()
  const bytes = readdirSync(place)
    .map((name) => statSync(join(place, name)).size)
    .reduce((sum, size) => sum + size, 0)
  const { context } = contextsOf({ store, directory, rows, now, search: shelf.index })
  return {
    builtMs,
    bytes,
    as: (): SystemContext => context({ userId: READER }),
    async close() {
      await shelf[Symbol.asyncDispose]()
      await engine.close()
    },
  }
}

type Opened = Awaited<ReturnType<typeof openFilled>>
type Ask = (context: SystemContext, sample: number) => Promise<unknown>

const startupPage: (text: (sample: number) => string, isCounted: boolean) => Ask =
  (text, isCounted) => async (context, sample) => {
    const asked = StartupSearch.parse({ text: text(sample) })
    const page = await searchStartups(context, asked, FIRST)
    if (page.items.length === 0) throw new Error(`Nothing is found by ${text(sample)}.`)
    if (isCounted) await countHits(context, page)
  }

const archivePage: (text: string) => Ask = (text) => async (context) => {
  const page = await searchArchive(context, ArchiveSearch.parse({ text }), FIRST)
  if (page.items.length === 0) throw new Error(`Nothing is found by ${text}.`)
  await countHits(context, page)
}

/** Both take turns, so that what else the machine does meets both. */
async function timed([few, many]: readonly [Opened, Opened], ask: Ask, samples: number) {
  const times: [number[], number[]] = [[], []]
  for (let sample = -10; sample < samples; sample++)
    for (const [place, opened] of [few, many].entries()) {
      const began = performance.now()
      await ask(opened.as(), Math.abs(sample))
      if (sample >= 0) times[place]?.push(performance.now() - began)
    }
  return times
}

export async function runSearchBench(
  size: SearchSize & { readonly say: (progress: string) => void },
): Promise<SearchFindings> {
  const { samples, say } = size
  const directory = await mkdtemp(join(tmpdir(), 'longtable-bench-search-'))
  const opened: Opened[] = []
  async function pair(
    name: string,
    counts: readonly [number, number],
    filled: (n: number) => Filled,
  ) {
    const both: Opened[] = []
    for (const count of counts) {
      const one = await openFilled(join(directory, `${name}-${count}`), filled(count))
      say(`${count} ${name} are indexed in ${Math.round(one.builtMs)} ms`)
      both.push(one)
      opened.push(one)
    }
    return both as [Opened, Opened]
  }
  try {
    const hub = { system: collabHubSystem, rows: collabHubRows }
    const hubs = await pair('startups', size.startups, (n) => ({ ...hub, items: startups(n) }))
    const family = { system: holdThatThoughtSystem, rows: holdThatThoughtRows }
    const archives = await pair('letters', size.letters, (n) => ({ ...family, items: letters(n) }))
    const rare = (sample: number) => rareWord(1 + (sample % 15))
    const cases: readonly [string, readonly [Opened, Opened], Ask, number][] = [
      ['startups, a rare word', hubs, startupPage(rare, false), 5],
      ['startups, a rare word, with counts', hubs, startupPage(rare, true), 5],
      ['startups, a common word', hubs, startupPage(() => COMMON, false), 12],
      ['startups, a common word, with counts', hubs, startupPage(() => COMMON, true), 12],
      ['letters, two words, with counts', archives, archivePage(`${COMMON} ${OTHER_COMMON}`), 5],
    ]
    const measured: Measured[] = []
    for (const [name, pairOf, ask, ratioMax] of cases) {
      const [few, many] = await timed(pairOf, ask, samples)
      measured.push({ name, few, many, ratioMax })
      say(name)
    }
    const sizes = [...hubs, ...archives].map(({ bytes, builtMs }) => ({ bytes, builtMs }))
    return { size, measured, sizes }
  } finally {
    for (const one of opened) await one.close()
    await rm(directory, { recursive: true, force: true })
  }
}
