import {
  DomainError,
  findGap,
  type Gap,
  restoreFromItems,
  silentLogger,
  skipGap,
  SystemTable,
} from '@longtable/core'
import type { Engine } from '@longtable/store'
import { auditHeads } from '../audit-heads.ts'
import { GROUP } from '../background/group.ts'
import { processorsOf, servedSystems, tablesOf } from '../runtime.ts'
import type { SystemParts } from '../served.ts'
import { systems } from '../systems.ts'
import { type Command, type CommandRun, UsageError } from './command.ts'
import { withEngine } from './with-engine.ts'
import { withParts } from './with-parts.ts'

const GAP_EXIT = 3

const tableNames = () =>
  tablesOf(systems)
    .filter(({ log }) => log)
    .map(({ name }) => name)

function chosenTable({ operands }: CommandRun): string {
  const [table, ...more] = operands
  if (table === undefined || more.length > 0 || !tableNames().includes(table))
    throw new UsageError(`Name one table: ${tableNames().join(', ')}.`)
  return table
}

const inputOf = (engine: Engine, table: string) => ({
  store: engine.table(table),
  system: engine.table(SystemTable.name),
  group: GROUP,
})

const described = ({ table, since, reason }: Gap) =>
  `${table}: ${reason} The last change that was processed came before ${since}.`

/** What is gone is given up; what is kept after it is processed. */
async function skip(engine: Engine, table: string): Promise<Gap | undefined> {
  const input = inputOf(engine, table)
  const gap = await findGap(input)
  if (gap && !(await skipGap(input, gap, Date.now())))
    throw new DomainError(
      'CONFLICT',
      'changes.moved',
      'The processors went on meanwhile; look again.',
    )
  return gap
}

async function restore(parts: SystemParts, table: string): Promise<number> {
  const { config, engine, events, now } = parts
  const recordHead = auditHeads(config.dataDirectory, silentLogger)
  const served = servedSystems(systems, parts)
  const processors = processorsOf(systems, served, recordHead).get(table) ?? []
  const { store, system } = inputOf(engine, table)
  const context = { store, system, events, now, log: silentLogger }
  return restoreFromItems(context, engine.tools(table), processors)
}

const skippedLines = (gap: Gap | undefined, table: string): string[] =>
  gap
    ? [
        described(gap),
        'They are skipped: what processors would have done with them (mails, notifications, feeds, counters) is not done.',
        'The processors go on with the oldest change that is kept; "npx longtable verify" names counters that are off.',
      ]
    : [`${table}: no change is missing; the processors stand where they stood.`]

export const changeCommands: readonly Command[] = [
  {
    words: 'changes list',
    summary: 'Shows the tables whose processors stand still because changes are missing.',
    details: `Exit code ${GAP_EXIT} when there is one.`,
    examples: ['npx longtable changes list'],
    run: ({ config, answer }) =>
      withEngine(config, async (engine) => {
        const gaps: Gap[] = []
        for (const table of tableNames()) {
          const gap = await findGap(inputOf(engine, table))
          if (gap) gaps.push(gap)
        }
        const ways = gaps.flatMap(({ table }) => [
          `  npx longtable changes rebuild ${table}   does what follows from the items, then skips`,
          `  npx longtable changes skip ${table}      only skips`,
        ])
        answer(gaps, [
          ...gaps.map(described),
          ...ways,
          ...(gaps.length === 0 ? ['No changes are missing.'] : []),
        ])
        return gaps.length === 0 ? 0 : GAP_EXIT
      }),
  },
  {
    words: 'changes skip',
    operands: '<table>',
    summary: 'Gives up the changes that are gone; the processors go on with those that are kept.',
    examples: ['npx longtable changes skip gg_core'],
    run: (run) =>
      withEngine(run.config, async (engine) => {
        const table = chosenTable(run)
        const gap = await skip(engine, table)
        run.answer({ skipped: gap ?? null }, skippedLines(gap, table))
      }),
  },
  {
    words: 'changes rebuild',
    operands: '<table>',
    summary: 'Does what follows from the stored items as they are, then skips what is gone.',
    details: `Audit entries are sealed, and the erasure of deleted accounts is asked for again. Mails,
notifications and feeds of the lost changes are not made up: they would come twice or too late.`,
    examples: ['npx longtable changes rebuild gg_core'],
    run: (run) =>
      withParts(run, async (parts) => {
        const table = chosenTable(run)
        const restored = await restore(parts, table)
        const gap = await skip(parts.engine, table)
        const line = `${table}: ${restored} items were handed to the processors that work from items.`
        run.answer({ restored, skipped: gap ?? null }, [line, ...skippedLines(gap, table)])
      }),
  },
]
