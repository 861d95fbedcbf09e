import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { listing, ListState } from './listing.ts'

type Given<Data, Item> = ReturnType<typeof listing<Data, { after?: string | null }, Item>> & {
  readonly enabled?: boolean
}

interface Whole<Item> extends ListState<Item> {
  /** Nothing is missing: what is counted in it is right. */
  readonly isWhole: boolean
}

/**
 * A list that reads on to its end by itself: for what is counted, sorted into parts or laid out whole. What
 * has come is there meanwhile; where the next page fails, `more` tries again.
 */
export function useWhole<Data, Item>({ pageOf, ...given }: Given<Data, Item>): Whole<Item> {
  const list = useInfiniteQuery(given)
  const { hasNextPage, isFetching, isError, fetchNextPage } = list
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage({ cancelRefetch: false })
  }, [hasNextPage, isFetching, isError, fetchNextPage])
  return {
    items: list.data?.pages.flatMap((data) => pageOf(data).items),
    isWhole: list.data !== undefined && !hasNextPage,
    error: list.data ? null : list.error,
    retry: () => void list.refetch(),
    more: hasNextPage ? () => void fetchNextPage() : undefined,
    isMoreBusy: hasNextPage && !isError,
  }
}
