import {
  accounts,
  accountsRows,
  grantGroup,
  GroupInput,
  groupName,
  revokeGroup,
} from '@longtable/accounts'
import {
  createBus,
  deadJobs,
  deadLetters,
  dropJob,
  reviveJob,
  silentLogger,
  SystemTable,
  verifyAudit,
} from '@longtable/core'
import { isOf } from '@longtable/entity'
import { fromItem } from '@longtable/entity'
import type { Engine } from '@longtable/store'
import { knownHeads } from '../audit-heads.ts'
import type { Config } from '../config.ts'
import { openEngine } from '../engine.ts'
import { openPeople } from '../people.ts'
import { tablesOf } from '../runtime.ts'
import { systems } from '../systems.ts'
import { type Command, type CommandRun, UsageError } from './command.ts'

const OPERATOR = { address: 'local', agent: 'longtable command line' }
const PROBLEMS_EXIT = 3

async function withEngine<T>(config: Config, use: (engine: Engine) => Promise<T>): Promise<T> {
  const engine = await openEngine(config, tablesOf(systems))
  try {
    return await use(engine)
  } finally {
    await engine.close()
  }
}

const systemOption = { system: { type: 'string' } } as const
const SYSTEM_NAMES = ['goalsguild', 'collabhub', 'holdthatthought']

async function setGroup(
  { config, operands, options, answer }: CommandRun,
  act: typeof grantGroup,
): Promise<void> {
  const [email, ...more] = operands
  if (email === undefined || more.length > 0) throw new UsageError('Name one e-mail address.')
  const { system } = options
  if (system !== undefined && !SYSTEM_NAMES.includes(String(system)))
    throw new UsageError(`--system is one of ${SYSTEM_NAMES.join(', ')}.`)
  const group = groupName('admin', system === undefined ? undefined : String(system))
  await withEngine(config, async (engine) => {
    const people = await openPeople({
      config,
      engine,
      bus: createBus(),
      log: silentLogger,
      now: Date.now,
    })
    const result = await act(
      people.accountsContext(undefined, OPERATOR),
      GroupInput.parse({ email, group }),
    )
    answer(result, [`${email} is now in: ${result.groups.join(', ') || 'no group'}.`])
  })
}

const admin: Command[] = [
  {
    words: 'admin grant',
    operands: '<email>',
    summary: 'Makes an account an admin, of everything or of one system.',
    examples: [
      'npx longtable admin grant ana@example.com',
      'npx longtable admin grant ana@example.com --system goalsguild',
    ],
    options: systemOption,
    run: (run) => setGroup(run, grantGroup),
  },
  {
    words: 'admin revoke',
    operands: '<email>',
    summary: 'Takes it away again; tokens that are out already lose it at once.',
    examples: ['npx longtable admin revoke ana@example.com'],
    options: systemOption,
    run: (run) => setGroup(run, revokeGroup),
  },
]

const tables: Command[] = [
  {
    words: 'tables create',
    summary: 'Creates the tables that are missing, with their indexes, expiry and streams.',
    details: 'On the embedded store they come with the first start.',
    examples: ['LONGTABLE_STORE=dynamodb AWS_REGION=eu-north-1 npx longtable tables create'],
    async run({ config, answer, progress }) {
      progress('Creating tables; on DynamoDB this takes a while.')
      const engine = await openEngine(config, tablesOf(systems), { createTables: true })
      await engine.close()
      const names = tablesOf(systems).map(({ name }) => config.dynamodb.tableNames[name] ?? name)
      answer(
        { tables: names },
        names.map((name) => `${name}: ready`),
      )
    },
  },
  {
    words: 'tables describe',
    summary: 'Shows every table with its keys, indexes and expiry attribute.',
    examples: ['npx longtable tables describe', 'npx longtable tables describe --json'],
    async run({ config, answer }) {
      const described = tablesOf(systems).map((table) => ({
        name: table.name,
        physicalName:
          config.store === 'dynamodb'
            ? (config.dynamodb.tableNames[table.name] ?? table.name)
            : table.name,
        indexes: table.indexes,
        expiry: table.ttl ?? null,
        changes: table.log,
      }))
      answer(
        described,
        described.map(({ name, indexes, expiry }) => {
          const parts = Object.entries(indexes).map(
            ([index, { partition, sort }]) =>
              `${index} (${[partition, sort].filter(Boolean).join(', ')})`,
          )
          return `${name}: PK, SK; ${parts.join('; ')}; expiry ${expiry ?? 'none'}`
        }),
      )
    },
  },
]

const loggedTables = () => tablesOf(systems).filter(({ log }) => log)

async function lettersOf(engine: Engine) {
  const system = engine.table(SystemTable.name)
  const letters = deadLetters(
    system,
    loggedTables().map(({ name }) => name),
  )
  return { system, letters, changes: await letters.list(), jobs: await deadJobs(system) }
}

const jobName = ({ kind, jobId }: { kind: string; jobId: string }) => `job/${kind}/${jobId}`

function chosenIds({ operands, options }: CommandRun): readonly string[] | 'all' {
  if (options['all'] === true) return 'all'
  if (operands.length === 0) throw new UsageError('Name dead letters by their id, or say --all.')
  return operands
}

async function forEachLetter(run: CommandRun, verb: 'replay' | 'drop'): Promise<void> {
  const ids = chosenIds(run)
  await withEngine(run.config, async (engine) => {
    const { system, letters, jobs } = await lettersOf(engine)
    let count = await letters[verb](ids)
    for (const job of jobs)
      if (ids === 'all' || ids.includes(jobName(job)))
        count += Number(await (verb === 'replay' ? reviveJob : dropJob)(system, job, Date.now()))
    run.answer({ count }, [`${count} ${verb === 'replay' ? 'will be tried again' : 'dropped'}.`])
  })
}

const all = { all: { type: 'boolean' } } as const

const deadLetterCommands: Command[] = [
  {
    words: 'deadletters list',
    summary: 'Shows the changes and jobs that failed eight times and wait for you.',
    examples: ['npx longtable deadletters list', 'npx longtable deadletters list --json'],
    run: ({ config, answer }) =>
      withEngine(config, async (engine) => {
        const { changes, jobs } = await lettersOf(engine)
        answer({ changes, jobs }, [
          ...changes.map(
            ({ id, PK, SK, error, behind }) =>
              `${id}\n  ${PK} / ${SK}: ${error} (${behind} wait behind it)`,
          ),
          ...jobs.map((job) => `${jobName(job)}\n  ${job.error ?? ''}`),
          ...(changes.length + jobs.length === 0 ? ['No dead letters.'] : []),
        ])
      }),
  },
  {
    words: 'deadletters replay',
    operands: '<id …>',
    summary: 'Tries dead letters again, and what waits behind them in order.',
    examples: ['npx longtable deadletters replay --all'],
    options: all,
    run: (run) => forEachLetter(run, 'replay'),
  },
  {
    words: 'deadletters drop',
    operands: '<id …>',
    summary: 'Gives dead letters up; what waits behind them goes on.',
    examples: ['npx longtable deadletters drop gg_core/feed.fan-out/…/42'],
    options: all,
    run: (run) => forEachLetter(run, 'drop'),
  },
]

const verify: Command = {
  words: 'verify',
  summary: 'Checks the audit chains and that every stored item can be read.',
  details: `Exit code ${PROBLEMS_EXIT} when something is wrong.`,
  examples: ['npx longtable verify', 'npx longtable verify --json'],
  run: ({ config, answer, progress }) =>
    withEngine(config, async (engine) => {
      const models = [{ model: accounts, rows: accountsRows }, ...systems]
      const reports = []
      for (const { model, rows } of models) {
        const { name } = model.table
        progress(`Checking ${name} …`)
        const chain = await verifyAudit({
          store: engine.table(name),
          tools: engine.tools(name),
          rows,
          now: Date.now(),
          knownHeads: await knownHeads(config.dataDirectory, name),
        })
        const unreadable: string[] = []
        let items = 0
        for await (const page of engine.tools(name).scan())
          for (const item of page) {
            items += 1
            const entity = Object.values(model.entities).find((one) => isOf(one, item))
            try {
              if (entity) fromItem(entity, item)
              else unreadable.push(`${item.PK} / ${item.SK}: no entity has such a key`)
            } catch (error) {
              unreadable.push(String(error))
            }
          }
        reports.push({
          table: name,
          items,
          auditEntries: chain.entries,
          problems: [...chain.problems, ...unreadable],
        })
      }
      const wrong = reports.flatMap(({ table, problems }) =>
        problems.map((problem) => `${table}: ${problem}`),
      )
      answer(reports, [
        ...reports.map(
          ({ table, items, auditEntries, problems }) =>
            `${table}: ${items} items, ${auditEntries} audit entries, ${problems.length} problems`,
        ),
        ...wrong.map((problem) => `  ${problem}`),
      ])
      return wrong.length === 0 ? 0 : PROBLEMS_EXIT
    }),
}

export const commands: readonly Command[] = [...admin, ...tables, ...deadLetterCommands, verify]
