import { type Costs, medianCost, ratio } from '../harness.ts'
import { markdownTable } from '../markdown-table.ts'

export interface LettersResult {
  readonly counts: readonly [few: number, many: number]
  readonly pageSize: number
  readonly costs: Costs
}

const RATIO_MAX = 1.3

const ratioOf = ({ counts: [few, many], costs }: LettersResult): number =>
  ratio(costs, [String(many), String(few)], 'wall')

export const isEven = (result: LettersResult): boolean => ratioOf(result) <= RATIO_MAX

export function lettersReport(result: LettersResult): string {
  const { counts, pageSize, costs } = result
  const us = (value: number) => `${value.toFixed(0)} µs`
  const rows = counts.map((count) => [
    count.toLocaleString('en-GB'),
    us(medianCost(costs, String(count), 'wall')),
    us(medianCost(costs, String(count), 'cpu')),
  ])
  const intro = `A page of ${pageSize} letters, newest first, as a member of the family reads it: every page of the list in
turn, from the first one to the last.`
  const verdict = isEven(result) ? 'reached' : 'missed'
  return (
    `${intro}\n\n${markdownTable(['letters', 'time of a page', 'CPU'], rows)}\n\n` +
    `A page of the long list ÷ one of the short one: ${ratioOf(result).toFixed(2)} (needed: ≤ ${RATIO_MAX}), ${verdict}.`
  )
}
