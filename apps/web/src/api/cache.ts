import { notifyManager, QueryClient, type QueryKey } from '@tanstack/react-query'
import { isPassing } from './errors.ts'
import { request } from './client.ts'
import { freshen, readAfter } from './freshen.ts'
import { merged, type Patch } from './merged.ts'
import type { Operation } from './operation.ts'

const RETRIES = 3

// Before anything is painted: a box that is ticked is not shown open once more.
notifyManager.setScheduler(queueMicrotask)

export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 30 * 60_000,
      retry: (count, error) => count < RETRIES && isPassing(error),
      networkMode: 'offlineFirst',
    },
    mutations: { networkMode: 'offlineFirst' },
  },
})

/** How an operation is read and remembered; its key is what else is touched by. */
export const reading = <Data, Variables>(
  key: readonly unknown[],
  operation: Operation<Data, Variables>,
  variables: Variables,
) => ({
  queryKey: key,
  queryFn: ({ signal }: { signal: AbortSignal }) => request(operation, variables, signal),
})

/**
 * Tells every cached answer what an object looks like now, wherever it appears: the task on the home
 * page and on the page of its goal move together. Gives back how to undo it.
 */
export function mergeEntity(patch: Patch): () => void {
  const before = queries.getQueriesData({})
  queries.setQueriesData({}, (data: unknown) => merged(data, patch))
  const changed = before.flatMap(([key, data]) => {
    const next = queries.getQueryData(key)
    return next === data ? [] : [{ key, data, next }]
  })
  return () => {
    // What has come meanwhile is not undone with it.
    for (const { key, data, next } of changed)
      if (queries.getQueryData(key) === next) queries.setQueryData(key, data)
      else readAgain(key)
  }
}

export const readAgain = (...keys: readonly QueryKey[]): void => freshen(queries, keys)

/** What is on the screen, once more: it was read before somebody listened. */
export const readOnceMore = (...keys: readonly QueryKey[]): void => {
  for (const queryKey of keys)
    for (const query of queries.getQueryCache().findAll({ queryKey, type: 'active' }))
      void readAfter(queries, query)
}
