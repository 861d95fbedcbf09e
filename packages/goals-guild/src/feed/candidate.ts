/** An activity that may be on the page: it has to be loaded to know. */
export interface Candidate {
  readonly actorId: string
  readonly key: string
}

/** Newest first over all actors; fewer than asked for only at the end. */
export interface Candidates {
  next(count: number): Promise<readonly Candidate[]>
}

/** Where a list goes on. */
export interface Below {
  readonly key: string
  /** Whether the key itself is still to come. */
  readonly isIncluded: boolean
}
