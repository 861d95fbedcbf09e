import { reading } from '../../api/cache.ts'
import { request } from '../../api/client.ts'
import { Feed, type FeedData, Home } from './feed.operations.ts'

export const homeReading = reading(['home'], Home, {})

export const feedReading = {
  queryKey: ['feed'],
  queryFn: ({ signal, pageParam }: { signal: AbortSignal; pageParam: string | null }) =>
    request(Feed, { after: pageParam }, signal),
  initialPageParam: null as string | null,
  getNextPageParam: ({ myFeed }: FeedData) => myFeed.after,
}
