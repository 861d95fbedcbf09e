import { p99Ratio, writeTimesTable } from '../api/write-times.ts'

export interface BackupResult {
  readonly storeBytes: number
  /** Of each backup. */
  readonly seconds: number[]
  /** Milliseconds of each write, by round. */
  readonly calm: number[][]
  readonly beside: number[][]
}

const RATIO_MAX = 2
const MEGABYTE = 1024 ** 2

const ratioOf = ({ calm, beside }: BackupResult): number => p99Ratio(beside, calm)

export const isUndisturbed = (result: BackupResult): boolean => ratioOf(result) <= RATIO_MAX

export function backupReport(result: BackupResult): string {
  const { storeBytes, seconds, calm, beside } = result
  const longest = Math.max(...seconds).toFixed(1)
  const intro = `Durable writes of four people who are signed in, in calm and while a backup of the store is made, in turns,
over ${calm.length} rounds. The backup runs in the very process that serves them, as a scheduled one does, to a directory on the
same disk and with nothing there before: ${Math.round(storeBytes / MEGABYTE)} MB, in up to ${longest} s.`
  const table = writeTimesTable([
    ['in calm', calm],
    ['beside a backup', beside],
  ])
  const verdict = isUndisturbed(result) ? 'reached' : 'missed'
  return (
    `${intro}\n\n${table}\n\n` +
    `p99 beside a backup ÷ in calm: ${ratioOf(result).toFixed(2)} (needed: ≤ ${RATIO_MAX}), ${verdict}.`
  )
}
