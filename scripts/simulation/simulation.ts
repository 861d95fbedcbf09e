import type { Item } from '@longtable/store'
import type { System } from '@longtable/system'
import { pick, type Random } from '@longtable/testing/random'
import type { Actor } from './acts.ts'
import type { Host } from './host.ts'
import { joinAll, simulatedSystems } from './people.ts'
import {
  ACTS_PER_STEP,
  actTogether,
  type Base,
  begin,
  end,
  heal,
  judged,
  keepHost,
  misfortune,
  type Running,
  settle,
  sleep,
  systems,
  tables,
} from './running.ts'
import { PLANTS } from './plant.ts'
import { copyOf } from './search-room.ts'
import { createTrace } from './trace.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const HOSTS = 2
const BASE_AT = Date.UTC(2026, 0, 15, 10, 30)
const BASE_ROUNDS = 12

/** When a run begins: around the turn of a day, of summer time here and there, of a month and year. */
const STARTS = [
  Date.UTC(2026, 1, 17, 12),
  Date.UTC(2026, 1, 28, 23, 59, 58),
  Date.UTC(2026, 2, 8, 6, 59, 58),
  Date.UTC(2026, 2, 29, 0, 59, 58),
  Date.UTC(2026, 3, 4, 13, 59, 58),
  Date.UTC(2026, 9, 25, 0, 59, 58),
  Date.UTC(2026, 11, 31, 23, 59, 58),
  Date.UTC(2028, 1, 28, 23, 59, 58),
]

export interface Ran {
  readonly seed: number
  readonly hash: string
  /** How often each was asked for and how it went. */
  readonly outcomes: ReadonlyMap<string, number>
  readonly deaths: number
  /** Undefined where all is well. */
  readonly failure?: string
}

/** Everybody joins, and does this and that in peace. */
export async function makeBase(): Promise<Base> {
  const running = begin({ seed: 1, at: BASE_AT, note: () => {} })
  const { site, hosts } = running
  const { timeline, cloud } = site
  keepHost(running)
  const [host] = hosts as Set<Host> & Iterable<Host>
  const people = new Map<System, readonly Actor[]>()
  let failure: Error | undefined
  timeline.after(
    0,
    () => {
      const joining = async () => {
        for (const simulated of simulatedSystems)
          people.set(
            simulated.system,
            await joinAll(simulated, (system, actor) => (host as Host).contextOf(system, actor)),
          )
      }
      joining().catch((error: unknown) => {
        failure = error as Error
      })
    },
    host as Host,
  )
  await timeline.runUntil(timeline.now() + MINUTE_MS)
  if (failure) throw failure
  if (people.size !== systems.length) throw new Error('Not everybody could join.')
  const joined = { ...running, people }
  for (let round = 0; round < BASE_ROUNDS; round++) {
    await actTogether(joined, 2 * ACTS_PER_STEP)
    await settle(joined)
    timeline.skip(HOUR_MS)
  }
  await settle(joined)
  await judged(joined)
  const items = new Map<string, readonly Item[]>()
  for (const { name } of tables)
    items.set(
      name,
      (await cloud.items(name)).filter(({ PK }) => !/^(LEASE|CHECKPOINT)#/.test(PK)),
    )
  const indexes = new Map(
    systems.flatMap((system) => {
      const { current } = site.searchOf(system)
      return current ? [[system, copyOf(current)] as const] : []
    }),
  )
  const { room, stripe } = site
  const accounts = new Map(stripe.accounts)
  return { items, objects: new Map(room.objects), indexes, accounts, people }
}

const passing = (random: Random, now: number) => {
  const toMidnight = Math.max(0, DAY_MS - (now % DAY_MS) - SECOND_MS)
  return pick(random, [0, 0, 10 * SECOND_MS, toMidnight, toMidnight, HOUR_MS, DAY_MS, 8 * DAY_MS])
}

/** Some are asleep before they have done what follows from a step, and all do later what fell due. */
const ASLEEP_AT_WORK_SHARE = 0.3

async function passTime(running: Running): Promise<void> {
  const { timeline, random } = running.site
  if (random() < ASLEEP_AT_WORK_SHARE) sleep(running, passing(random, timeline.now()))
  await settle(running)
  sleep(running, passing(random, timeline.now()))
  await settle(running)
}

interface Played {
  readonly seed: number
  readonly steps: number
  readonly isTold?: boolean
  /** The name of a bug that is planted. */
  readonly plant?: string | undefined
}

/** One seed: the same one does the same, step by step. */
export async function simulate(base: Base, played: Played): Promise<Ran> {
  const { seed, steps, isTold = false, plant } = played
  const trace = createTrace(isTold)
  const at = STARTS[seed % STARTS.length] as number
  const planted = plant === undefined ? undefined : PLANTS[plant]
  const running = begin({ seed: seed + 1, at, base, plant: planted, note: trace.note })
  let failure: string | undefined
  try {
    await running.site.cloud.sweep()
    for (let n = 0; n < HOSTS; n++) keepHost(running)
    for (let step = 1; step <= steps; step++) {
      trace.note(`step ${step}`)
      misfortune(running)
      await actTogether(running, ACTS_PER_STEP)
      heal(running)
      await passTime(running)
      await judged(running)
    }
  } catch (error) {
    failure = (error as Error).message
  }
  end()
  return {
    seed,
    hash: trace.hash,
    outcomes: running.outcomes,
    deaths: running.deaths,
    ...(failure !== undefined && { failure }),
  }
}
