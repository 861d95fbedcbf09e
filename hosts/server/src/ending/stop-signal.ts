import type { Logger } from '@longtable/core'
import { endHard } from './end-hard.ts'
import type { Watchdog } from './watchdog.ts'

/** A client that never finishes its request must not keep the program alive. */
export const STOP_MS_MAX = 8_000

interface StopOptions {
  readonly log: Logger
  readonly watchdog: Watchdog
  readonly withinMs?: number
}

/** One key press may arrive twice, from the terminal and from npm: only the first counts. */
export function onStopSignal(
  { log, watchdog, withinMs = STOP_MS_MAX }: StopOptions,
  stop: () => Promise<void>,
): void {
  let stopping = false
  const once = () => {
    if (stopping) return
    stopping = true
    const text = 'Could not stop in time: something was still under way. This process ends at once.'
    watchdog.expect('stop', [{ afterMs: withinMs, text, end: true }])
    stop().then(
      () => process.exit(0),
      (error: unknown) => endHard(log, 'could not stop cleanly', error),
    )
  }
  process.on('SIGINT', once)
  process.on('SIGTERM', once)
}

/** Closes a store without signals: when a start fails, and after a command. */
export async function closeInTime(
  open: { close(): Promise<void> },
  watchdog: Watchdog | undefined,
): Promise<void> {
  const text = 'The store could not be closed in time. This process ends at once.'
  watchdog?.expect('close', [{ afterMs: STOP_MS_MAX, text, end: true }])
  await open.close()
  watchdog?.callOff('close')
}
