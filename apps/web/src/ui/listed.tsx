import type { ReactNode } from 'react'
import { Listing } from './listing.tsx'

interface ListedProps<Item> {
  readonly list: {
    readonly items: readonly Item[] | undefined
    readonly error: Error | null
    readonly retry: () => void
    readonly more: (() => void) | undefined
    readonly isMoreBusy: boolean
  }
  /** Instead of a list without anything in it. */
  readonly empty: ReactNode
  readonly height?: number
  readonly children: (items: readonly Item[]) => ReactNode
}

/** A list whose items are drawn when they are there. */
export function Listed<Item>({ list, empty, height = 44, children }: ListedProps<Item>) {
  const { items, error, retry, more, isMoreBusy } = list
  return (
    <Listing
      list={{
        isError: error !== null,
        hasNextPage: more !== undefined,
        isFetchingNextPage: isMoreBusy,
        refetch: retry,
        fetchNextPage: () => more?.(),
      }}
      count={items?.length}
      empty={empty}
      height={height}
    >
      {items && children(items)}
    </Listing>
  )
}
