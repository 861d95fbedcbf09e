import type { Logger } from '@longtable/core'

/**
 * Ends this process as a power cut would, after one synchronous line. LMDB is made for that: what was
 * acknowledged is on disk, and the kernel gives its writer lock to the next. An ordinary exit waits
 * for the threads that write, and one that waits for our thread in turn would keep the lock for ever.
 */
export function endHard(log: Logger, reason: string, error?: unknown): never {
  try {
    log.error(error === undefined ? {} : { err: error }, `${reason}; this process ends at once`)
  } finally {
    process.kill(process.pid, 'SIGKILL')
  }
  // The signal has been sent; nothing may happen any more until it arrives.
  for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
}

/** After an error that nobody caught the state of this process is unknown. */
export function endHardOnErrors(log: Logger): void {
  process.on('uncaughtException', (error) => endHard(log, 'an error was not caught', error))
  process.on('unhandledRejection', (error) => endHard(log, 'a rejection was not caught', error))
}

/** Without the primary nobody would stop this worker. */
export function endHardWithPrimary(log: Logger): void {
  // Before the listener of `cluster`, which would exit the ordinary way.
  process.prependListener('disconnect', () => endHard(log, 'the primary process is gone'))
}
