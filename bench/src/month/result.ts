import type { Kind } from './month.ts'
import type { MonthSize } from './size.ts'
import type { Took } from './timed.ts'

/** One kind of act in one part of the month, by both contenders. */
export interface TurnResult {
  readonly kind: Kind
  readonly part: number
  readonly acts: number
  readonly transactions: number
  readonly itemWrites: number
  readonly domain: Took
  readonly bare: Took
}

export interface MonthResult {
  readonly turns: readonly TurnResult[]
  readonly size: MonthSize
}
