import type { Logger } from '@longtable/core'

export interface Loop {
  /** Do not wait for the next poll. */
  poke(): void
  /** Ends after the step that is under way. */
  stop(): Promise<void>
}

interface LoopOptions {
  readonly name: string
  /** Says how much it did; nothing means wait. */
  readonly step: () => Promise<number>
  readonly idleMs: number
  readonly log: Logger
}

const FAILURE_MS = 1000

/** Repeats a step: at once while it finds work, else when poked or after a while. Errors do not end it. */
export function startLoop({ name, step, idleMs, log }: LoopOptions): Loop {
  let stopping = false
  let wake: (() => void) | undefined
  let poked = false

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    }).finally(() => {
      wake = undefined
    })

  async function run(): Promise<void> {
    while (!stopping) {
      poked = false
      try {
        const done = await step()
        if (stopping) return
        if (done === 0 && !poked) await pause(idleMs)
        else await new Promise(setImmediate)
      } catch (error) {
        if (stopping) return
        log.error({ loop: name, err: error }, 'a background step failed; it is tried again')
        await pause(FAILURE_MS)
      }
    }
  }

  const running = run()
  return {
    poke() {
      poked = true
      wake?.()
    },
    async stop() {
      stopping = true
      wake?.()
      await running
    },
  }
}
