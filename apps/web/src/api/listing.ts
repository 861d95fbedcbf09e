import { useInfiniteQuery } from '@tanstack/react-query'
import { paging } from './cache.ts'
import type { Operation } from './operation.ts'

interface Page<Item> {
  readonly after: string | null
  readonly items: readonly Item[]
}

/** A list that is read page by page; `pageOf` says where the page is in the answer. */
export const listing = <
  Data,
  Variables extends { readonly after?: string | null | undefined },
  Item,
>(
  queryKey: readonly unknown[],
  operation: Operation<Data, Variables>,
  {
    variables,
    pageOf,
  }: { variables: Omit<Variables, 'after'>; pageOf: (data: Data) => Page<Item> },
) => ({
  ...paging(queryKey, operation, { variables, after: (data) => pageOf(data).after }),
  pageOf,
})

type ListOf<Data, Item> = ReturnType<typeof paging<Data, { after?: string | null }>> & {
  readonly pageOf: (data: Data) => Page<Item>
  /** Where nothing tells of news: how often it is asked for while one looks. */
  readonly refetchInterval?: number
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

export function useListing<Data, Item>({ pageOf, ...given }: ListOf<Data, Item>): ListState<Item> {
  const list = useInfiniteQuery(given)
  return {
    items: list.data?.pages.flatMap((data) => pageOf(data).items),
    error: list.data ? null : list.error,
    retry: () => void list.refetch(),
    more: list.hasNextPage ? () => void list.fetchNextPage() : undefined,
    isMoreBusy: list.isFetchingNextPage,
  }
}
