import {
  type Counted,
  FACET_VALUES_MAX,
  type FacetValue,
  type Hit,
  type SearchIndex,
  type Wanted,
} from '../search-index.ts'
import { matchAll, matchTiers } from './match.ts'
import type { SqlThread } from './sql-thread.ts'

/** Beyond so many, what is counted are the newest: the most common word costs no more than this. */
const COUNTED_MAX = 10_000

export const FIND =
  'SELECT words.rowid AS place, kind, id FROM words JOIN documents ON place = words.rowid WHERE words MATCH ? AND words.rowid < CAST(? AS INTEGER) ORDER BY words.rowid DESC LIMIT ?'
const HITS = `WITH hits AS (SELECT rowid AS place FROM words WHERE words MATCH ? ORDER BY rowid DESC LIMIT ${COUNTED_MAX + 1})`
const TOTAL = `${HITS} SELECT count(*) AS total FROM hits`
const FACETS = `${HITS}, counted AS (
  SELECT value, count(*) AS count FROM (SELECT place FROM hits LIMIT ${COUNTED_MAX}) JOIN facets USING (place) GROUP BY value
), ranked AS (
  SELECT name, label, count, row_number() OVER (PARTITION BY name ORDER BY count DESC, label) AS rank
  FROM counted JOIN facetValues USING (value) WHERE name IN (SELECT value FROM json_each(?))
) SELECT name, label, count FROM ranked WHERE rank <= ${FACET_VALUES_MAX} ORDER BY name, rank`

export function createReader(thread: SqlThread): SearchIndex {
  async function find(
    wanted: Wanted,
    { after, limit }: Parameters<SearchIndex['find']>[1],
  ): Promise<Hit[]> {
    const hits: Hit[] = []
    const tiers = matchTiers(wanted)
    for (let tier = after?.tier ?? 0; tier < tiers.length && hits.length < limit; tier++) {
      const below = after?.tier === tier ? after.order : Number.MAX_SAFE_INTEGER
      const args = [tiers[tier] as string, below, limit - hits.length]
      const [rows = []] = await thread.read([{ sql: FIND, args }])
      for (const { place, kind, id } of rows)
        hits.push({ tier, order: Number(place), kind: String(kind), id: String(id) })
    }
    return hits
  }

  async function count(wanted: Wanted, facets: readonly string[]): Promise<Counted> {
    const { filters = {} } = wanted
    const filtered = facets.filter((name) => (filters[name] ?? []).length > 0)
    const others = facets.filter((name) => !filtered.includes(name))
    const asked = [
      { names: others, wanted },
      ...filtered.map((name) => ({
        names: [name],
        wanted: { ...wanted, filters: { ...filters, [name]: [] } },
      })),
    ].filter(({ names }) => names.length > 0)
    const [totals, ...counted] = await thread.read([
      { sql: TOTAL, args: [matchAll(wanted)] },
      ...asked.map((one) => ({
        sql: FACETS,
        args: [matchAll(one.wanted), JSON.stringify(one.names)],
      })),
    ])
    const total = Number(totals?.[0]?.['total'])
    const values = Object.fromEntries(facets.map((name) => [name, [] as FacetValue[]]))
    for (const { name, label, count: number } of counted.flat())
      values[String(name)]?.push({ value: String(label), count: Number(number) })
    return {
      total: Math.min(total, COUNTED_MAX),
      isExact: total <= COUNTED_MAX,
      facets: values,
    }
  }
  return { find, count }
}
