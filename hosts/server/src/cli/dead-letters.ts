import { deadJobs, deadLetters, dropJob, jobTopic, reviveJob, SystemTable } from '@longtable/core'
import type { Engine } from '@longtable/store'
import { tablesOf } from '../runtime.ts'
import { systems } from '../systems.ts'
import { type Command, type CommandRun, UsageError } from './command.ts'
import { withEngine } from './with-engine.ts'

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
  await withEngine(run.config, async (engine, notify) => {
    const { system, letters, jobs } = await lettersOf(engine)
    let count = await letters[verb](ids)
    for (const job of jobs)
      if (ids === 'all' || ids.includes(jobName(job))) {
        count += Number(await (verb === 'replay' ? reviveJob : dropJob)(system, job, Date.now()))
        notify(jobTopic(job.kind))
      }
    run.answer({ count }, [`${count} ${verb === 'replay' ? 'will be tried again' : 'dropped'}.`])
  })
}

const all = { all: { type: 'boolean' } } as const

export const deadLetterCommands: readonly Command[] = [
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
