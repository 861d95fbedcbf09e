import { DomainError } from '@longtable/core'
import type { LogPosition } from '@longtable/store'
import type { DocumentKey, SearchDocument } from './document.ts'
import type { Term } from './terms.ts'

/** What is looked for, by whom. */
export interface Wanted {
  /** Of one of these kinds. */
  readonly kinds: readonly string[]
  /** All of them; none: everything that the rest allows. */
  readonly terms: readonly Term[]
  /** Who sees only cards finds nothing by what is not on them. */
  readonly depth: 'card' | 'whole'
  /** Who asks: what has none of these marks is not looked at. */
  readonly audience: readonly string[]
  /** Nothing that is marked so, whoever else may see it. */
  readonly except?: readonly string[]
  /** By facet: one of the values; all facets that are named. */
  readonly filters?: Readonly<Record<string, readonly string[]>>
}

/** A hit's place in the order, which does not hang on what else is in the index. */
export interface Place {
  /** By what it was found: 0 title, 1 card, 2 body. */
  readonly tier: number
  /** Within the tier, larger is newer. */
  readonly order: number
}

export type Hit = DocumentKey & Place

/** Of each facet; others are too rare to choose from. */
export const FACET_VALUES_MAX = 20

export interface FacetValue {
  readonly value: string
  readonly count: number
}

export interface Counted {
  readonly total: number
  /** False where there are more: then all counts are of the newest ones. */
  readonly isExact: boolean
  /** The most frequent values. Each facet is counted without its own filter, so that one can choose anew. */
  readonly facets: Readonly<Record<string, readonly FacetValue[]>>
}

/** What requests ask. Whatever it answers is read anew from the table before it leaves. */
export interface SearchIndex {
  /** Best first. */
  find(
    wanted: Wanted,
    page: { readonly after?: Place | undefined; readonly limit: number },
  ): Promise<readonly Hit[]>
  count(wanted: Wanted, facets: readonly string[]): Promise<Counted>
}

const RETRY_SECONDS = 5

export const indexIsBuilt = () =>
  new DomainError('CONFLICT', 'search.building', {
    message: 'The search index is being built. Please try again in a moment.',
    retryAfter: RETRY_SECONDS,
  })

export const isBuilding = (error: unknown): boolean =>
  error instanceof DomainError && error.reason === 'search.building'

export const searchIsBusy = () =>
  new DomainError('RATE_LIMITED', 'search.busy', {
    message: 'Too many searches wait already. Please try again in a moment.',
    retryAfter: RETRY_SECONDS,
  })

/** Where nothing is searched. */
export const noSearch: SearchIndex = {
  find: () => Promise.reject(indexIsBuilt()),
  count: () => Promise.reject(indexIsBuilt()),
}

export interface IndexWrite {
  /** Nothing is written where the index is no longer here. */
  readonly from: LogPosition
  readonly to: LogPosition
  /** Undefined: not to be found any more. */
  readonly documents: readonly (DocumentKey & { readonly document: SearchDocument | undefined })[]
}

/** One index, for who keeps it. */
export interface IndexFile {
  /** How far it has read the table's changes. */
  position(): Promise<LogPosition>
  /** Which documents hang on these names. */
  hangingOn(names: readonly string[]): Promise<readonly DocumentKey[]>
  /** Documents and position in one transaction. False where another has written meanwhile. */
  write(write: IndexWrite): Promise<boolean>
  /** Words of what was removed leave the file too: once a day, or at once. */
  tidy(now: number, isDue?: boolean): Promise<void>
  /** Those of these documents that it does not have as they are here. */
  differing(documents: IndexWrite['documents']): Promise<readonly DocumentKey[]>
  /** All that it has, in pages. */
  keys(): AsyncIterable<readonly DocumentKey[]>
  /** What contradicts what inside of it. */
  problems(): Promise<readonly string[]>
  close(): Promise<void>
}

/** Where the index of a table is kept: one that is used, and perhaps one that is being built. */
export interface Shelf {
  /** Undefined while there is none that can be used; said in the log when it is lost or broken. */
  current(): Promise<IndexFile | undefined>
  /** A new one, which nobody reads yet. */
  begin(position: LogPosition): Promise<IndexFile>
  /** From now on everybody reads this one; the one before it goes. */
  publish(file: IndexFile): Promise<void>
  /** Only one at a time keeps the index, or builds another. Undefined: somebody else does. */
  hold(what: 'keeping' | 'building'): Promise<AsyncDisposable | undefined>
}
