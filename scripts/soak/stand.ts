import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openInbox } from '@longtable/mail/testing/smtp-inbox'
import { freePort, type Program, runProgram, startProgram } from '@longtable/server/testing'
import type { Item, TableDefinition } from '@longtable/store'
import { openLmdb } from '@longtable/store/lmdb'
import { until } from '@longtable/store/testing/until'
import type { Random } from '@longtable/testing/random'
import { isAlive, lifeOf, processesOf } from './life.ts'

const CODE = /[0-9A-HJKMNP-TV-Z]{26}\.[\w-]{43}/
const ROOM_BYTES = 4096

/** A server, its data, and what can be done to them. */
export interface Stand extends AsyncDisposable {
  readonly name: string
  /** Where it listens now. */
  readonly address: string
  /** What went wrong with its ends and starts so far. */
  readonly problems: readonly string[]
  /** The end of what it has printed. */
  lastWords(): string
  mailedCode(email: string): Promise<string>
  /** Until it is dead. */
  killWorker(random: Random): Promise<void>
  /** All at once, as when the power goes; then it is started again. */
  killAll(): Promise<void>
  /** Only the first process; the others have to notice. */
  killPrimary(): Promise<void>
  stopAndStart(): Promise<void>
  command(...words: string[]): ReturnType<typeof runProgram>
  /** All that is stored, once it has stopped. */
  items(table: TableDefinition): Promise<Item[]>
  stop(): Promise<void>
}

/** A mail that has come. */
export interface TakenMail {
  readonly id: string
  readonly to: string
  readonly subject: string
  /** On the clock of `performance`, when the mail server asked for its text: whoever sent it was alive then. */
  readonly askedAt: number
  /** When it had come and was noted. */
  readonly at: number
}

/** On this machine: LMDB and a mail server. */
export interface LocalStand extends Stand {
  fillDisk(): Promise<void>
  emptyDisk(): void
  /** How the mail server answers from now on; undefined takes mails again. */
  answerMails(code: number | undefined): void
  /** How often a mail was offered, taken or not. */
  readonly mailsOffered: number
  readonly mails: readonly TakenMail[]
  setClock(aheadMs: number): Promise<void>
}

/** Processes of a server whose clock is ahead by what a file says. */
const clockModule = (file: string) =>
  `data:text/javascript,${encodeURIComponent(`
import { readFileSync } from 'node:fs'
const real = Date.now
let ahead = 0
const look = () => {
  try { ahead = Number(readFileSync(${JSON.stringify(file)}, 'utf8')) || 0 } catch {}
}
look()
Date.now = () => real() + ahead
setInterval(look, 200).unref()`)}`

/** The largest file that a process may make. One that has ended meanwhile makes none. */
function limitFiles(pid: number, bytes: number | 'unlimited'): void {
  try {
    execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`], { stdio: 'pipe' })
  } catch (error) {
    if (isAlive(pid)) throw error
  }
}

/** The primary first, which hands its limit on; then whoever it had started before. */
function limitAll(primary: number, bytes: number | 'unlimited'): void {
  const limited = new Set<number>()
  for (;;) {
    const missing = processesOf(primary).filter((pid) => !limited.has(pid))
    if (missing.length === 0) return
    for (const pid of missing) limitFiles(pid, bytes)
    for (const pid of missing) limited.add(pid)
  }
}

export async function scanned(tools: { scan(): AsyncIterable<readonly Item[]> }): Promise<Item[]> {
  const found: Item[] = []
  for await (const page of tools.scan()) found.push(...page)
  return found
}

/** A mail server that also notes when each mail came. */
async function openWatchedInbox() {
  const times: Pick<TakenMail, 'askedAt' | 'at'>[] = []
  const inbox = await openInbox(0, (askedAt) => void times.push({ askedAt, at: performance.now() }))
  const taken = (): TakenMail[] =>
    inbox.mails.map(({ messageId = '', subject = '' }, place) => ({
      id: messageId,
      to: inbox.recipients[place]?.[0] ?? '',
      subject,
      ...(times[place] ?? { askedAt: 0, at: 0 }),
    }))
  return { inbox, taken }
}

export async function openLocalStand(workers: number): Promise<LocalStand> {
  const data = await mkdtemp(join(tmpdir(), 'longtable-soak-'))
  const clockFile = join(tmpdir(), `longtable-clock-${randomUUID()}`)
  const { inbox, taken } = await openWatchedInbox()
  const environment = {
    LONGTABLE_DATA: data,
    PORT: String(await freePort()),
    LONGTABLE_WORKERS: String(workers),
    LONGTABLE_MODE: 'development',
    SMTP_URL: `smtp://127.0.0.1:${inbox.port}`,
    MAIL_FROM: 'longtable@example.com',
    NODE_OPTIONS: `--import ${clockModule(clockFile)}`,
  }
  const start = (): Promise<Program> => startProgram({ environment })
  const { program, ...acts } = lifeOf(start, await start())
  return {
    ...acts,
    name: `LMDB, ${workers === 1 ? 'one worker' : `${workers} workers`}`,
    get address() {
      return program().address
    },
    async mailedCode(email) {
      let code: string | undefined
      await until(() => {
        const place = inbox.recipients.findLastIndex(([to]) => to === email)
        code = CODE.exec(inbox.mails[place]?.text ?? '')?.[0]
        return code !== undefined
      }, `a mail with a code to ${email}`)
      return code as string
    },
    async fillDisk() {
      const { size } = await stat(join(data, 'data.mdb'))
      limitAll(program().pid, size + ROOM_BYTES)
    },
    emptyDisk: () => limitAll(program().pid, 'unlimited'),
    answerMails: (code) => inbox.answer(code),
    get mailsOffered() {
      return inbox.offers
    },
    get mails() {
      return taken()
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
