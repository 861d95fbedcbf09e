import { DomainError } from '@longtable/core'
import { type BucketRule, createBuckets } from './buckets.ts'

const UNSEEN: BucketRule = { capacity: 200, refillPerSecond: 2 }

/**
 * An unseen document costs a hundred times a known one, so a caller may send only so many. Refused
 * documents stay unseen and are counted each time.
 */
export function createUnseenCount(rule: BucketRule | undefined, now: () => number) {
  const buckets = createBuckets(rule ?? UNSEEN, now)
  return (callerKey: string): void => {
    const retryAfter = buckets.take(callerKey)
    if (retryAfter === undefined) return
    throw new DomainError('RATE_LIMITED', 'graphql.unseen', {
      message: `Too many new documents; try again in ${retryAfter} seconds.`,
      retryAfter,
    })
  }
}
