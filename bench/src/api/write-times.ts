import { median } from '../harness.ts'
import { markdownTable } from '../markdown-table.ts'

/** Milliseconds of each write, by round. */
export type WriteTimes = readonly (readonly number[])[]

const at = (times: readonly number[], share: number): number => {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** Of the 99th percentile over all rounds. */
export const p99Ratio = (troubled: WriteTimes, calm: WriteTimes): number =>
  at(troubled.flat(), 0.99) / at(calm.flat(), 0.99)

const ms = (value: number) => `${value.toFixed(1)} ms`

function rowOf([name, rounds]: readonly [string, WriteTimes]): string[] {
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

export const writeTimesTable = (rows: readonly (readonly [string, WriteTimes])[]): string =>
  markdownTable(
    ['writes', 'number', 'median', 'p99', 'p99, median of rounds', 'longest'],
    rows.map(rowOf),
  )
