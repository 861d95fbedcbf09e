import { median } from '../harness.ts'
import { markdownTable } from '../markdown-table.ts'
import type { HomeFigures, VisitFigures, WebFindings } from './findings.ts'
import type { Seen } from './visit.ts'

interface WebTarget {
  readonly text: string
  readonly need: string
  readonly got: string
  readonly isReached: boolean
}

const MS = 'ms'
const P95 = 0.95

const shown = (value: number, unit: string) =>
  `${value.toLocaleString('en', { maximumFractionDigits: unit === MS ? 0 : 3 })} ${unit}`.trim()

const atMost = (text: string, most: readonly [number, string], got: number): WebTarget => ({
  text,
  need: `≤ ${shown(...most)}`,
  got: shown(got, most[1]),
  isReached: got <= most[0],
})

const p95 = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * P95) - 1] as number

const middle = (seen: readonly Seen[], name: keyof Seen) => median(seen.map((one) => one[name]))

type Painted = Pick<HomeFigures, 'conditions' | 'cold' | 'warm'>

/** Bars are for a slow phone: whoever is faster is below them. */
function paintTargets(name: string, { conditions: { network }, cold, warm }: Painted) {
  if (network === undefined || network.megabits >= 2) return []
  return [
    atMost(`${name}: first paint`, [1000, MS], middle(cold, 'fcp')),
    atMost(`${name}: largest paint, first visit`, [2600, MS], middle(cold, 'lcp')),
    atMost(`${name}: largest paint, later visits`, [1700, MS], middle(warm, 'lcp')),
    atMost(`${name}: blocked`, [200, MS], middle(cold, 'tbt')),
    atMost(`${name}: shift`, [0.01, ''], middle(cold, 'cls')),
  ]
}

function homeTargets(figures: HomeFigures) {
  const name = `${figures.product}, ${figures.conditions.name}`
  return [
    ...paintTargets(name, figures),
    atMost(`${name}: palette, longest event`, [120, MS], median(figures.presses)),
  ]
}

function visitTargets({ conditions, ...of }: VisitFigures) {
  const { name, slowdown } = conditions
  return [
    ...paintTargets(name, { conditions, ...of }),
    atMost(`${name}: tick of a step, longest event`, [120, MS], median(of.ticks)),
    slowdown === 1
      ? atMost(`${name}: home to a goal, hovered`, [150, MS], median(of.openings))
      : atMost(`${name}: home to a goal`, [750, MS], median(of.openings)),
  ]
}

export const webTargets = ({ build, visits, homes, comments }: WebFindings): WebTarget[] => [
  atMost('build of the pages', [3, 's'], build.seconds),
  ...build.apps.flatMap(({ name, files, script, style, fonts }) => [
    atMost(`${name}: script of the first page`, [135, 'kB'], script),
    atMost(`${name}: files of it`, [5, ''], files),
    atMost(`${name}: style`, [12, 'kB'], style),
    atMost(`${name}: fonts`, [65, 'kB'], fonts),
  ]),
  atMost('largest script of a later page', [25, 'kB'], build.largestLater),
  ...visits.flatMap(visitTargets),
  ...homes.flatMap(homeTargets),
  atMost('a comment on the own screen, p95', [100, MS], p95(comments.map(({ own }) => own))),
  atMost('a comment on the other screen, p95', [600, MS], p95(comments.map((one) => one.others))),
]

const visitRow = (visited: 'first' | 'later', name: string, seen: readonly Seen[]) => [
  `${name}, ${visited}`,
  ...(['fcp', 'lcp', 'tbt'] as const).map((one) => shown(middle(seen, one), MS)),
  shown(middle(seen, 'cls'), ''),
]

export function webReport(findings: WebFindings): string {
  const targets = webTargets(findings).map(({ text, need, got, isReached }) => [
    text,
    need,
    got,
    isReached ? 'reached' : 'missed',
  ])
  const rows = findings.visits.flatMap(({ conditions: { name }, cold, warm }) => [
    visitRow('first', name, cold),
    visitRow('later', name, warm),
  ])
  const others = findings.homes.flatMap(({ product, conditions: { name }, cold, warm }) => [
    visitRow('first', `${product}, ${name}`, cold),
    visitRow('later', `${product}, ${name}`, warm),
  ])
  return [
    `The program as it is started, and its pages in Chromium; phones with a processor slowed down four
times. Medians of ${findings.visits[0]?.cold.length} visits of a home page with 12 steps and a page of news, ${findings.comments.length} comments from
one browser to another. Sizes are of gzip.`,
    markdownTable(['bar', 'needed', 'measured', ''], targets),
    '### Home',
    markdownTable(['visit', 'first paint', 'largest paint', 'blocked', 'shift'], rows),
    '### Homes of the other products',
    markdownTable(['visit', 'first paint', 'largest paint', 'blocked', 'shift'], others),
  ].join('\n\n')
}
