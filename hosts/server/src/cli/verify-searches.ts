import { setTimeout } from 'node:timers/promises'
import { silentLogger } from '@longtable/core'
import { type KeeperOptions, verifyIndex } from '@longtable/search'
import type { Engine } from '@longtable/store'
import type { Config } from '../config.ts'
import { openSearch } from '../search/open-search.ts'
import { systems } from '../systems.ts'

/** A server that runs beside it catches up meanwhile. */
const LOOKS_MAX = 10
const PAUSE_MS = 500

async function problemsOf(kept: KeeperOptions): Promise<readonly string[] | 'behind'> {
  for (let look = 0; look < LOOKS_MAX; look++) {
    const file = await kept.shelf.current()
    // One that is not there yet is built by the server: nothing is wrong with that.
    if (!file) return []
    const { problems, isBehind } = await verifyIndex(kept, file)
    if (!isBehind) return problems
    await setTimeout(PAUSE_MS)
  }
  return 'behind'
}

export async function verifySearches(
  config: Config,
  engine: Engine,
  progress: (line: string) => void,
) {
  const shared = { config, engine, systems, now: Date.now, log: silentLogger }
  await using searches = openSearch(shared)
  const problems: string[] = []
  for (const [table, kept] of searches.kept) {
    progress(`Checking the search index of ${table} …`)
    const found = await problemsOf(kept)
    if (found === 'behind')
      progress(`It has not read all changes yet, and is compared once a server has kept it.`)
    else problems.push(...found.map((problem) => `${table}: ${problem}`))
  }
  return { table: 'search', problems }
}
