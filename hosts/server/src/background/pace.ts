import { REST_MS } from '@longtable/core'

/** How long to wait when there was nothing to do. */
export interface Pace {
  /** The first time; each further time twice as long. */
  readonly firstMs: number
  readonly longestMs: number
}

export interface Paces {
  /** Readers of changes. */
  readonly changes: Pace
  /** Who keeps the search indexes; who writes tells them. */
  readonly search: Pace
  /** Each kind of job; what is due at a known time is looked at then. */
  readonly jobs: Pace
  /** While another process works on a table, own writes make us look at its lease this often. */
  readonly watchMs: number
  /** So long after its last change a table's lease is given back. */
  readonly restMs: number
}

/**
 * A look costs microseconds, but there are many of them, and a server that nobody uses should be hardly
 * seen. Only the command line writes to the directory without a word, and it can wait a moment.
 */
const LMDB: Paces = {
  changes: { firstMs: 250, longestMs: 1000 },
  search: { firstMs: 250, longestMs: 2000 },
  jobs: { firstMs: 1000, longestMs: 2000 },
  watchMs: 250,
  // To take a lease is a commit, which the first change would wait for.
  restMs: Infinity,
}

/**
 * Every look is paid for. What hosts and commands of this program write they ring for (`bell.ts`), so
 * these are the net below that, and for what other programs write to the tables.
 */
const DYNAMODB: Paces = {
  changes: { firstMs: 250, longestMs: 10_000 },
  search: { firstMs: 250, longestMs: 60_000 },
  jobs: { firstMs: 250, longestMs: 300_000 },
  watchMs: 1000,
  restMs: REST_MS,
}

export const pacesOf = (store: 'lmdb' | 'dynamodb'): Paces => (store === 'lmdb' ? LMDB : DYNAMODB)
