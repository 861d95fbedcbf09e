import { type ReactNode, useEffect, useRef } from 'react'
import { useCommon } from '../i18n/common/index.ts'
import { Button } from './button.tsx'
import s from './listing.module.css'
import { Skeleton } from './skeleton.tsx'
import { Trouble } from './trouble.tsx'

/** From here on the browser leaves out what is far from the screen. */
const LONG = 100
/** Asked for before one is there. */
const AHEAD = '600px'

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

/** The next page comes as one scrolls to the end; the button is for those who do not scroll. */
function More({ list }: Pick<ListingProps, 'list'>) {
  const words = useCommon()
  const end = useRef<HTMLDivElement>(null)
  const { isFetchingNextPage } = list
  const latest = useRef(list)
  latest.current = list
  useEffect(() => {
    if (!end.current || isFetchingNextPage) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) void latest.current.fetchNextPage()
      },
      { rootMargin: AHEAD },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [isFetchingNextPage])
  return (
    <div className={s.more} ref={end}>
      <Button small onClick={() => void list.fetchNextPage()} busy={isFetchingNextPage}>
        {words.more}
      </Button>
    </div>
  )
}

/** A list in whatever state it is: on its way, in trouble, empty, with more to come. */
export function Listing({ list, count, empty, children, height = 34 }: ListingProps) {
  if (count === undefined)
    return list.isError ? (
      <Trouble onRetry={() => void list.refetch()} />
    ) : (
      <Skeleton lines={4} height={height} />
    )
  if (count === 0 && !list.hasNextPage) return empty
  return (
    <>
      <div className={count >= LONG ? s.long : s.list}>{children}</div>
      {list.hasNextPage && <More list={list} />}
    </>
  )
}
