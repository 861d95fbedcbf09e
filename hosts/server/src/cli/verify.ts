import { accounts, accountsRows } from '@longtable/accounts'
import { type SharedRows, verifyAudit } from '@longtable/core'
import { fromItem, isOf, type Model } from '@longtable/entity'
import type { Engine, Item } from '@longtable/store'
import { knownHeads } from '../audit-heads.ts'
import type { ItemVerifier } from '../served.ts'
import { systems } from '../systems.ts'
import type { Command } from './command.ts'
import { withEngine } from './with-engine.ts'

const PROBLEMS_EXIT = 3

interface Verified {
  readonly model: Model
  readonly rows: SharedRows
  readonly verifiers?: readonly (() => ItemVerifier)[]
}

/** Every item must be of an entity and fit its schema. */
function readable(model: Model): ItemVerifier {
  const found: string[] = []
  const entities = Object.values(model.entities)
  return {
    see(item: Item) {
      const entity = entities.find((one) => isOf(one, item))
      if (!entity) return void found.push(`${item.PK} / ${item.SK}: no entity has such a key`)
      try {
        fromItem(entity, item)
      } catch (error) {
        found.push(String(error))
      }
    },
    problems: () => found,
  }
}

async function verifyTable(
  engine: Engine,
  { model, rows, verifiers = [] }: Verified,
  directory: string,
) {
  const { name } = model.table
  const tools = engine.tools(name)
  const heads = await knownHeads(directory, name)
  const chain = await verifyAudit({
    store: engine.table(name),
    tools,
    rows,
    now: Date.now(),
    knownHeads: heads,
  })
  const checks = [readable(model), ...verifiers.map((make) => make())]
  let items = 0
  for await (const page of tools.scan())
    for (const item of page) {
      items += 1
      for (const check of checks) check.see(item)
    }
  const problems = [...chain.problems, ...checks.flatMap((check) => check.problems())]
  return { table: name, items, auditEntries: chain.entries, problems }
}

export const verifyCommand: Command = {
  words: 'verify',
  summary:
    'Checks the audit chains, that every stored item can be read, and that counters are right.',
  details: `Exit code ${PROBLEMS_EXIT} when something is wrong. Counters are exact while nobody writes.`,
  examples: ['npx longtable verify', 'npx longtable verify --json'],
  run: ({ config, answer, progress }) =>
    withEngine(config, async (engine) => {
      const reports = []
      for (const one of [{ model: accounts, rows: accountsRows }, ...systems]) {
        progress(`Checking ${one.model.table.name} …`)
        reports.push(await verifyTable(engine, one, config.dataDirectory))
      }
      const wrong = reports.flatMap(({ table, problems }) =>
        problems.map((problem) => `  ${table}: ${problem}`),
      )
      const lines = reports.map(
        ({ table, items, auditEntries, problems }) =>
          `${table}: ${items} items, ${auditEntries} audit entries, ${problems.length} problems`,
      )
      answer(reports, [...lines, ...wrong])
      return wrong.length === 0 ? 0 : PROBLEMS_EXIT
    }),
}
