import { SystemTable } from '@longtable/core'
import type { Item } from '@longtable/store'
import type { System } from '@longtable/system'
import { below, pick, seededRandom } from '@longtable/testing/random'
import { type Act, type Actor, createActs } from './acts.ts'
import { ask } from './clients.ts'
import { createCloud } from './cloud.ts'
import { type Host, type Site, startHost } from './host.ts'
import { createWriteJudge, isSettled, problemsOf } from './judge.ts'
import { createObjectRoom } from './object-room.ts'
import { simulatedSystems } from './people.ts'
import { createTimeline, type Timeline } from './timeline.ts'
import { takeOverGlobals, turn } from './virtual-globals.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
/** Of each system. */
export const ACTS_PER_STEP = 5
const AGAIN_SHARE = 0.15
const STEP_MS = 2 * SECOND_MS
const SETTLE_MS_MAX = 3 * HOUR_MS

export const systems = simulatedSystems.map(({ system }) => system)
export const tables = [...systems.map(({ model }) => model.table), SystemTable]
const acts = new Map(systems.map((system) => [system, createActs(system)]))

let current: Timeline | undefined
/** How many processes there were. */
let born = 0
const leaks: string[] = []
takeOverGlobals(
  () => current,
  (what) => void leaks.push(what),
)

/** Where every run begins: people, and what they have done in peace. */
export interface Base {
  readonly items: ReadonlyMap<string, readonly Item[]>
  readonly people: ReadonlyMap<System, readonly Actor[]>
}

export interface Running {
  readonly site: Site
  readonly people: ReadonlyMap<System, readonly Actor[]>
  readonly hosts: Set<Host>
  readonly note: (line: string) => void
  readonly outcomes: Map<string, number>
  readonly bugs: string[]
  deaths: number
}

interface Beginning {
  readonly seed: number
  readonly at: number
  readonly base?: Base
  readonly note: (line: string) => void
}

export function begin({ seed, at, base, note }: Beginning): Running {
  born = 0
  const random = seededRandom(seed)
  const timeline = createTimeline(at, turn)
  current = timeline
  const bugs: string[] = []
  const onBug = (what: string) => void bugs.push(what)
  const judge = createWriteJudge(systems, onBug)
  const cloud = createCloud({
    tables,
    timeline,
    random,
    ...(base && { items: base.items }),
    onChanges(table, changes) {
      for (const { key, new: next } of changes)
        note(`${timeline.now()} ${table} ${key.PK} / ${key.SK} ${JSON.stringify(next)}`)
      judge(table, changes)
    },
  })
  const room = createObjectRoom(timeline, random)
  const site: Site = { timeline, random, cloud, room, systems, mails: [], onBug }
  const people = base?.people ?? new Map<System, readonly Actor[]>()
  return { site, people, hosts: new Set(), note, outcomes: new Map(), bugs, deaths: 0 }
}

/** A process that is started again a while after it has died. */
export function keepHost(running: Running): void {
  const { site, hosts, note } = running
  const host = startHost(site, `host-${born++}`)
  hosts.add(host)
  host.onDeath(() => {
    hosts.delete(host)
    running.deaths += 1
    note(`${site.timeline.now()} ${host.name} dies`)
    site.timeline.after(500 + below(site.random, 3000), () => keepHost(running))
  })
}

/** Everything that follows has been done, and what has expired is gone: some counts are told then. */
export async function settle(running: Running): Promise<void> {
  await comeToRest(running)
  await running.site.cloud.sweep()
  await comeToRest(running)
}

async function comeToRest({ site }: Running): Promise<void> {
  const { timeline } = site
  const end = timeline.now() + SETTLE_MS_MAX
  for (let ms = 500; timeline.now() < end; ms = Math.min(ms * 2, 10_000)) {
    if (await isSettled(site)) return
    await timeline.runUntil(timeline.now() + ms)
  }
  throw new Error('It does not come to rest: changes or jobs are still waiting after hours.')
}

/** What goes wrong in a step. */
export function misfortune({ site, hosts, note }: Running): void {
  const { random, cloud, timeline } = site
  cloud.faults = {
    conflicts: pick(random, [0, 0, 0.05, 0.25]),
    lostReplies: pick(random, [0, 0, 0.03]),
  }
  for (const host of hosts) {
    if (random() < 0.5) host.dieAtWrite(1 + below(random, 80))
    if (random() < 0.25) {
      const aheadMs = pick(random, [-HOUR_MS, -MINUTE_MS, 2 * SECOND_MS, MINUTE_MS, HOUR_MS])
      timeline.after(below(random, STEP_MS), () => {
        note(`${timeline.now()} the clock of ${host.name} is ${aheadMs} ms ahead`)
        host.setClock(aheadMs)
      })
    }
  }
}

export function heal({ site, hosts }: Running): void {
  site.cloud.faults = { conflicts: 0, lostReplies: 0 }
  for (const host of hosts) {
    host.dieAtWrite(Infinity)
    host.setClock(0)
  }
}

/** Some people of each system do something, at about the same time. */
export async function actTogether(running: Running, count: number): Promise<void> {
  const { site, people, hosts, outcomes, note } = running
  const { timeline, random, cloud, room, onBug } = site
  const client = { timeline, random, room, hosts: () => [...hosts], onBug }
  let open = 0
  const asks = (system: System, act: Act) => {
    open += 1
    timeline.after(below(random, STEP_MS), () => {
      void ask(client, system, act).then((outcome) => {
        open -= 1
        const name = `${system.face.title} ${act.name}: ${outcome}`
        outcomes.set(name, (outcomes.get(name) ?? 0) + 1)
        note(`${timeline.now()} ${name} ${JSON.stringify(act.args)}`)
      })
    })
  }
  for (const system of systems) {
    const all = await cloud.items(system.model.table.name)
    const items = all.filter(({ PK }) => !/^(AUDIT|REQUEST|RATE|MARKER)/.test(PK))
    const ids = items.flatMap(({ id }) => (id === undefined ? [] : [id]))
    const focus = ids.length > 0 ? pick(random, ids) : ''
    const choosing = { random, items, focus, people: people.get(system) ?? [], now: timeline.now() }
    for (let n = 0; n < count; n++) {
      const act = acts.get(system)?.(choosing)
      if (!act) continue
      asks(system, act)
      // A second click, or a browser that did not wait.
      if (random() < AGAIN_SHARE) asks(system, act)
    }
  }
  for (let waits = 0; open > 0 && waits < 100; waits++)
    await timeline.runUntil(timeline.now() + STEP_MS)
  if (open > 0) throw new Error('Somebody was never answered.')
}

export async function judged(running: Running, isLast: boolean): Promise<void> {
  const problems = [
    ...running.bugs,
    ...leaks.splice(0),
    ...(await problemsOf(running.site, isLast)),
  ]
  if (problems.length > 0) throw new Error(problems.slice(0, 20).join('\n  '))
}

/** Timers of this process are its own again. */
export function end(): void {
  current = undefined
}
