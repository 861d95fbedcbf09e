import { Skeleton } from './skeleton.tsx'
import { Trouble } from './trouble.tsx'

/** Something that is read from the server, as far as one has to know while it is not there. */
interface Reading {
  readonly error: Error | null
  readonly data?: unknown
  readonly items?: unknown
  readonly refetch?: () => unknown
  readonly retry?: () => unknown
}

interface UnreadProps {
  readonly of: readonly Reading[]
  readonly lines: number
  readonly height: number
}

/** In the place of what is made of several readings: on their way, or what to do about those that failed. */
export function Unread({ of, lines, height }: UnreadProps) {
  const failed = of.filter(({ error, data, items }) => error && !data && !items)
  const retry = () => {
    for (const one of failed) void (one.refetch ?? one.retry)?.()
  }
  return failed.length > 0 ? (
    <Trouble onRetry={retry} />
  ) : (
    <Skeleton lines={lines} height={height} />
  )
}
