import { median } from '../harness.ts'
import { markdownTable } from '../markdown-table.ts'
import { KINDS } from './month.ts'
import type { MonthResult, TurnResult } from './result.ts'

export const SHARE_MIN = 0.4
const GUIDE_SECONDS = 180

type By = 'wall' | 'cpu'
type Turns = readonly TurnResult[]

const sum = (turns: Turns, of: (turn: TurnResult) => number) =>
  turns.reduce((total, turn) => total + of(turn), 0)

/** The share of the bare store's rate that the domain has: less time is a higher rate. */
const shareOf = (turns: Turns, by: By) =>
  sum(turns, ({ bare }) => bare[by]) / sum(turns, ({ domain }) => domain[by])

/** The median of the parts' own shares: what both felt in one part cancels out. */
function medianShare({ turns, size }: MonthResult, by: By): number {
  const parts = Array.from({ length: size.parts }, (_, part) =>
    turns.filter((turn) => turn.part === part),
  )
  return median(parts.map((part) => shareOf(part, by)))
}

export const isMonthReached = (result: MonthResult): boolean =>
  medianShare(result, 'wall') >= SHARE_MIN

const number = (value: number) => Math.round(value).toLocaleString('en')

function row(name: string, turns: Turns): string[] {
  const acts = sum(turns, (turn) => turn.acts)
  const transactions = sum(turns, (turn) => turn.transactions)
  const writes = sum(turns, (turn) => turn.itemWrites)
  const seconds = sum(turns, ({ domain }) => domain.wall)
  const bareSeconds = sum(turns, ({ bare }) => bare.wall)
  return [
    name,
    number(acts),
    (transactions / acts).toFixed(1),
    (writes / acts).toFixed(1),
    seconds.toFixed(1),
    bareSeconds.toFixed(1),
    number(acts / seconds),
    number(writes / seconds),
    number(writes / bareSeconds),
    shareOf(turns, 'wall').toFixed(2),
    shareOf(turns, 'cpu').toFixed(2),
  ]
}

const INTRO = `Document 000's month through the domain's mutations, on LMDB, every write durable when it is
acknowledged: invites by id, nickname and address, comments of about 2 KB, two in five of them replies
and some with mentions, reactions; each with a request id, its rate limit, its conditions, its audit
entry and everything that follows from it, to the end: hand-over, notifications, unread counts, counts
of replies and reactions, mails as jobs, domain events, the audit chain. The clock moves as in a month.
The bare store is the same LMDB adapter on a directory of its own, which is given the very
transactions that the domain has written, ready-made, in their order, with as many at once. They take
turns, kind by kind. Afterwards every invariant is checked, and that both stores hold the same items.`

export function monthReport(result: MonthResult): string {
  const { turns, size } = result
  const head = [
    'acts',
    'number',
    'transactions each',
    'item writes each',
    'seconds',
    'bare seconds',
    'acts/s',
    'item writes/s',
    'bare item writes/s',
    'share',
    'CPU share',
  ]
  const rows = [
    ...KINDS.map((kind) =>
      row(
        kind,
        turns.filter((turn) => turn.kind === kind),
      ),
    ),
    row('the month', turns),
  ]
  const share = medianShare(result, 'wall')
  const seconds = sum(turns, ({ domain }) => domain.wall)
  const targets = [
    [
      'share of the bare store’s rate, median of the parts',
      `≥ ${SHARE_MIN}`,
      share.toFixed(2),
      share >= SHARE_MIN ? 'reached' : 'missed',
    ],
    [
      'the whole month, a guide',
      `≤ ${GUIDE_SECONDS} s`,
      `${seconds.toFixed(1)} s`,
      seconds <= GUIDE_SECONDS ? 'reached' : 'missed',
    ],
  ]
  return [
    INTRO,
    `${number(size.users)} people, ${size.atOnce} of them at once.`,
    markdownTable(head, rows),
    markdownTable(['target', 'needed', 'this run', ''], targets),
  ].join('\n\n')
}
