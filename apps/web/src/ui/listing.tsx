import type { ReactNode } from 'react'
import { useCommon } from '../i18n/common/index.ts'
import { Button } from './button.tsx'
import s from './listing.module.css'
import { Skeleton } from './skeleton.tsx'
import { Trouble } from './trouble.tsx'

/** What a list has to know of how it is read; a `useInfiniteQuery` is one. */
interface Read {
  readonly isError: boolean
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly refetch: () => unknown
  readonly fetchNextPage: () => unknown
}

interface ListingProps {
  readonly list: Read
  /** Undefined until the first answer. */
  readonly count: number | undefined
  readonly empty: ReactNode
  readonly children: ReactNode
  readonly height?: number
}

/** A list in whatever state it is: on its way, in trouble, empty, with more to come. */
export function Listing({ list, count, empty, children, height = 34 }: ListingProps) {
  const words = useCommon()
  if (count === undefined)
    return list.isError ? (
      <Trouble onRetry={() => void list.refetch()} />
    ) : (
      <Skeleton lines={4} height={height} />
    )
  if (count === 0 && !list.hasNextPage) return empty
  return (
    <>
      {children}
      {list.hasNextPage && (
        <div className={s.more}>
          <Button small onClick={() => void list.fetchNextPage()} busy={list.isFetchingNextPage}>
            {words.more}
          </Button>
        </div>
      )}
    </>
  )
}
