import { setTimeout as wait } from 'node:timers/promises'

/** Shorter than a test's own limit: who waits in vain says what for, and is cleaned up after. */
export const PATIENCE_MS = 9 * 60_000
const POLL_MS = 5

/** As long as `isSo` is not so; after nine minutes it fails with what was waited for. */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  what: string | (() => string) = String(isSo),
): Promise<void> {
  const end = performance.now() + PATIENCE_MS
  while (!(await isSo())) {
    if (performance.now() > end)
      throw new Error(`Waited in vain for ${typeof what === 'string' ? what : what()}`)
    await wait(POLL_MS)
  }
}

/** What comes by itself, or after nine minutes an error with what was waited for. */
export async function inTime<Value>(
  coming: Promise<Value>,
  what: string | (() => string),
): Promise<Value> {
  const giveUp = new AbortController()
  const late = wait(PATIENCE_MS, undefined, { signal: giveUp.signal }).then(() => {
    throw new Error(`Waited in vain for ${typeof what === 'string' ? what : what()}`)
  })
  try {
    return await Promise.race([coming, late])
  } finally {
    late.catch(() => {})
    giveUp.abort()
  }
}
