import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'

/** When what is under way has come, or failed: it may be from before what is known now. */
export const readAfter = (queries: QueryClient, { promise, queryKey }: Query): Promise<void> =>
  Promise.resolve(promise)
    .catch(() => undefined)
    .then(() => queries.invalidateQueries({ queryKey, exact: true }))

/**
 * Lists have changed: whoever shows them reads them again. An invalidation drops a read that is under
 * way, but joins one that is the first of its list: that one is followed by another.
 */
export function freshen(queries: QueryClient, keys: readonly QueryKey[]): void {
  for (const queryKey of keys) {
    for (const query of queries.getQueryCache().findAll({ queryKey }))
      if (query.state.data === undefined && query.state.fetchStatus === 'fetching')
        void readAfter(queries, query)
    void queries.invalidateQueries({ queryKey })
  }
}
