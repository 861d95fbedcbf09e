import { readAgain, readOnceMore } from '../../api/cache.ts'
import { useLive } from '../../api/live.ts'
import { ReviewsChanged } from './admin.operations.ts'
import { ADMIN } from './queue-reading.ts'

const PARTS = { startup: 'queue', report: 'reports' } as const

/** What waits for the admins, as it comes and as another admin decides it. */
export function useReviewsLive(isAdmin: boolean): void {
  useLive(ReviewsChanged, isAdmin ? {} : undefined, {
    onListening: () => readOnceMore([...ADMIN, 'queue'], [...ADMIN, 'reports']),
    onEvent: ({ reviewsChanged: { part } }) => readAgain([...ADMIN, PARTS[part]]),
  })
}
