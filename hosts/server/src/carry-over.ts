import { accounts, accountsRows } from '@longtable/accounts'
import { SystemTable } from '@longtable/core'
import type { Model } from '@longtable/entity'
import type { Engine } from '@longtable/store'
import { adopt, type Adopted, type AdoptRule, carriesAudits } from '@longtable/system'
import { mention } from './output.ts'
import type { HostedSystem } from './systems.ts'

const PROGRESS_ITEMS = 10_000

interface Carried {
  readonly model: Model
  readonly rules: readonly AdoptRule[]
}

/** What knows the former keys of each table. */
const carriedTables = (systems: readonly HostedSystem[]): readonly Carried[] => [
  { model: accounts, rules: [carriesAudits(accountsRows)] },
  ...systems.map(({ model, rows, system }) => ({
    model,
    rules: system?.carriers ?? [carriesAudits(rows)],
  })),
]

const summary = ({ items, counts }: Adopted) =>
  [`${items} items`, ...Object.entries(counts).map(([what, count]) => `${what} ${count}`)].join(
    ', ',
  )

const tell = (line: string) => mention(line, process.stderr)

/** Brings the rows of a former version to the keys of this one. Ended anywhere, it can be run again. */
export function carryingOver(systems: readonly HostedSystem[], now: () => number) {
  return async (engine: Engine): Promise<void> => {
    tell('Data of a former version is carried over; nobody is served before that is done …')
    for (const { model, rules } of carriedTables(systems)) {
      const { name } = model.table
      let next = PROGRESS_ITEMS
      const done = await adopt({
        model,
        rules,
        run: 'carry-over',
        isDry: false,
        deps: { store: engine.table(name), system: engine.table(SystemTable.name), now },
        tools: engine.tools(name),
        progress(items) {
          if (items < next) return
          next = items + PROGRESS_ITEMS
          tell(`${name}: ${items} items looked at …`)
        },
      })
      tell(`${name}: ${summary(done)}`)
    }
  }
}
