import { p99Ratio, writeTimesTable } from '../api/write-times.ts'
import type { PutBack } from './put-back.ts'

export interface BackupResult {
  readonly storeBytes: number
  /** Of each backup. */
  readonly seconds: number[]
  /** Milliseconds of each write, by round. */
  readonly calm: number[][]
  readonly beside: number[][]
  /** The last one, in a new directory. */
  readonly restored: PutBack
}

const RATIO_MAX = 2
const MEGABYTE = 1024 ** 2

const ratioOf = ({ calm, beside }: BackupResult): number => p99Ratio(beside, calm)

const isWhole = ({ restored }: BackupResult) =>
  restored.missing === 0 && restored.problems.length === 0

export const backupTargets = (result: BackupResult): readonly boolean[] => [
  ratioOf(result) <= RATIO_MAX,
  isWhole(result),
]

const verdict = (isReached: boolean) => (isReached ? 'reached' : 'missed')

export function backupReport(result: BackupResult): string {
  const { storeBytes, seconds, calm, beside, restored } = result
  const longest = Math.max(...seconds).toFixed(1)
  const intro = `Durable writes of four people who are signed in, in calm and while a backup of the store is made, in turns,
over ${calm.length} rounds. The backup runs in the very process that serves them, as a scheduled one does, to a directory on the
same disk and with nothing there before: ${Math.round(storeBytes / MEGABYTE)} MB, in up to ${longest} s.`
  const table = writeTimesTable([
    ['in calm', calm],
    ['beside a backup', beside],
  ])
  const [isUndisturbed = false] = backupTargets(result)
  return `${intro}

${table}

p99 beside a backup ÷ in calm: ${ratioOf(result).toFixed(2)} (needed: ≤ ${RATIO_MAX}), ${verdict(isUndisturbed)}.

The last one, put back into an empty directory in ${restored.seconds.toFixed(1)} s: ${restored.notes} notes, of those that were acknowledged
before it was begun ${restored.missing} missing (needed: 0), in the store ${restored.problems.length} problems (needed: 0), ${verdict(isWhole(result))}.`
}
