import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'

const LIBSQL = createRequire(import.meta.url).resolve('libsql')

/** More than so many would wait for minutes. */
const WAITING_MAX = 500

/**
 * What the thread runs. It is a text, because a bundle has no file of its own for it, and it knows
 * nothing but statements: what is asked is decided outside.
 */
const PROGRAM = `
const { parentPort, workerData } = require('node:worker_threads')
const Database = require(workerData.libsql)
let database
function open() {
  try {
    database = new Database(workerData.path)
  } catch (error) {
    throw Object.assign(error, { code: 'SQLITE_CANTOPEN' })
  }
  for (const pragma of workerData.pragmas) database.exec('PRAGMA ' + pragma)
}
const prepared = new Map()
function statementOf(sql) {
  const known = prepared.get(sql)
  if (known) return known
  const statement = database.prepare(sql)
  prepared.set(sql, statement)
  return statement
}
function run({ sql, args, changes }) {
  const statement = statementOf(sql)
  if (statement.reader) return statement.all(...args)
  const done = statement.run(...args)
  if (changes !== undefined && done.changes !== changes)
    throw Object.assign(new Error('It is not as it was.'), { code: 'STALE' })
  return []
}
parentPort.on('message', ({ statements, begin, isEnd }) => {
  try {
    if (isEnd) {
      parentPort.close()
      database?.close()
      return
    }
    if (!database) open()
    if (begin) database.exec(begin)
    const rows = statements.map(run)
    if (begin) database.exec('COMMIT')
    parentPort.postMessage({ rows })
  } catch (error) {
    if (database?.inTransaction) database.exec('ROLLBACK')
    parentPort.postMessage({ problem: { message: String(error.message), code: String(error.code) } })
  }
})`

export interface Statement {
  readonly sql: string
  readonly args: readonly (string | number)[]
  /** So many rows have to be changed, or nothing is. */
  readonly changes?: number
}

export type Row = Readonly<Record<string, unknown>>

export class SqlError extends Error {
  readonly code: string

  constructor({ message, code }: { readonly message: string; readonly code: string }) {
    super(`${code}: ${message}`)
    this.code = code
  }
}

/** What is wrong with the file, and not with what was asked. */
const BROKEN = /^SQLITE_(CORRUPT|NOTADB|IOERR|CANTOPEN)/

export const isBroken = (error: unknown): boolean =>
  error instanceof SqlError && BROKEN.test(error.code)

interface Waiting {
  readonly resolve: (rows: Row[][]) => void
  readonly reject: (error: Error) => void
}

interface Answer {
  readonly rows?: Row[][]
  readonly problem?: { readonly message: string; readonly code: string }
}

/** A database in a thread of its own: a search over many documents must not stop other requests. */
export class SqlThread {
  readonly #worker: Worker
  readonly #waiting: Waiting[] = []
  #failure: Error | undefined

  constructor(path: string, pragmas: readonly string[]) {
    this.#worker = new Worker(PROGRAM, {
      eval: true,
      workerData: { libsql: LIBSQL, path, pragmas },
      execArgv: [],
      env: {},
    })
    // An idle thread is no reason for a program to go on.
    this.#worker.unref()
    this.#worker.on('message', ({ rows, problem }: Answer) => {
      const first = this.#waiting.shift()
      if (this.#waiting.length === 0) this.#worker.unref()
      if (problem) first?.reject(new SqlError(problem))
      else first?.resolve(rows ?? [])
    })
    this.#worker.on('error', (error: Error & { code?: string }) =>
      this.#end(new SqlError({ message: error.message, code: error.code ?? 'THREAD' })),
    )
    this.#worker.on('exit', () => this.#end(new SqlError({ message: 'closed', code: 'CLOSED' })))
  }

  read(statements: readonly Statement[]): Promise<Row[][]> {
    return this.#send(statements, 'BEGIN')
  }

  /** One transaction: all of it or nothing. */
  write(statements: readonly Statement[]): Promise<Row[][]> {
    return this.#send(statements, 'BEGIN IMMEDIATE')
  }

  /** What no transaction may hold. */
  exec(sql: string): Promise<Row[][]> {
    return this.#send([{ sql, args: [] }])
  }

  #send(statements: readonly Statement[], begin?: string): Promise<Row[][]> {
    if (this.#failure) return Promise.reject(this.#failure)
    if (this.#waiting.length >= WAITING_MAX)
      return Promise.reject(new SqlError({ message: 'too many wait already', code: 'BUSY' }))
    return new Promise((resolve, reject) => {
      this.#worker.ref()
      this.#waiting.push({ resolve, reject })
      this.#worker.postMessage({ statements, begin })
    })
  }

  /** After what is under way. */
  async close(): Promise<void> {
    if (this.#failure) return
    const ended = new Promise<void>((resolve) => this.#worker.once('exit', () => resolve()))
    this.#worker.ref()
    this.#worker.postMessage({ isEnd: true })
    await ended
  }

  #end(error: Error): void {
    this.#failure ??= error
    for (const { reject } of this.#waiting.splice(0)) reject(this.#failure)
  }
}
