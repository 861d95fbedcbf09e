import { median } from '../harness.ts'
import { markdownTable } from '../markdown-table.ts'

export interface SignInResult {
  readonly signIns: number
  /** Milliseconds of each write, by round. */
  readonly calm: number[][]
  readonly crowded: number[][]
  sentAway: number
}

const RATIO_MAX = 2

const at = (times: readonly number[], share: number): number => {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** Of the 99th percentile over all rounds. */
const ratioOf = ({ calm, crowded }: SignInResult): number =>
  at(crowded.flat(), 0.99) / at(calm.flat(), 0.99)

export const isCalm = (result: SignInResult): boolean => ratioOf(result) <= RATIO_MAX

const ms = (value: number) => `${value.toFixed(1)} ms`

export function signInReport(result: SignInResult): string {
  const { signIns, calm, crowded, sentAway } = result
  const row = (name: string, rounds: readonly number[][]) => {
    const all = rounds.flat()
    const typical = median(rounds.map((times) => at(times, 0.99)))
    return [
      name,
      String(all.length),
      ms(at(all, 0.5)),
      ms(at(all, 0.99)),
      ms(typical),
      ms(at(all, 1)),
    ]
  }
  const intro = `Durable writes of four people who are signed in, first in calm and then while ${signIns} others sign in at
once, in turns, over ${calm.length} rounds in one server process. Who is sent away with \`retryAfter\` (${sentAway} times) comes back
then, until all have been answered. The longest writes are those that meet the arrival of the whole crowd.`
  const head = ['writes', 'number', 'median', 'p99', 'p99, median of rounds', 'longest']
  const rows = [row('in calm', calm), row('in the crowd', crowded)]
  const verdict = isCalm(result) ? 'reached' : 'missed'
  return (
    `${intro}\n\n${markdownTable(head, rows)}\n\n` +
    `p99 in the crowd ÷ in calm: ${ratioOf(result).toFixed(2)} (needed: ≤ ${RATIO_MAX}), ${verdict}.`
  )
}
