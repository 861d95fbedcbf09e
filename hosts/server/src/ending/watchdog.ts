import { Worker } from 'node:worker_threads'

/** What happens when it has waited so long. */
interface Step {
  readonly afterMs: number
  readonly text: string
  /** Ends the process, whatever its main thread is doing. */
  readonly end: boolean
}

export interface Watchdog {
  /** Takes the steps one after the other unless it is called off. Expecting anew starts anew. */
  expect(what: string, steps: readonly Step[]): void
  callOff(what: string): void
}

/** Text, because a bundle has no file of its own for a thread to start from. */
const WATCH = `
  const { parentPort, workerData } = require('node:worker_threads')
  const { writeSync } = require('node:fs')
  const end = (text) => {
    try { writeSync(2, text + '\\n') } catch {}
    process.kill(process.pid, 'SIGKILL')
  }
  const timers = new Map()
  parentPort.on('message', ({ what, steps }) => {
    for (const timer of timers.get(what) ?? []) clearTimeout(timer)
    timers.set(what, steps.map((step) => setTimeout(() => {
      if (step.end) end(step.text)
      try { writeSync(2, step.text + '\\n') } catch {}
    }, step.afterMs)))
  })
  const { parent, pollMs, graceMs } = workerData
  if (parent) {
    const poll = setInterval(() => {
      if (process.ppid === parent) return
      clearInterval(poll)
      setTimeout(end, graceMs, 'The primary process is gone and this worker hangs: it ends at once.')
    }, pollMs)
  }
`

const PARENT_POLL_MS = 500
const GRACE_MS = 1000
/** It does next to nothing, so it needs next to nothing. */
const LIMITS = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4, stackSizeMb: 1 }

/**
 * A thread beside the main one, because a main thread that is stuck inside of a call to LMDB hears
 * neither timers nor signals. Given a parent, it also ends this process soon after that one.
 */
export function startWatchdog(parent?: number): Watchdog {
  const workerData = { parent, pollMs: PARENT_POLL_MS, graceMs: GRACE_MS }
  const thread = new Worker(WATCH, { eval: true, workerData, resourceLimits: LIMITS, execArgv: [] })
  thread.unref()
  return {
    expect: (what, steps) => thread.postMessage({ what, steps }),
    callOff: (what) => thread.postMessage({ what, steps: [] }),
  }
}
