import { enqueue, type JobHandler, SystemTable, type Viewer } from '@longtable/core'
import type { Engine } from '@longtable/store'
import { setTimeout as wait } from 'node:timers/promises'
import type { Background } from './background/background.ts'
import type { ServedSystem } from './served.ts'

const KIND = 'demo.live'
const HOUR_MS = 3_600_000
/** Less than requests are remembered: after that, steps that were taken would be taken again. */
const CONTINUED_HOURS = 20
const LOOK_MS = 100
/** Somebody else may always be at work; then it goes on without waiting for the last of it. */
const SETTLE_MS_MAX = 20_000

/** What has to be the same for whoever plays it, also after a restart on another day. */
export interface World {
  readonly beganAt: number
  readonly midnight: number
  readonly visitors: Readonly<Record<string, Viewer>>
}

/** The day that the story leads up to, as this machine has it. */
export const storyDay = (now: number): Pick<World, 'beganAt' | 'midnight'> => ({
  beganAt: now,
  midnight: new Date(now).setHours(0, 0, 0, 0),
})

export async function queueWorld(
  { engine, now }: { readonly engine: Engine; readonly now: () => number },
  path: string,
  world: World,
): Promise<void> {
  const payload = { path, ...world, visitors: { ...world.visitors } } as never
  const job = { kind: KIND, jobId: `world-${path.slice(1)}`, payload }
  await enqueue(engine.table(SystemTable.name), job, now())
}

interface WorldOptions {
  readonly served: ReadonlyMap<string, ServedSystem>
  readonly now: () => number
  /** There is one when it runs. */
  readonly background: () => Background
}

/**
 * Plays the past of demo people as a job: one worker does it, another goes on after a crash, and what
 * was done before is found by its request.
 */
export const worldJob = ({ served, now, background }: WorldOptions): JobHandler => ({
  kind: KIND,
  async run({ job, stopping }) {
    const { path, visitors, ...day } = job.payload as unknown as World & { readonly path: string }
    const [table, system] = [...served].find(([, one]) => one.path === path) ?? []
    if (!system?.demo || table === undefined) return
    if (now() - day.beganAt > CONTINUED_HOURS * HOUR_MS) return
    const settled = async () => {
      const runner = background().runners.get(table)
      const until = now() + SETTLE_MS_MAX
      while (now() < until && ((await runner?.status())?.unprocessed ?? 0) > 0) {
        stopping.throwIfAborted()
        await wait(LOOK_MS)
      }
    }
    const people = new Map(Object.entries(visitors))
    await system.demo.live({ ...day, visitors: people, settled }, stopping)
  },
})
