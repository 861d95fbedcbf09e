import type { Spread } from './acts.ts'
import type { BuildFigures } from './build.ts'
import type { Conditions, Seen } from './visit.ts'

/** A home page under one set of conditions, each list one value per visit. */
export interface VisitFigures {
  readonly conditions: Conditions
  readonly cold: readonly Seen[]
  readonly warm: readonly Seen[]
  readonly ticks: readonly number[]
  readonly openings: readonly number[]
}

/** The home of another product under the same. */
export interface HomeFigures {
  readonly product: string
  readonly conditions: Conditions
  readonly cold: readonly Seen[]
  readonly warm: readonly Seen[]
  /** Until what the keyboard opens is drawn. */
  readonly presses: readonly number[]
}

export interface WebFindings {
  readonly build: BuildFigures
  readonly visits: readonly VisitFigures[]
  readonly homes: readonly HomeFigures[]
  readonly comments: readonly Spread[]
}
