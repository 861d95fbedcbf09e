import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openInbox } from '@longtable/mail/testing/smtp-inbox'
import {
  freePort,
  type Program,
  runProgram,
  startProgram,
  workersOf,
} from '@longtable/server/testing'
import type { Item, TableDefinition } from '@longtable/store'
import { openLmdb } from '@longtable/store/lmdb'
import { until } from '@longtable/store/testing/until'
import { below, type Random } from '@longtable/testing/random'

const CODE = /[0-9A-HJKMNP-TV-Z]{26}\.[\w-]{43}/
const WORKERS = 2
const ROOM_BYTES = 4096

/** A server, its data, and what can be done to them. */
export interface Stand extends AsyncDisposable {
  readonly name: string
  /** Where it listens now. */
  readonly address: string
  mailedCode(email: string): Promise<string>
  killWorker(random: Random): void
  /** All at once, as when the power goes; then it is started again. */
  killAll(): Promise<void>
  /** Only the first process; the others have to notice. */
  killPrimary(): Promise<void>
  stopAndStart(): Promise<void>
  command(...words: string[]): ReturnType<typeof runProgram>
  /** All that is stored, once it has stopped. */
  items(table: TableDefinition): Promise<Item[]>
  stop(): Promise<number | null>
}

/** On this machine: LMDB, two workers, and a mail server. */
export interface LocalStand extends Stand {
  fillDisk(): Promise<void>
  emptyDisk(): void
  /** How the mail server answers from now on; undefined takes mails again. */
  answerMails(code: number | undefined): void
  readonly mailsTaken: number
  setClock(aheadMs: number): Promise<void>
}

/** Processes of a server whose clock is ahead by what a file says. */
const clockModule = (file: string) =>
  `data:text/javascript,${encodeURIComponent(`
import { readFileSync } from 'node:fs'
const real = Date.now
let ahead = 0
Date.now = () => real() + ahead
setInterval(() => {
  try { ahead = Number(readFileSync(${JSON.stringify(file)}, 'utf8')) || 0 } catch {}
}, 200).unref()`)}`

/** The largest file that a process may make. */
const limitFiles = (pid: number, bytes: number | 'unlimited') =>
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`])

export async function scanned(tools: { scan(): AsyncIterable<readonly Item[]> }): Promise<Item[]> {
  const found: Item[] = []
  for await (const page of tools.scan()) found.push(...page)
  return found
}

/** Kills, stops and starts, whatever is below it. */
export function lifeOf(start: () => Promise<Program>, first: Program) {
  let program = first
  const startAgain = async () => {
    // Workers that are left end by themselves; nobody waits for one that hangs.
    await program.kill()
    program = await start()
  }
  const acts = {
    killAll: startAgain,
    async killPrimary() {
      process.kill(program.pid, 'SIGKILL')
      await program.ended
      await startAgain()
    },
    async stopAndStart() {
      await program.stop()
      await startAgain()
    },
    killWorker(random: Random) {
      const workers = workersOf(program.pid)
      const worker = workers[below(random, workers.length)]
      if (worker !== undefined) process.kill(worker, 'SIGKILL')
    },
    stop: () => program.stop(),
  }
  return { program: () => program, acts }
}

export async function openLocalStand(): Promise<LocalStand> {
  const data = await mkdtemp(join(tmpdir(), 'longtable-soak-'))
  const clockFile = join(tmpdir(), `longtable-clock-${randomUUID()}`)
  const inbox = await openInbox()
  const environment = {
    LONGTABLE_DATA: data,
    PORT: String(await freePort()),
    LONGTABLE_WORKERS: String(WORKERS),
    LONGTABLE_MODE: 'development',
    SMTP_URL: `smtp://127.0.0.1:${inbox.port}`,
    MAIL_FROM: 'longtable@example.com',
    NODE_OPTIONS: `--import ${clockModule(clockFile)}`,
  }
  const start = () => startProgram({ environment })
  const { program, acts } = lifeOf(start, await start())
  const pids = () => [program().pid, ...workersOf(program().pid)]
  return {
    ...acts,
    name: 'LMDB, two workers',
    get address() {
      return program().address
    },
    async mailedCode(email) {
      let code: string | undefined
      await until(() => {
        const mail = inbox.mails.findLast(({ to }) => JSON.stringify(to).includes(email))
        code = CODE.exec(mail?.text ?? '')?.[0]
        return code !== undefined
      }, `a mail with a code to ${email}`)
      return code as string
    },
    async fillDisk() {
      const { size } = await stat(join(data, 'data.mdb'))
      for (const pid of pids()) limitFiles(pid, size + ROOM_BYTES)
    },
    emptyDisk() {
      for (const pid of pids()) limitFiles(pid, 'unlimited')
    },
    answerMails: (code) => inbox.answer(code),
    get mailsTaken() {
      return inbox.mails.length
    },
    setClock: (aheadMs) => writeFile(clockFile, String(aheadMs)),
    command: (...words) => runProgram({ words, environment }),
    async items(table) {
      const engine = await openLmdb({ directory: data, tables: [table] })
      try {
        return await scanned(engine.tools(table.name))
      } finally {
        await engine.close()
      }
    },
    async [Symbol.asyncDispose]() {
      await program().kill()
      await inbox[Symbol.asyncDispose]()
      await rm(data, { recursive: true })
      await rm(clockFile, { force: true })
    },
  }
}
