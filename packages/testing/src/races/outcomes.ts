import { expect } from 'vitest'
import type { RaceOutcome } from './racer.ts'

/** What one may always be told who has lost too often. */
const BUSY: readonly string[] = ['CONFLICT core.busy', 'CONFLICT store.busy']

export const winners = (outcomes: readonly RaceOutcome[]): RaceOutcome[] =>
  outcomes.filter(({ refusal }) => refusal === undefined)

/** All that anybody was told, each once, but that too many came at the same moment. */
export const refusals = (outcomes: readonly RaceOutcome[]): string[] =>
  [...new Set(outcomes.flatMap(({ refusal }) => refusal ?? []))].filter(
    (refusal) => !BUSY.includes(refusal),
  )

/** Nobody was told anything but these. */
export function expectRefusals(outcomes: readonly RaceOutcome[], ...expected: string[]): void {
  for (const refusal of refusals(outcomes)) expect(expected).toContain(refusal)
}
