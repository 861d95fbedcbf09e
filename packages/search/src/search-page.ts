import type { Context } from '@longtable/core'
import type { Page, PageRequest } from '@longtable/entity'
import { PAGE_SIZE_MAX } from '@longtable/entity'
import { InvalidRequestError, type Position } from '@longtable/store'
import type { Hit, Place, SearchIndex, Wanted } from './search-index.ts'

export const HITS_DEFAULT = 20

interface Searching extends Pick<Context, 'cursors' | 'viewer' | 'store'> {
  readonly search: SearchIndex
}

export interface SearchList<View> {
  readonly wanted: Wanted
  /** What the cursor is for, beside the viewer: what was asked. */
  readonly asked: unknown
  /** As the viewer sees them now; undefined hides what the index still knows. In the order of the hits. */
  readonly show: (hits: readonly Hit[]) => Promise<readonly (View | undefined)[]>
}

const bindingOf = ({ store, viewer }: Searching, asked: unknown) =>
  JSON.stringify(['search', store.table.name, viewer?.userId ?? null, asked])

const placeIn = ({ tier, order }: Position): Place => ({ tier: Number(tier), order: Number(order) })

/** One page of hits, refilled where the index knows of what is gone or hidden by now. */
export async function searchPage<View>(
  context: Searching,
  { wanted, asked, show }: SearchList<View>,
  { limit = HITS_DEFAULT, after: cursor }: PageRequest,
): Promise<Page<View>> {
  if (!Number.isInteger(limit) || limit < 1 || limit > PAGE_SIZE_MAX)
    throw new InvalidRequestError('limit', `a whole number from 1 to ${PAGE_SIZE_MAX}`)
  const binding = bindingOf(context, asked)
  const [start] = cursor ? context.cursors.open(binding, cursor) : []
  let after = start ? placeIn(start) : undefined
  const shown: { readonly hit: Hit; readonly view: View }[] = []
  for (;;) {
    const count = limit + 1 - shown.length
    const hits = await context.search.find(wanted, { after, limit: count })
    const views = await show(hits)
    hits.forEach((hit, place) => {
      const view = views[place]
      if (view !== undefined) shown.push({ hit, view })
    })
    after = hits.at(-1) ?? after
    if (shown.length > limit || hits.length < count) break
  }
  const items = shown.slice(0, limit)
  const last = items.at(-1)
  if (shown.length <= limit || !last) return { items: items.map(({ view }) => view) }
  const { tier, order } = last.hit
  return {
    items: items.map(({ view }) => view),
    after: context.cursors.seal(binding, [{ tier: String(tier), order: String(order) }]),
  }
}

/** How many hits there are, and of which values: of what the viewer sees, and nothing else. */
export async function countHits(
  { search }: Pick<Searching, 'search'>,
  { wanted, facets }: { readonly wanted: Wanted; readonly facets: readonly string[] },
) {
  const { facets: found, ...counted } = await search.count(wanted, facets)
  return { ...counted, facets: facets.map((name) => ({ name, values: found[name] ?? [] })) }
}
