import { noSearch } from '@longtable/search'
import {
  auditSealer,
  createJobWorker,
  createRunner,
  type KnownHead,
  type Runner,
  silentLogger,
  SystemTable,
  type Viewer,
} from '@longtable/core'
import { ggCore, goalsGuildRows, goalsGuildSystem, type GuildContext } from '@longtable/goals-guild'
import { createRecipients, mailJobs } from '@longtable/mail'
import type { Engine } from '@longtable/store'
import { noDocuments } from '@longtable/system'
import { contextsOf, SECRET as secret } from '../contexts.ts'

const OWNER = 'bench'
const JOBS_IDLE_MS = 20
const CHANGES_IDLE_MS = 2

/** GoalsGuild with everything that works beside requests, in one process as a server has it. */
export interface Guild {
  readonly context: (viewer: Viewer) => GuildContext
  readonly runner: Runner
  /** How many domain events of each name went out. */
  readonly events: ReadonlyMap<string, number>
  readonly mails: { readonly count: number }
  /** Heads of the audit chain, as they were told outside the store. */
  readonly heads: readonly KnownHead[]
  /** Does the work while processors and jobs take what follows from it, until nothing is left. */
  settle(work: () => Promise<void>): Promise<void>
}

interface GuildOptions {
  readonly engine: Pick<Engine, 'table'>
  readonly directory: string
  readonly now: () => number
  readonly random: () => number
}

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms)
  })

interface Background {
  readonly runner: Runner
  readonly worker: ReturnType<typeof createJobWorker>
}

async function settle(work: () => Promise<void>, { runner, worker }: Background): Promise<void> {
  let isDone = false
  const whileWorking = async (step: () => Promise<number>, idleMs: number) => {
    while (!isDone) if ((await step()) === 0) await pause(idleMs)
  }
  await Promise.all([
    work().finally(() => {
      isDone = true
    }),
    whileWorking(() => runner.step(), CHANGES_IDLE_MS),
    whileWorking(() => worker.step(), JOBS_IDLE_MS),
  ])
  // Changes ask for jobs, and jobs make changes.
  do await runner.drain()
  while ((await worker.step()) > 0)
}

export function openGuild({ engine, directory, now, random }: GuildOptions): Guild {
  const [store, system] = [engine.table(ggCore.name), engine.table(SystemTable.name)]
  const events = new Map<string, number>()
  const mails = { count: 0 }
  const heads: KnownHead[] = []
  const log = silentLogger
  const parts = { store, directory, rows: goalsGuildRows, now, random }
  const { context, files, stamp } = contextsOf(parts)
  const heard = new Set<string>()
  // The month's clock leaps, and whoever was away for longer than a lease begins its batch anew.
  async function publish({ id, name }: { readonly id: string; readonly name: string }) {
    if (!heard.has(id)) events.set(name, (events.get(name) ?? 0) + 1)
    heard.add(id)
  }
  const [documents, search] = [noDocuments, noSearch]
  const deps = { store, system, events: { publish }, files, documents, search, stamp, now, log }
  const work = goalsGuildSystem.work(deps)
  const running = { system, owner: OWNER, now, log }
  const sealer = auditSealer(
    goalsGuildRows,
    async ({ sequence, hash }) => void heads.push({ sequence, hash }),
  )
  const runner = createRunner({
    ...running,
    store,
    events: deps.events,
    group: OWNER,
    processors: [...work.processors, sealer],
  })
  const templates = goalsGuildSystem.mails({
    store,
    now,
    link: 'https://longtable.example/goalsguild',
  })
  const send = async () => void (mails.count += 1)
  const linkOf = (token: string) => `https://longtable.example/mail/stop?to=${token}`
  const recipients = createRecipients({ system, secret, now, linkOf })
  const worker = createJobWorker({
    ...running,
    handlers: [...work.jobs, mailJobs({ send }, templates, recipients)],
  })
  return {
    context,
    runner,
    events,
    mails,
    heads,
    settle: (work) => settle(work, { runner, worker }),
  }
}
