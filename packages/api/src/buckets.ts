export interface BucketRule {
  /** How many at once. */
  readonly capacity: number
  readonly refillPerSecond: number
}

export interface Buckets {
  /** Takes one for this key; otherwise the seconds until there is one again. */
  take(key: string): number | undefined
}

interface Bucket {
  left: number
  at: number
}

const ENTRIES_MAX = 10_000

/** Token buckets in memory, bounded in entries: the key that was not seen for longest goes first. */
export function createBuckets(rule: BucketRule, now: () => number): Buckets {
  const buckets = new Map<string, Bucket>()

  const refilled = (key: string): Bucket => {
    const bucket = buckets.get(key)
    if (!bucket) return { left: rule.capacity, at: now() }
    buckets.delete(key)
    const seconds = Math.max(0, now() - bucket.at) / 1000
    return {
      left: Math.min(rule.capacity, bucket.left + seconds * rule.refillPerSecond),
      at: now(),
    }
  }

  return {
    take(key) {
      const bucket = refilled(key)
      buckets.set(key, bucket)
      const oldest = buckets.size > ENTRIES_MAX ? buckets.keys().next() : undefined
      if (oldest && !oldest.done) buckets.delete(oldest.value)
      if (bucket.left < 1) return Math.max(1, Math.ceil((1 - bucket.left) / rule.refillPerSecond))
      bucket.left -= 1
      return undefined
    },
  }
}
