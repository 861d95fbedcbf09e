import { accounts, accountsRows } from '@longtable/accounts'
import { type SharedRows, SystemTable, verifyAudit } from '@longtable/core'
import type { Model } from '@longtable/entity'
import type { ObjectStore } from '@longtable/files'
import type { Engine } from '@longtable/store'
import { type System, verify, verifyFiles } from '@longtable/system'
import { HEADS_FILE, knownHeads, type KnownHeads } from '../audit-heads.ts'
import type { Config } from '../config.ts'
import { openFiles } from '../files/open-files.ts'
import { systems } from '../systems.ts'
import type { Command, CommandRun } from './command.ts'
import { hasWaiting, takenUntil } from './has-waiting.ts'
import { everySoOften } from './progress.ts'
import { standingProblems } from './standing-problems.ts'
import { verifySearches } from './verify-searches.ts'
import { withEngine } from './with-engine.ts'

/** Of commands that look for what is wrong, and found it. */
export const PROBLEMS_EXIT = 3

interface Verified {
  readonly model: Model
  readonly rows: SharedRows
  readonly system?: Pick<System, 'verifiers'>
}

export interface Report {
  readonly table: string
  readonly items?: number
  readonly auditEntries?: number
  readonly objects?: number
  readonly problems: readonly string[]
}

/** Without a head outside of it nobody can tell whether the end of a chain was cut off. */
function headProblems({ exist, heads }: KnownHeads, table: string, sealed: number): string[] {
  if (sealed === 0 || heads.some((head) => head.table === table)) return []
  const what = exist ? `${HEADS_FILE} has no head of this table` : `${HEADS_FILE} is missing`
  return [`${what}: whether the end of its audit log was cut off cannot be told`]
}

interface Looking {
  readonly known: KnownHeads
  readonly auditDays: number | undefined
  readonly progress: CommandRun['progress']
}

async function verifyItems(
  engine: Engine,
  { model, system }: Verified,
  { progress }: Pick<Looking, 'progress'>,
) {
  const { name } = model.table
  const verifying = { model, store: engine.table(name), tools: engine.tools(name), now: Date.now() }
  return standingProblems({
    look: () => verify({ ...verifying, verifiers: system?.verifiers ?? [] }),
    lookWithoutCounts: () => verify({ ...verifying, verifiers: [] }),
    taken: () => takenUntil(engine, name),
    hasWaiting: () => hasWaiting(engine, name),
    say: (line) => progress(`${name}: ${line}`),
  })
}

async function verifyTable(
  engine: Engine,
  verified: Verified,
  { known, auditDays, progress }: Looking,
): Promise<Report> {
  const { model, rows } = verified
  const { name } = model.table
  const [store, tools] = [engine.table(name), engine.tools(name)]
  const chain = await verifyAudit({
    store,
    tools,
    rows,
    now: Date.now(),
    knownHeads: known.heads.filter(({ table }) => table === name),
    auditDays,
    ...((await hasWaiting(engine, name)) && { unsealedMsMax: Infinity }),
  })
  const { items, problems } = await verifyItems(engine, verified, { progress })
  return {
    table: name,
    items,
    auditEntries: chain.entries,
    problems: [
      ...(await tools.verify()),
      ...chain.problems,
      ...headProblems(known, name, chain.sealed),
      ...problems,
    ],
  }
}

interface VerifyingObjects {
  /** Of a system, by its table. */
  readonly objectsOf: (table: string) => ObjectStore
  readonly mayBeUntracked?: boolean
  readonly progress: CommandRun['progress']
}

/** Systems that keep their files in one place are looked at together. */
export async function verifyObjects(
  engine: Engine,
  { objectsOf, mayBeUntracked = false, progress }: VerifyingObjects,
): Promise<Report> {
  const tables = systems.flatMap(({ system }) => {
    if (!system) return []
    const { name } = system.model.table
    const { tracked } = system
    return [{ tools: engine.tools(name), tracked, files: objectsOf(name) }]
  })
  let objects = 0
  const problems: string[] = []
  for (const files of new Set(tables.map((table) => table.files))) {
    const found = await verifyFiles({
      files,
      tables: tables.filter((table) => table.files === files),
      mayBeUntracked,
      progress: everySoOften((count) => progress(`${count} files read …`)),
    })
    objects += found.objects
    problems.push(...found.problems)
  }
  return { table: 'files', objects, problems }
}

async function verifyStored(
  config: Config,
  engine: Engine,
  progress: CommandRun['progress'],
): Promise<Report> {
  const { objectsOf, close } = await openFiles(config, Date.now)
  try {
    return await verifyObjects(engine, { objectsOf, progress })
  } finally {
    close()
  }
}

const countsOf = ({ items, auditEntries, objects, problems }: Report) =>
  [
    ...(items === undefined ? [] : [`${items} items`]),
    ...(auditEntries === undefined ? [] : [`${auditEntries} audit entries`]),
    ...(objects === undefined ? [] : [`${objects} objects`]),
    `${problems.length} problems`,
  ].join(', ')

/** All tables of an open engine, one after the other. */
export async function verifyEngine(
  engine: Engine,
  { dataDirectory, auditDays }: Pick<Config, 'dataDirectory' | 'auditDays'>,
  progress: (line: string) => void,
): Promise<Report[]> {
  // Read before the tables: a head that is told later is of a link that comes later.
  const known = await knownHeads(dataDirectory)
  for (const place of known.torn)
    progress(`${place}: not a head. A crash cut it short; those around it are compared.`)
  const reports: Report[] = []
  for (const one of [{ model: accounts, rows: accountsRows }, ...systems]) {
    progress(`Checking ${one.model.table.name} …`)
    reports.push(await verifyTable(engine, one, { known, auditDays, progress }))
  }
  const own = await engine.tools(SystemTable.name).verify()
  return [...reports, { table: SystemTable.name, problems: own }]
}

/** What people read of it, and the exit code. */
export function verified(reports: readonly Report[]): {
  readonly lines: readonly string[]
  readonly code: number
} {
  const wrong = reports.flatMap(({ table, problems }) =>
    problems.map((problem) => `  ${table}: ${problem}`),
  )
  const counts = reports.map((report) => `${report.table}: ${countsOf(report)}`)
  return { lines: [...counts, ...wrong], code: wrong.length === 0 ? 0 : PROBLEMS_EXIT }
}

export const verifyCommand: Command = {
  words: 'verify',
  summary:
    'Checks the store, the audit chains, that every stored item can be read, and that counters are right.',
  details: `On the embedded store: that every index, the order of expiry and the change log fit the items.
Search indexes are compared with their tables, document by document.
Exit code ${PROBLEMS_EXIT} when something is wrong. Beside a server at work what seems wrong is looked at again, and
told when it stays so; while changes wait for a server, what hangs on them is left out, and it says so.
With --files every stored file is read and compared with its hash: what is missing, altered or told of
by nothing is named.
Run it where the server runs: the heads of the audit chains are told in its data directory.`,
  examples: ['npx longtable verify', 'npx longtable verify --files', 'npx longtable verify --json'],
  options: { files: { type: 'boolean' } },
  run: ({ config, options, answer, progress }) =>
    withEngine(config, async (engine) => {
      const reports = await verifyEngine(engine, config, progress)
      reports.push(await verifySearches(config, engine, progress))
      if (options['files'] === true) reports.push(await verifyStored(config, engine, progress))
      const { lines, code } = verified(reports)
      answer(reports, lines)
      return code
    }),
}
