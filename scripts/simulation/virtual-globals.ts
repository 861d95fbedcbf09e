import { createRequire, syncBuiltinESMExports } from 'node:module'
import type { Scheduled, Timeline } from './timeline.ts'

const real = {
  setTimeout: globalThis.setTimeout,
  setInterval: globalThis.setInterval,
  setImmediate: globalThis.setImmediate,
  random: Math.random,
  dateNow: Date.now,
  randomUUID: crypto.randomUUID.bind(crypto),
  steadyNow: performance.now.bind(performance),
}

/** All that follows from an event without waiting has been done. */
export const turn = (): Promise<void> => new Promise((resolve) => void real.setImmediate(resolve))

/** Real milliseconds, for whoever looks at the simulation from outside. */
export const realNow = (): number => real.steadyNow()

interface Timer extends Scheduled {
  ref(): Timer
  unref(): Timer
}

function timerOf(begin: () => Scheduled): Timer {
  const scheduled = begin()
  const timer: Timer = { cancel: () => scheduled.cancel(), ref: () => timer, unref: () => timer }
  return timer
}

/** Each time anew; ends with its owner, or when somebody says so. */
function repeating(timeline: Timeline, ms: number, run: () => void): Scheduled {
  const { owner } = timeline
  let next: Scheduled
  const begin = () => {
    next = timeline.after(Math.max(1, ms), again, owner)
  }
  const again = () => {
    begin()
    run()
  }
  begin()
  return { cancel: () => next.cancel() }
}

/** Names that follow from when and how many: who plays Stripe gives them to everything. */
function countedNames(current: () => Timeline | undefined) {
  const counts = new WeakMap<Timeline, number>()
  return (): string => {
    const timeline = current()
    if (!timeline) return real.randomUUID()
    const count = (counts.get(timeline) ?? Math.floor(timeline.now() / 1000)) + 1
    counts.set(timeline, count)
    return `${count.toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`
  }
}

/** Asks for the time whether or not it has one to give up at, and we give it none. */
const ASKS_IN_VAIN = '/node_modules/diff/'

type Run = (...args: unknown[]) => void
type Ambient = Record<string, unknown>

/**
 * Timers of this process become events of the simulated one that sets them. There is no port for
 * timers, as there is one for the clock and for chance: who asks the real ones for either is told of.
 */
export function takeOverGlobals(
  current: () => Timeline | undefined,
  onLeak: (what: string) => void,
): void {
  const running = () => {
    const timeline = current()
    return timeline?.isRunning ? timeline : undefined
  }
  const after = (run: Run, ms: number, args: unknown[]) => {
    const timeline = running()
    return timeline && timerOf(() => timeline.after(ms, () => run(...args), timeline.owner))
  }
  const clearing = (clear: (timer: unknown) => void) => (timer: unknown) => {
    if (timer && typeof timer === 'object' && 'cancel' in timer) (timer as Timer).cancel()
    else clear(timer)
  }
  const leaking =
    <T>(what: string, asked: () => T, answer: (timeline: Timeline) => T) =>
    (): T => {
      const timeline = running()
      if (!timeline) return asked()
      const by = new Error('here').stack?.split('\n').slice(3, 6) ?? []
      if (!by[0]?.includes(ASKS_IN_VAIN)) onLeak(`${what} was asked: ${by.join(' ')}`)
      return answer(timeline)
    }
  const ambient = globalThis as unknown as Ambient
  ambient['setTimeout'] = (run: Run, ms = 0, ...args: unknown[]) =>
    after(run, ms, args) ?? real.setTimeout(run, ms, ...args)
  ambient['setImmediate'] = (run: Run, ...args: unknown[]) =>
    after(run, 0, args) ?? real.setImmediate(run, ...args)
  ambient['setInterval'] = (run: Run, ms = 0, ...args: unknown[]) => {
    const timeline = running()
    return timeline
      ? timerOf(() => repeating(timeline, ms, () => run(...args)))
      : real.setInterval(run, ms, ...args)
  }
  for (const name of ['clearTimeout', 'clearInterval', 'clearImmediate'])
    ambient[name] = clearing(ambient[name] as (timer: unknown) => void)
  const nodeCrypto = createRequire(import.meta.url)('node:crypto') as { randomUUID: () => string }
  nodeCrypto.randomUUID = countedNames(running)
  syncBuiltinESMExports()
  Math.random = leaking('Math.random', real.random, () => 0.5)
  Date.now = leaking('Date.now', real.dateNow, (timeline) => timeline.now())
  performance.now = leaking('performance.now', real.steadyNow, (timeline) => timeline.now())
}
