import { type Costs, medianCost, ratio } from '../harness.ts'
import { markdownTable } from '../markdown-table.ts'

export interface TalksResult {
  readonly counts: readonly [few: number, many: number]
  readonly people: number
  readonly pageSize: number
  readonly costs: Costs
}

const RATIO_MAX = 1.3

const ratioOf = ({ counts: [few, many], costs }: TalksResult): number =>
  ratio(costs, [String(many), String(few)], 'wall')

export const isNewestEven = (result: TalksResult): boolean => ratioOf(result) <= RATIO_MAX

export function talksReport(result: TalksResult): string {
  const { counts, people, pageSize, costs } = result
  const us = (value: number) => `${value.toFixed(0)} µs`
  const rows = counts.map((count) => [
    count.toLocaleString('en-GB'),
    us(medianCost(costs, String(count), 'wall')),
    us(medianCost(costs, String(count), 'cpu')),
  ])
  const intro = `The newest ${pageSize} messages of a conversation of ${people} people in CollabHub, as one of them reads it; both take
turns in every round.`
  const verdict = isNewestEven(result) ? 'reached' : 'missed'
  return (
    `${intro}\n\n${markdownTable(['messages', 'time of the newest page', 'CPU'], rows)}\n\n` +
    `Of the long one ÷ of the short one: ${ratioOf(result).toFixed(2)} (needed: ≤ ${RATIO_MAX}), ${verdict}.`
  )
}
