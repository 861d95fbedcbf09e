import { medianCost, ratio } from '../harness.ts'
import { markdownTable } from '../markdown-table.ts'
import type { CallResult } from './calls.ts'
import type { measureCarrying } from './carrying.ts'
import type { measureCold } from './cold.ts'
import { FAN_OUT, NAIVE, PAGE_1, PAGE_10, type PageResult } from './pages.ts'
import type { FeedSize } from './size.ts'

export interface FeedFindings {
  readonly size: FeedSize
  readonly pages: readonly PageResult[]
  readonly calls: readonly CallResult[]
  readonly carrying: Awaited<ReturnType<typeof measureCarrying>>
  readonly cold: Awaited<ReturnType<typeof measureCold>>
}

interface Target {
  readonly text: string
  readonly need: string
  readonly got: string
  readonly isReached: boolean
}

const number = (value: number) => Math.round(value).toLocaleString('en')
const times = (value: number) => `${value >= 100 ? number(value) : value.toFixed(2)}×`
const us = (value: number) => `${number(value)} µs`
const megabytes = (bytes: number) => `${(bytes / 1024 ** 2).toFixed(1)} MB`

const atMost = (text: string, most: number, got: number): Target => ({
  text,
  need: `≤ ${most}`,
  got: times(got),
  isReached: got <= most,
})
const atLeast = (text: string, least: number, got: number): Target => ({
  text,
  need: `≥ ${least}`,
  got: times(got),
  isReached: got >= least,
})

function pageTargets(pages: readonly PageResult[]): Target[] {
  const of = (followed: number) => pages.find((page) => page.followed === followed)
  const [few, many] = [of(200), of(2000)]
  const worst = pages.reduce((a, b) => (a.items > b.items ? a : b))
  return [
    {
      text: 'items decoded for a page, whoever reads',
      need: '≤ 60',
      got: String(worst.items),
      isReached: worst.items <= 60,
    },
    ...(few && many
      ? [
          atMost(
            'cost at 2,000 followed to cost at 200',
            1.5,
            medianCost(many.costs, PAGE_1, 'wall') / medianCost(few.costs, PAGE_1, 'wall'),
          ),
        ]
      : []),
    ...(few
      ? [
          atMost('page at 200 to the fan-out read', 4, ratio(few.costs, [PAGE_1, FAN_OUT], 'wall')),
          atLeast('naive read at 200 to ours', 50, ratio(few.costs, [NAIVE, PAGE_1], 'wall')),
        ]
      : []),
    ...(many
      ? [atLeast('naive read at 2,000 to ours', 300, ratio(many.costs, [NAIVE, PAGE_1], 'wall'))]
      : []),
    ...pages.map(({ followed, costs }) =>
      atMost(
        `page 10 to page 1 at ${number(followed)}`,
        1.5,
        ratio(costs, [PAGE_10, PAGE_1], 'wall'),
      ),
    ),
  ]
}

const callTargets = (calls: readonly CallResult[]): Target[] =>
  calls.map(({ followed, groups, calls: count, rounds }) => {
    const most = Math.ceil((followed + groups) / 100) + 7
    return {
      text: `DynamoDB calls for page 1 at ${number(followed)}, in rounds`,
      need: `≤ ${most} in ≤ 4`,
      got: `${count} in ${rounds}`,
      isReached: count <= most && rounds <= 4,
    }
  })

export function feedTargets({ pages, calls, carrying, cold }: FeedFindings): Target[] {
  const { followers, ratio: share, calm, busy, afterKill } = carrying
  return [
    ...pageTargets(pages),
    ...callTargets(calls),
    atLeast(`one post to ${number(followers)} feeds, to bare lmdb`, 0.6, share),
    atMost('p99 of reads while another process carries', 3, busy.p99 / calm.p99),
    {
      text: 'killed half-way, each feed has it once',
      need: number(followers),
      got: number(afterKill),
      isReached: afterKill === followers,
    },
    {
      text: 'pages that were not right while the index was built',
      need: '0',
      got: `${number(cold.meanwhile.wrong)} of ${number(cold.meanwhile.pages)}`,
      isReached: cold.meanwhile.wrong === 0 && cold.meanwhile.pages > 0,
    },
  ]
}

function pageTable(pages: readonly PageResult[]): string {
  const head = ['followed', PAGE_1, PAGE_10, FAN_OUT, NAIVE, 'items', 'p50', 'p99']
  const rows = pages.map(({ followed, costs, items, p50, p99 }) => [
    number(followed),
    ...[PAGE_1, PAGE_10, FAN_OUT, NAIVE].map((name) => us(medianCost(costs, name, 'wall'))),
    String(items),
    us(p50),
    us(p99),
  ])
  return markdownTable(head, rows)
}

export function feedReport(findings: FeedFindings): string {
  const { size, pages, calls, carrying, cold } = findings
  const targets = feedTargets(findings).map(({ text, need, got, isReached }) => [
    text,
    need,
    got,
    isReached ? 'reached' : 'MISSED',
  ])
  const units = calls.map(({ followed, groups, calls: count, rounds, units: read, first }) => [
    number(followed),
    String(groups),
    String(count),
    String(rounds),
    String(read),
    `${first.calls} in ${first.rounds}`,
  ])
  return [
    `${number(size.people)} people on a power-law graph, ${size.activitiesEach} activities each, pages of 20 with their authors, a warm
reader, one worker. The naive read is the document's: the newest 50 of everybody who is followed. The
fan-out read is of a feed that holds everything. Contenders take turns in every round.`,
    `### Targets\n\n${markdownTable(['target', 'needed', 'this run', ''], targets)}`,
    `### Pages\n\n${pageTable(pages)}`,
    `### DynamoDB adapter, page 1\n\n${markdownTable(['followed', 'groups', 'calls', 'rounds', 'read units', 'the first time'], units)}`,
    `### Fan-out\n\n${number(carrying.ours)} feed items a second, durable; bare lmdb ${number(carrying.bare)}. Reads: p50 ${us(carrying.calm.p50)}, p99 ${us(carrying.calm.p99)}; while another
process carries: p50 ${us(carrying.busy.p50)}, p99 ${us(carrying.busy.p99)}. Killed when ${number(carrying.atKill)} feeds had the post.`,
    `### Cold start\n\n${number(cold.scan.activities)} activities in ${cold.scan.seconds.toFixed(1)} s by scanning the whole table;
from keys alone ${number(cold.activities)} in ${cold.seconds.toFixed(1)} s. ${megabytes(cold.bytesPer100k)} of heap for 100,000 activities; with the bound at a
tenth ${megabytes(cold.boundedBytes)} for all. ${number(cold.meanwhile.pages)} pages were read while it was built again.`,
  ].join('\n\n')
}
