import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

/** Half of the machine at most: the rest answers requests. */
export const THREADS_MAX = Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2)))

const ADDON = createRequire(import.meta.url).resolve('@node-rs/argon2')

/**
 * What a thread runs. It is a text, because a bundle has no file of its own for it. On Linux a
 * thread has a priority of its own: whoever hashes waits for whoever answers, not the reverse.
 */
const PROGRAM = `
const { constants, getPriority, setPriority } = require('node:os')
const { parentPort, workerData } = require('node:worker_threads')
const { hashSync, verifySync } = require(workerData)
if (process.platform === 'linux')
  setPriority(Math.min(getPriority() + 10, constants.priority.PRIORITY_LOW))
const run = ({ password, passwordHash, options }) =>
  passwordHash === undefined ? hashSync(password, options) : verifySync(passwordHash, password)
parentPort.on('message', (work) => {
  try {
    parentPort.postMessage({ result: run(work) })
  } catch (error) {
    parentPort.postMessage({ problem: String(error) })
  }
})`

/** A password to hash, or to compare with a hash. */
export interface HashWork {
  readonly password: string
  readonly passwordHash?: string
  readonly options?: object
}

interface Waiting {
  readonly work: HashWork
  readonly resolve: (result: unknown) => void
  readonly reject: (error: Error) => void
}

interface Thread {
  readonly worker: Worker
  current: Waiting | undefined
}

/**
 * Threads of their own, for work of some 20 ms that comes in crowds: in libuv's pool it would stand
 * before the store's commits. They are started when there is something to do.
 */
export class HashThreads {
  readonly #threads = new Set<Thread>()
  readonly #waiting: Waiting[] = []
  #isClosed = false

  run(work: HashWork): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ work, resolve, reject })
      this.#next()
    })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    this.#next()
    await Promise.all([...this.#threads].map(({ worker }) => worker.terminate()))
  }

  #next(): void {
    if (this.#isClosed)
      for (const { reject } of this.#waiting.splice(0))
        reject(new Error('The program is stopping.'))
    const idle = [...this.#threads].find(({ current }) => !current)
    if (!idle && this.#threads.size >= THREADS_MAX) return
    const waiting = this.#waiting.shift()
    if (!waiting) return
    const thread = idle ?? this.#start()
    thread.current = waiting
    thread.worker.ref()
    thread.worker.postMessage(waiting.work)
  }

  #start(): Thread {
    const worker = new Worker(PROGRAM, { eval: true, workerData: ADDON, execArgv: [], env: {} })
    const thread: Thread = { worker, current: undefined }
    this.#threads.add(thread)
    worker.on('message', ({ result, problem }: { result?: unknown; problem?: string }) => {
      const done = thread.current
      thread.current = undefined
      // An idle thread is no reason for a program to go on.
      worker.unref()
      if (problem === undefined) done?.resolve(result)
      else done?.reject(new Error(problem))
      this.#next()
    })
    const ended = (error: Error) => {
      if (!this.#threads.delete(thread)) return
      thread.current?.reject(error)
      this.#next()
    }
    worker.on('error', (error) => ended(error))
    worker.on('exit', (code) => ended(new Error(`A hashing thread ended with code ${code}.`)))
    return thread
  }
}
