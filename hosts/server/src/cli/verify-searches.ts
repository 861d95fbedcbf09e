import { silentLogger } from '@longtable/core'
import { verifyIndex } from '@longtable/search'
import type { Engine } from '@longtable/store'
import type { Config } from '../config.ts'
import { openSearch } from '../search/open-search.ts'
import { systems } from '../systems.ts'

/** An index that is not there yet is built by the server: nothing is wrong with that. */
export async function verifySearches(config: Config, engine: Engine) {
  const shared = { config, engine, systems, now: Date.now, log: silentLogger }
  await using searches = openSearch(shared)
  const problems: string[] = []
  for (const [table, kept] of searches.kept) {
    const file = await kept.shelf.current()
    const found = file ? await verifyIndex(kept, file) : []
    problems.push(...found.map((problem) => `${table}: ${problem}`))
  }
  return { table: 'search', problems }
}
