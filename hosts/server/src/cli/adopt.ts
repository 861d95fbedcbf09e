import { accounts, accountsRows } from '@longtable/accounts'
import { silentLogger } from '@longtable/core'
import { type AdoptedSystem, adoptSystem, carriesAudits } from '@longtable/system'
import { auditHeads } from '../audit-heads.ts'
import { depsOf } from '../serve-system.ts'
import { type HostedSystem, systems } from '../systems.ts'
import { type Command, UsageError } from './command.ts'
import { everySoOften } from './progress.ts'
import { withParts } from './with-parts.ts'

const FINDINGS_EXIT = 3
const SHOWN_MAX = 50

interface Report extends AdoptedSystem {
  readonly table: string
}

function linesOf({ table, items, counts, findings, findingCount, mended }: Report): string[] {
  const hidden = findingCount - Math.min(findings.length, SHOWN_MAX)
  return [
    `${table}: ${items} items looked at`,
    ...Object.entries(counts).map(([what, count]) => `  ${what}: ${count}`),
    ...(mended.length > 0 ? [`  recounted: ${mended.length}`] : []),
    ...(findingCount > 0 ? [`  contradictory, left alone: ${findingCount}`] : []),
    ...findings.slice(0, SHOWN_MAX).map((finding) => `    ${finding}`),
    ...(hidden > 0 ? [`    and ${hidden} more, see --json`] : []),
  ]
}

const adoptable = ({ model, rows, system, adopters = [], reconcilers = [] }: HostedSystem) =>
  system ?? { model, rows, adopters: [carriesAudits(rows), ...adopters], reconcilers }

/** No document describes accounts, but a former version wrote them under other keys. */
const all: readonly HostedSystem[] = [{ model: accounts, rows: accountsRows }, ...systems]

function chosen(table: string | boolean | undefined) {
  if (table === undefined) return all
  const found = all.filter(({ model }) => model.table.name === table)
  if (found.length === 0) throw new UsageError(`There is no table ${String(table)}.`)
  return found
}

export const adoptCommand: Command = {
  words: 'adopt',
  summary: 'Completes tables that others wrote by the design documents alone.',
  details: `Adds what this program needs beside documented items: locks, guards, ways from an id to its owner,
links of tags, rows of room members; sets missing attributes and index keys; seals audit entries, so
that from then on an edit of them shows; then counts everything anew. What is there is never changed. What contradicts (two profiles with one e-mail, an index key
that its attributes do not make) is told and left alone: exit code ${FINDINGS_EXIT}.
Others may go on writing. Ended in the middle, the next run goes on where it was; a run over a whole
table adds nothing.`,
  examples: [
    'npx longtable adopt --dry-run',
    'npx longtable adopt',
    'npx longtable adopt --table gg_core --json',
  ],
  options: { 'dry-run': { type: 'boolean' }, table: { type: 'string' } },
  run: (run) =>
    withParts(run, async (parts) => {
      const isDry = run.options['dry-run'] === true
      const recordHead = auditHeads(run.config.dataDirectory, silentLogger)
      const reports: Report[] = []
      for (const hosted of chosen(run.options.table)) {
        const table = hosted.model.table.name
        run.progress(`${isDry ? 'Looking at' : 'Adopting'} ${table} …`)
        const adopted = await adoptSystem({
          system: adoptable(hosted),
          deps: depsOf(hosted, parts),
          tools: parts.engine.tools(table),
          isDry,
          recordHead,
          progress: everySoOften((items) => run.progress(`${table}: ${items} items looked at …`)),
        })
        reports.push({ table, ...adopted })
      }
      const head = isDry ? ['Nothing was written. This would be done:'] : []
      run.answer({ isDry, tables: reports }, [...head, ...reports.flatMap(linesOf)])
      return reports.some(({ findingCount }) => findingCount > 0) ? FINDINGS_EXIT : 0
    }),
}
