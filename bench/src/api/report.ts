import { type Costs, meanCost, medianCost, ratio } from '../harness.ts'
import { markdownTable } from '../markdown-table.ts'
import { type ApiCase, BARE_ROUTE, GRAPHQL } from './cases.ts'

export interface ApiResult {
  readonly case: ApiCase
  readonly workers: number
  readonly costs: Costs
}

/** The share of the bare route's requests that GraphQL answers in the same time. */
export const shareOf = ({ costs }: ApiResult): number => ratio(costs, [BARE_ROUTE, GRAPHQL], 'wall')

/** Undefined where nothing is demanded. */
export function isReached(result: ApiResult): boolean | undefined {
  const { shareMin } = result.case
  return shareMin === undefined ? undefined : shareOf(result) >= shareMin
}

const VERDICTS = new Map([
  [true, 'reached'],
  [false, 'missed'],
])

const perSecond = ({ costs }: ApiResult, name: string) =>
  Math.round(1_000_000 / medianCost(costs, name, 'wall')).toLocaleString('en')

/** Known only where one process does all the work. */
const serverCpu = ({ costs, workers }: ApiResult, name: string) =>
  workers === 1 ? `${Math.round(meanCost(costs, name, 'serverCpu'))} µs` : ''

const INTRO = `Authenticated requests over kept-alive connections from another process, against a bare Fastify route
with the same token check, the same revocation read and the same store calls, which knows no schema,
limits, headers or metrics. GraphQL goes through the product's whole web server. Both live in the same
processes and take turns in every round; a share is the median of the rounds' own shares. A create
writes request record, note and audit entry in one durable transaction. CPU is the server's.`

export function apiReport(results: readonly ApiResult[]): string {
  const head = [
    'request',
    'at once',
    'workers',
    `${BARE_ROUTE}/s`,
    `${GRAPHQL}/s`,
    `CPU ${BARE_ROUTE}`,
    `CPU ${GRAPHQL}`,
    'share',
    'needed',
    '',
  ]
  const rows = results.map((result) => [
    result.case.name,
    String(result.case.concurrency),
    String(result.workers),
    perSecond(result, BARE_ROUTE),
    perSecond(result, GRAPHQL),
    serverCpu(result, BARE_ROUTE),
    serverCpu(result, GRAPHQL),
    shareOf(result).toFixed(2),
    result.case.shareMin === undefined ? '' : `≥ ${result.case.shareMin}`,
    VERDICTS.get(isReached(result) as boolean) ?? '',
  ])
  return `${INTRO}\n\n${markdownTable(head, rows)}`
}
