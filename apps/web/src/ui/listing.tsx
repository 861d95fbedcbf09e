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

/** What a list has to know of how it is read: a `ListState` is one. */
interface Read<Item> {
  /** Undefined until the first answer. */
  readonly items: readonly Item[] | undefined
  readonly error: Error | null
  readonly retry: () => void
  /** Undefined at the end. */
  readonly more: (() => void) | undefined
  readonly isMoreBusy: boolean
}

interface ListingProps<Item> {
  readonly list: Read<Item>
  /** Instead of a list without anything in it. */
  readonly empty: ReactNode
  readonly height?: number
  readonly children: (items: readonly Item[]) => ReactNode
}

interface MoreProps {
  readonly onMore: () => void
  readonly isBusy: boolean
}

/** The next page comes as one scrolls to the end; the button is for those who do not scroll. */
function More({ onMore, isBusy }: MoreProps) {
  const words = useCommon()
  const end = useRef<HTMLDivElement>(null)
  const latest = useRef(onMore)
  latest.current = onMore
  useEffect(() => {
    if (!end.current || isBusy) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) latest.current()
      },
      { rootMargin: AHEAD },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [isBusy])
  return (
    <div className={s.more} ref={end}>
      <Button small onClick={onMore} busy={isBusy}>
        {words.more}
      </Button>
    </div>
  )
}

/** A list in whatever state it is: on its way, in trouble, empty, with more to come. */
export function Listing<Item>({ list, empty, height = 44, children }: ListingProps<Item>) {
  const { items, error, retry, more, isMoreBusy } = list
  if (!items) return error ? <Trouble onRetry={retry} /> : <Skeleton lines={4} height={height} />
  if (items.length === 0 && !more) return empty
  return (
    <>
      <div className={items.length >= LONG ? s.long : s.list}>{children(items)}</div>
      {more && <More onMore={more} isBusy={isMoreBusy} />}
    </>
  )
}
