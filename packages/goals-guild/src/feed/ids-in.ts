import type { Query, Store } from '@longtable/store'

const CHUNK = 1000

/** One attribute of everything that a query finds, in chunks; only that is taken from the items. */
export async function* idsIn(
  store: Store,
  query: Query,
  attribute: string,
): AsyncGenerator<readonly string[]> {
  let after: Query['after']
  do {
    const page = await store.query({ ...query, limit: CHUNK, ...(after && { after }) })
    if (page.items.length > 0) yield page.items.map((item) => item[attribute] as string)
    after = page.next
  } while (after)
}
