import { ApiError, isPassing } from '../../api/errors.ts'
import { RefusedFileError } from './put-file.ts'

/** Why it does not go on just now. */
export type Pause =
  | { readonly kind: 'unreachable' }
  /** So many at once are not taken; the next ones are at this time. */
  | { readonly kind: 'held'; readonly until: number }

interface Trying {
  readonly onPause: (pause: Pause) => void
  readonly signal: AbortSignal
}

const WAIT_MS = 1000
const WAIT_MS_MAX = 20_000
const LIMIT = 'limits.'

const isHeld = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.reason?.startsWith(LIMIT) === true

/** Until then, or until the device says that it is connected again. */
function waited(ms: number, { signal, isAwaited }: { signal: AbortSignal; isAwaited: boolean }) {
  return new Promise<void>((resolve, reject) => {
    const over = () => {
      clearTimeout(timer)
      removeEventListener('online', over)
      signal.removeEventListener('abort', over)
      if (signal.aborted) reject(signal.reason as Error)
      else resolve()
    }
    const timer = setTimeout(over, ms)
    if (isAwaited) addEventListener('online', over)
    signal.addEventListener('abort', over)
  })
}

/**
 * Does a step until it is done or refused. Whoever lost the connection goes on where they were, and who
 * was too fast waits for their turn.
 */
export async function keepTrying<T>(
  step: () => Promise<T>,
  { onPause, signal }: Trying,
): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await step()
    } catch (error) {
      signal.throwIfAborted()
      if (isHeld(error)) {
        const ms = 1000 * (error.retryAfter ?? 1)
        onPause({ kind: 'held', until: Date.now() + ms })
        await waited(ms, { signal, isAwaited: false })
      } else if (isPassing(error) && !(error instanceof RefusedFileError)) {
        onPause({ kind: 'unreachable' })
        await waited(Math.min(WAIT_MS * 2 ** tries, WAIT_MS_MAX), { signal, isAwaited: true })
      } else throw error
    }
  }
}
