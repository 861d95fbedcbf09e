export interface SearchSize {
  readonly startups: readonly [few: number, many: number]
  readonly letters: readonly [few: number, many: number]
  readonly samples: number
}

export const fullSearch: SearchSize = {
  startups: [10_000, 100_000],
  letters: [1000, 10_000],
  samples: 200,
}

/** Shows that everything runs; its numbers mean nothing. */
export const quickSearch: SearchSize = { startups: [100, 300], letters: [50, 100], samples: 5 }
