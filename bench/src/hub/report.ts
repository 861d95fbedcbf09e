import { type Costs, medianCost, ratio } from '../harness.ts'
import { markdownTable } from '../markdown-table.ts'
import { type HubFindings, LARGE, SMALL } from './findings.ts'
import { rolesIn } from './size.ts'

/** How many times dearer a page may be in a table that is a hundred times larger. */
const GROWTH_MAX = 1.3

const pages = ({ openRoles, pipeline }: HubFindings): readonly [string, Costs][] => [
  ['open roles, newest 20', openRoles],
  ['a role’s applications, newest first', pipeline],
]

export const hubTargets = (findings: HubFindings) =>
  pages(findings).map(([text, costs]) => {
    const growth = ratio(costs, [LARGE, SMALL], 'wall')
    return { text, growth, isReached: growth <= GROWTH_MAX }
  })

const number = (value: number) => Math.round(value).toLocaleString('en')

export function hubReport(findings: HubFindings): string {
  const { size, change } = findings
  const { large, small } = size
  const targets = hubTargets(findings)
  const rows = pages(findings).map(([text, costs], place) => {
    const { growth = 0, isReached } = targets[place] ?? {}
    return [
      text,
      ...[LARGE, SMALL].map((name) => `${number(medianCost(costs, name, 'wall'))} µs`),
      `${growth.toFixed(2)}×`,
      `≤ ${GROWTH_MAX}×`,
      isReached ? 'reached' : 'MISSED',
    ]
  })
  const head = ['page', LARGE, SMALL, 'ratio', 'needed', '']
  return [
    `${number(rolesIn(large))} roles of ${number(large.startups)} startups with ${number(rolesIn(large) * large.applicationsEach)} applications, beside a table with
${number(rolesIn(small))} roles and ${number(rolesIn(small) * small.applicationsEach)} applications, on LMDB: both take turns in every round.`,
    markdownTable(head, rows),
    `A startup of ${large.rolesEach} roles that is hidden or shown again: answered after ${change.act.toFixed(1)} ms, and all of its roles
have left or joined \`OPEN_ROLES\` after ${change.roles.toFixed(1)} ms (browsing hides them from the answer on).`,
  ].join('\n\n')
}
