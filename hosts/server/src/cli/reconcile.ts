import { type Mended, reconcile } from '@longtable/system'
import { depsOf } from '../serve-system.ts'
import { systems } from '../systems.ts'
import type { Command } from './command.ts'
import { everySoOften } from './progress.ts'
import { PROBLEMS_EXIT } from './verify.ts'
import { withParts } from './with-parts.ts'

interface Report {
  readonly table: string
  readonly mended: readonly Mended[]
  /** What could not be read, and was left out. */
  readonly unreadable: readonly string[]
}

const shown = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value))

const lineOf = ({ key: { PK, SK }, attribute, was, is }: Mended) =>
  `  ${PK} / ${SK}: ${attribute} was ${shown(was)}, is ${shown(is)}`

export const reconcileCommand: Command = {
  words: 'reconcile',
  summary: 'Counts anew what counters count, and mends what is wrong.',
  details: `People may go on meanwhile: a count that moves is counted again. With --dry-run nothing is
written; sums over counts that would be mended are then shown as they are. What cannot be read is named
and left out, with exit code ${PROBLEMS_EXIT}.`,
  examples: ['npx longtable reconcile --dry-run', 'npx longtable reconcile'],
  options: { 'dry-run': { type: 'boolean' } },
  run: (run) =>
    withParts(run, async (parts) => {
      const isDry = run.options['dry-run'] === true
      const reports: Report[] = []
      for (const { system } of systems) {
        if (!system) continue
        const table = system.model.table.name
        const unreadable = new Set<string>()
        run.progress(`Counting ${table} …`)
        const mended = await reconcile({
          deps: depsOf(system, parts),
          tools: parts.engine.tools(table),
          reconcilers: system.reconcilers,
          isDry,
          progress: everySoOften((items) => run.progress(`${table}: ${items} items looked at …`)),
          onUnreadable: ({ message }) => void unreadable.add(message),
        })
        reports.push({ table, mended, unreadable: [...unreadable] })
      }
      const verb = isDry ? 'would be mended' : 'mended'
      run.answer(
        { isDry, tables: reports },
        reports.flatMap(({ table, mended, unreadable }) => [
          `${table}: ${mended.length} ${verb}`,
          ...mended.map(lineOf),
          ...unreadable.map((message) => `  ${message}`),
        ]),
      )
      return reports.some(({ unreadable }) => unreadable.length > 0) ? PROBLEMS_EXIT : 0
    }),
}
