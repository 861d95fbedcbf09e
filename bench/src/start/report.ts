import { markdownTable } from '../markdown-table.ts'

export interface StartFigures {
  readonly name: string
  /** On an empty directory. */
  readonly firstMs: number
  readonly againMs: readonly number[]
  /** Of all processes. */
  readonly idleBytes: number
  /** Of a core. */
  readonly idleShare: number
}

const MIB = 1024 ** 2
const AGAIN_MS_MAX = 3000
const IDLE_MIB_MAX = 300
const IDLE_SHARE_MAX = 0.03

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Infinity

/** Guides of our own, for what most people run: one worker with some data. */
export function startTargets(figures: readonly StartFigures[]) {
  const [, world] = figures
  if (!world) return []
  const again = median(world.againMs)
  const mib = world.idleBytes / MIB
  return [
    {
      what: 'starts again, with the demo world',
      needed: `≤ ${AGAIN_MS_MAX} ms`,
      run: `${Math.round(again)} ms`,
      isReached: again <= AGAIN_MS_MAX,
    },
    {
      what: 'memory when nobody does anything',
      needed: `≤ ${IDLE_MIB_MAX} MiB`,
      run: `${Math.round(mib)} MiB`,
      isReached: mib <= IDLE_MIB_MAX,
    },
    {
      what: 'share of a core meanwhile',
      needed: `≤ ${IDLE_SHARE_MAX}`,
      run: world.idleShare.toFixed(3),
      isReached: world.idleShare <= IDLE_SHARE_MAX,
    },
  ]
}

export const startReport = (figures: readonly StartFigures[]): string =>
  [
    `\`node scripts/start.mjs\` with everything installed and built, from the call until it says where it
listens: on an empty directory, and again on what is there then (median). Memory and processor time are
those of all its processes, as Linux tells them, when nobody asks for anything and all that followed from
the start is done.`,
    markdownTable(
      ['with', 'first start', 'start again', 'memory when idle', 'share of a core'],
      figures.map(({ name, firstMs, againMs, idleBytes, idleShare }) => [
        name,
        `${Math.round(firstMs)} ms`,
        `${Math.round(median(againMs))} ms`,
        `${Math.round(idleBytes / MIB)} MiB`,
        idleShare.toFixed(3),
      ]),
    ),
    markdownTable(
      ['guide', 'needed', 'this run', ''],
      startTargets(figures).map(({ what, needed, run, isReached }) => [
        what,
        needed,
        run,
        isReached ? 'reached' : 'missed',
      ]),
    ),
  ].join('\n\n')
