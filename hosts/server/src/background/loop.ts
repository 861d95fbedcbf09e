import type { Logger } from '@longtable/core'
import type { Pace } from './pace.ts'

export interface Loop {
  /** There is something new: do not wait for the next poll. */
  poke(): void
  /** Ends after the step that is under way. */
  stop(): Promise<void>
}

export interface LoopOptions {
  readonly name: string
  /** Says how much it did; nothing means wait. */
  readonly step: () => Promise<number>
  readonly pace: Pace
  /** When the next step is due at the latest, if that is known after a step. */
  readonly waitMs?: () => number
  /** After a step that did nothing, pokes are not heeded for so long. */
  readonly lullMs?: () => number
  /** Told of each pause. */
  readonly onWait?: (ms: number) => void
  readonly log: Logger
}

const FAILURE_MS = 1000

/**
 * Repeats a step: at once while it finds work, else when poked or after a while, which becomes longer
 * while there is nothing. Errors do not end it.
 */
export function startLoop(options: LoopOptions): Loop {
  const { name, step, pace, log } = options
  const { waitMs = () => Infinity, lullMs = () => 0 } = options
  let stopping = false
  let poked = false
  let wake: { readonly up: () => void; readonly heedsPokes: boolean } | undefined
  /** Steps in a row that found nothing. */
  let quiet = 0

  const pause = (ms: number, heedsPokes: boolean) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      options.onWait?.(ms)
      const up = () => {
        clearTimeout(timer)
        resolve()
      }
      wake = { up, heedsPokes }
    }).finally(() => {
      wake = undefined
    })

  async function rest(): Promise<void> {
    const [lull, wait] = [lullMs(), waitMs()]
    if (lull > 0) await pause(lull, false)
    if (poked || stopping) return
    const backedOff = Math.min(pace.firstMs * 2 ** quiet, pace.longestMs)
    quiet += 1
    await pause(Math.max(0, Math.min(backedOff, wait) - lull), true)
  }

  async function run(): Promise<void> {
    while (!stopping) {
      if (poked) quiet = 0
      poked = false
      try {
        const done = await step()
        if (stopping) return
        if (done > 0) quiet = 0
        else await rest()
        await new Promise(setImmediate)
      } catch (error) {
        if (stopping) return
        log.error({ loop: name, err: error }, 'a background step failed; it is tried again')
        await pause(FAILURE_MS, false)
      }
    }
  }

  const running = run()
  return {
    poke() {
      poked = true
      if (wake?.heedsPokes) wake.up()
    },
    async stop() {
      stopping = true
      wake?.up()
      await running
    },
  }
}
