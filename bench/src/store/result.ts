import type { Costs } from '../harness.ts'

/** What one case cost every contender. */
export interface Result {
  readonly name: string
  readonly concurrency: number
  readonly costs: Costs
}
