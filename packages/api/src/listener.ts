import type { Bearer } from './caller.ts'
import { renewable } from './fresh-context.ts'
import { REVOCATION_CHECK_MS } from './limits.ts'

export interface Listener {
  /** Of the subscription itself. */
  readonly context: object
  /** Of the event that is under way; throws when the bearer may no longer listen. */
  readonly ofEvent: () => Promise<object>
}

/** What is told of a change may be missed, so now and then it is asked without being told. */
function watchFor({ watch }: Bearer<object>, onChange: () => void): () => void {
  const timer = setInterval(onChange, REVOCATION_CHECK_MS)
  timer.unref()
  const stop = watch?.(onChange)
  return () => {
    clearInterval(timer)
    stop?.()
  }
}

/** The bearer of a subscription, asked for once per event, whoever of those that handle it asks. */
export function listenerOf(bearer: Bearer<object>): Listener {
  const { again } = bearer
  let current: Bearer<object> | undefined
  const ask = async () => {
    current = again ? await again() : bearer
    return current.context()
  }
  return {
    context: renewable(bearer.context(), {
      make: ask,
      watch: again && ((onChange) => watchFor(bearer, onChange)),
    }),
    async ofEvent() {
      const asked = current
      current = undefined
      return asked ? asked.context() : ask()
    },
  }
}
