import { useInfiniteQuery } from '@tanstack/react-query'
import { request } from './client.ts'
import type { Operation } from './operation.ts'

interface Page<Item> {
  readonly after: string | null
  readonly items: readonly Item[]
}

interface Paged<Data, Variables, Item> {
  readonly variables: Omit<Variables, 'after'>
  /** Where the page is in the answer; its `after` is null at the end. */
  readonly pageOf: (data: Data) => Page<Item>
}

/** A list that is read page by page, as one scrolls or asks. */
export const listing = <
  Data,
  Variables extends { readonly after?: string | null | undefined },
  Item,
>(
  queryKey: readonly unknown[],
  operation: Operation<Data, Variables>,
  { variables, pageOf }: Paged<Data, Variables, Item>,
) => ({
  queryKey,
  queryFn: ({ signal, pageParam }: { signal: AbortSignal; pageParam: string | null }) =>
    request(operation, { ...variables, after: pageParam } as Variables, signal),
  initialPageParam: null as string | null,
  getNextPageParam: (data: Data) => pageOf(data).after,
  pageOf,
})

type ListOf<Data, Item> = ReturnType<typeof listing<Data, { after?: string | null }, Item>> & {
  /** Where nothing tells of news: how often it is asked for while one looks. */
  readonly refetchInterval?: number
  readonly enabled?: boolean
}

/** What a list is to whoever shows it. */
export interface ListState<Item> {
  /** Undefined while nothing is known. */
  readonly items: readonly Item[] | undefined
  readonly error: Error | null
  readonly retry: () => void
  /** Undefined at the end. */
  readonly more: (() => void) | undefined
  readonly isMoreBusy: boolean
}

interface AskedList<Item> extends ListState<Item> {
  /** Nothing is known, and it is asked for now. */
  readonly isLoading: boolean
}

export function useListing<Data, Item>({ pageOf, ...given }: ListOf<Data, Item>): AskedList<Item> {
  const list = useInfiniteQuery(given)
  return {
    items: list.data?.pages.flatMap((data) => pageOf(data).items),
    isLoading: list.isLoading,
    error: list.data ? null : list.error,
    retry: () => void list.refetch(),
    more: list.hasNextPage ? () => void list.fetchNextPage() : undefined,
    isMoreBusy: list.isFetchingNextPage,
  }
}
