import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'

/** A lock is only marked as waited for while it is held, so one thread alone would change nothing. */
const THREADS = 2
const HOLD_MS = 20
const MEET_MS = 2000
const PARENT_POLL_MS = 500

/** Text, because a bundle has no file of its own for a thread to start from. */
const CONTEND = `
  const { workerData } = require('node:worker_threads')
  const { open } = require(workerData.lmdb)
  const met = new Int32Array(workerData.met)
  const root = open(workerData.options)
  if (Atomics.add(met, 0, 1) + 1 < workerData.threads) Atomics.wait(met, 0, 1, workerData.meetMs)
  else Atomics.notify(met, 0)
  root.transactionSync(() => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, workerData.holdMs)
  })
  root.close()
`

/** The process that they run in. Without the one that has started it, nobody waits for it. */
const CONTENDERS = `
  const { Worker } = require('node:worker_threads')
  const { contend, parent, pollMs, ...given } = JSON.parse(process.argv[1])
  const workerData = { ...given, met: new SharedArrayBuffer(4) }
  for (let n = 0; n < given.threads; n++) new Worker(contend, { eval: true, workerData })
  setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGKILL'), pollMs).unref()
`

/**
 * LMDB's lock between processes can lose a wake-up: when a process is killed after it was woken for
 * the lock and before it took it, the other sleepers stay asleep, although the lock is free, until
 * somebody has to wait for it again. Two threads that want it at the same time see to that. They are
 * another process's: Node's report, which libraries ask for as they are loaded, waits for every
 * thread of its process, and one that waits for the lock would keep the main thread from the very
 * callback that the lock's holder waits for.
 */
export async function wakeWriters(options: Readonly<Record<string, unknown>>): Promise<void> {
  const given = {
    contend: CONTEND,
    parent: process.pid,
    pollMs: PARENT_POLL_MS,
    lmdb: createRequire(import.meta.url).resolve('lmdb'),
    threads: THREADS,
    meetMs: MEET_MS,
    holdMs: HOLD_MS,
    options,
  }
  // Nothing of this one's environment: a worker of a cluster would be taken for one itself.
  const child = spawn(process.execPath, ['-e', CONTENDERS, JSON.stringify(given)], {
    stdio: 'ignore',
    env: {},
  })
  await once(child, 'exit')
}

const STALL_MS = 1000
const DEAD_STALLS = 60

export interface Watch {
  begin(): void
  end(): void
  /** Resolves when no thread of its own is left. */
  stop(): Promise<void>
}

interface WatchOptions {
  readonly wake: () => Promise<void>
  /** Whether somebody else holds the lock, so that waiting is all there is to do. */
  readonly isHeldElsewhere: () => boolean
  /** The writer thread has given up without a word; none of its writes will ever end. */
  readonly onDead: () => void
}

/** Calls `wake` when writes are under way and none has ended for a while. */
export function watchWrites({ wake, isHeldElsewhere, onDead }: WatchOptions): Watch {
  let pending = 0
  let ended = 0
  let endedBefore = 0
  let stalls = 0
  let waking: Promise<void> | undefined
  const timer = setInterval(() => {
    const stalled = pending > 0 && ended === endedBefore
    endedBefore = ended
    stalls = stalled ? stalls + 1 : 0
    if (stalls >= DEAD_STALLS && !isHeldElsewhere()) onDead()
    if (stalled && !waking) {
      // Not being able to wake them is no reason to end: the next tick tries again.
      waking = wake()
        .catch(() => {})
        .finally(() => {
          waking = undefined
        })
    }
  }, STALL_MS).unref()
  return {
    begin() {
      pending += 1
    },
    end() {
      pending -= 1
      ended += 1
    },
    async stop() {
      clearInterval(timer)
      await waking
    },
  }
}
