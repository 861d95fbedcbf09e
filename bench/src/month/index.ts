import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SystemTable } from '@longtable/core'
import { ggCore } from '@longtable/goals-guild'
import type { Engine } from '@longtable/store'
import { openLmdb } from '@longtable/store/lmdb'
import { seededRandom } from '@longtable/testing/random'
import { type Guild, openGuild } from './guild.ts'
import { differencesOf, problemsOf } from './invariants.ts'
import { createMonth, KINDS } from './month.ts'
import { ACTS_PER_PERSON, type Person, settleIn } from './people.ts'
import { itemWritesOf, recorded, type Recording, replay, type ReplayClock } from './recording.ts'
import type { MonthResult, TurnResult } from './result.ts'
import type { MonthSize } from './size.ts'
import { timed } from './timed.ts'

export { isMonthReached, monthReport } from './report.ts'
export { fullMonth, quickMonth } from './size.ts'

export interface MonthBench extends MonthSize {
  readonly say: (progress: string) => void
}

const START = Date.UTC(2026, 0, 1, 9)
const DAY_MS = 86_400_000
const MONTH_DAYS = 30
/**
 * People come in busy hours: so much later is the next act. It may not be much more than an act takes:
 * a lease that ends by a clock that leaps has the processors do their batch anew, which no server does.
 */
const ACT_MS = 5
/** Jobs that are to run a while after somebody has registered. */
const LATER_MS = 120_000

/** So many at once, each when one before it is done. */
async function inLanes(lanes: number, tasks: readonly (() => Promise<unknown>)[]): Promise<void> {
  let next = 0
  const lane = async () => {
    while (next < tasks.length) await tasks[next++]?.()
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

interface Contenders {
  readonly domain: Engine
  readonly bare: Engine
  readonly recording: Recording
  readonly guild: Guild
  readonly clock: { now: number }
  readonly bareClock: ReplayClock
  close(): Promise<void>
}

/** Two stores of their own, each as durable as the product's. */
async function open(directory: string): Promise<Contenders> {
  const [clock, bareClock] = [{ now: START }, { now: START }]
  const openIn = (name: string, its: { readonly now: number }) =>
    openLmdb({
      directory: join(directory, name),
      tables: [ggCore, SystemTable],
      clock: () => its.now,
    })
  const domain = await openIn('domain', clock)
  const bare = await openIn('bare', bareClock)
  const now = () => clock.now
  const recording = recorded(domain, now)
  const guild = openGuild({ engine: recording.engine, directory, now, random: seededRandom(1) })
  return {
    domain,
    bare,
    recording,
    guild,
    clock,
    bareClock,
    async close() {
      await domain.close()
      await bare.close()
    },
  }
}

/** People and goals are there before the month begins, in both stores. */
async function populate(contenders: Contenders, { users, atOnce }: MonthSize): Promise<Person[]> {
  const { guild, clock, recording, bare, bareClock } = contenders
  const people: Person[] = []
  const tasks = Array.from({ length: users }, (_, place) => async () => {
    people[place] = await settleIn(guild, place)
  })
  await guild.settle(() => inLanes(atOnce, tasks))
  clock.now += LATER_MS
  await guild.settle(async () => {})
  await replay(bare, recording.take(), { clock: bareClock, atOnce })
  return people
}

async function runMonth(contenders: Contenders, bench: MonthBench): Promise<MonthResult> {
  const { guild, clock, recording, domain, bare, bareClock } = contenders
  const { say, ...size } = bench
  const { atOnce, parts } = size
  say(`${size.users} people settle in`)
  const people = await populate(contenders, size)
  const tick = () => void (clock.now += ACT_MS)
  const month = createMonth(size, { guild, people, random: seededRandom(2), tick })
  month.ledger.audited += people.length * ACTS_PER_PERSON
  const turns: TurnResult[] = []
  for (let part = 0; part < parts; part++) {
    clock.now = START + DAY_MS + part * ((MONTH_DAYS - 1) / parts) * DAY_MS
    for (const kind of KINDS) {
      const { visits, actsEach } = month.turn(kind, part)
      const domainTook = await timed(() => guild.settle(() => inLanes(atOnce, visits)))
      const log = recording.take()
      const bareTook = await timed(() => replay(bare, log, { clock: bareClock, atOnce }))
      turns.push({
        kind,
        part,
        acts: visits.length * actsEach,
        transactions: log.length,
        itemWrites: itemWritesOf(log),
        domain: domainTook,
        bare: bareTook,
      })
    }
    say(`part ${part + 1} of ${parts}`)
  }
  say('every invariant')
  bareClock.now = clock.now
  const problems = [
    ...(await problemsOf({ engine: domain, guild, ledger: month.ledger, now: clock.now })),
    ...(await differencesOf(domain, bare)),
  ]
  if (problems.length > 0)
    throw new Error(`After the month not everything fits together:\n${problems.join('\n')}`)
  return { turns, size }
}

export async function runMonthBench(bench: MonthBench): Promise<MonthResult> {
  const directory = await mkdtemp(join(tmpdir(), 'longtable-bench-month-'))
  const clean = () => rmSync(directory, { recursive: true, force: true })
  process.once('exit', clean)
  const contenders = await open(directory)
  try {
    return await runMonth(contenders, bench)
  } finally {
    await contenders.close()
    process.off('exit', clean)
    clean()
  }
}
