import { p99Ratio, writeTimesTable } from '../api/write-times.ts'

export interface SignInResult {
  readonly signIns: number
  /** Milliseconds of each write, by round. */
  readonly calm: number[][]
  readonly crowded: number[][]
  sentAway: number
}

const RATIO_MAX = 2

const ratioOf = ({ calm, crowded }: SignInResult): number => p99Ratio(crowded, calm)

export const isCalm = (result: SignInResult): boolean => ratioOf(result) <= RATIO_MAX

export function signInReport(result: SignInResult): string {
  const { signIns, calm, crowded, sentAway } = result
  const intro = `Durable writes of four people who are signed in, first in calm and then while ${signIns} others sign in at
once, in turns, over ${calm.length} rounds in one server process. Who is sent away with \`retryAfter\` (${sentAway} times) comes back
then, until all have been answered. The longest writes are those that meet the arrival of the whole crowd.`
  const table = writeTimesTable([
    ['in calm', calm],
    ['in the crowd', crowded],
  ])
  const verdict = isCalm(result) ? 'reached' : 'missed'
  return (
    `${intro}\n\n${table}\n\n` +
    `p99 in the crowd ÷ in calm: ${ratioOf(result).toFixed(2)} (needed: ≤ ${RATIO_MAX}), ${verdict}.`
  )
}
