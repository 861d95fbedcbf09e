import { SystemTable } from '@longtable/core'
import type { Item } from '@longtable/store'
import type { System, Webhook, WebhookAnswer, WebhookCall } from '@longtable/system'
import { below, pick, seededRandom } from '@longtable/testing/random'
import { type Act, type Actor, createActs } from './acts.ts'
import { ask, type Client, sentTo } from './clients.ts'
import { createCloud } from './cloud.ts'
import { type Host, type Site, startHost } from './host.ts'
import { createWriteJudge, isSettled, problemsOf } from './judge.ts'
import { createObjectRoom } from './object-room.ts'
import { simulatedSystems } from './people.ts'
import type { Plant } from './plant.ts'
import { createPlayedStripe, type StripeAccounts } from './played-stripe.ts'
import { createPost } from './post.ts'
import { copyOf, createSearchRoom, type KeptIndex, type SearchRoom } from './search-room.ts'
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
  readonly objects: ReadonlyMap<string, Uint8Array>
  readonly indexes: ReadonlyMap<System, KeptIndex>
  readonly accounts: StripeAccounts
  readonly people: ReadonlyMap<System, readonly Actor[]>
}

export interface Running {
  readonly site: Site
  readonly people: ReadonlyMap<System, readonly Actor[]>
  readonly hosts: Set<Host>
  readonly client: Client
  readonly note: (line: string) => void
  readonly outcomes: Map<string, number>
  readonly bugs: string[]
  deaths: number
}

interface Beginning {
  readonly seed: number
  readonly at: number
  readonly base?: Base
  readonly plant?: Plant | undefined
  readonly note: (line: string) => void
}

/** CollabHub is told of what happens at Stripe. */
const webhookOf = (client: Client) => async (call: WebhookCall) => {
  const system = systems.find(({ webhooks }) => webhooks.has('stripe/webhook')) as System
  const webhook = system.webhooks.get('stripe/webhook') as Webhook
  const reply = await sentTo(client, (host) => webhook(host.contextOf(system), call))
  return (
    typeof reply === 'object' && 'answer' in reply && (reply.answer as WebhookAnswer).status === 200
  )
}

/** Every so many seeds begin with logs that nobody has looked at for long; the way back through them is dear. */
const UNCHECKED_OF = 8

/** Logs were looked at just before. */
function checkedAt(items: Base['items'], at: number): Base['items'] {
  const wholeAt = new Date(at).toISOString()
  const checked = (item: Item) => (item.PK === 'AUDITCHECK' ? { ...item, wholeAt } : item)
  return new Map([...items].map(([name, all]) => [name, all.map(checked)]))
}

export function begin({ seed, at, base, plant, note }: Beginning): Running {
  born = 0
  const random = seededRandom(seed)
  const timeline = createTimeline(at, turn)
  current = timeline
  const bugs: string[] = []
  const onBug = (what: string) => void bugs.push(what)
  const judge = createWriteJudge(systems, onBug)
  const post = createPost()
  const cloud = createCloud({
    tables,
    timeline,
    random,
    ...(base && { items: seed % UNCHECKED_OF === 0 ? base.items : checkedAt(base.items, at) }),
    onTrouble: post.trouble,
    onChanges(table, changes) {
      for (const { key, new: next } of changes)
        note(`${timeline.now()} ${table} ${key.PK} / ${key.SK} ${JSON.stringify(next)}`)
      judge(table, changes)
    },
  })
  const room = createObjectRoom({ timeline, random, ...(base && { objects: base.objects }) })
  const rooms = new Map(systems.map((system) => [system, createSearchRoom(timeline, random)]))
  for (const [system, index] of base?.indexes ?? [])
    (rooms.get(system) as SearchRoom).current = copyOf(index)
  const searchOf = (system: System) => rooms.get(system) as SearchRoom
  const hosts = new Set<Host>()
  const client = { timeline, random, room, hosts: () => [...hosts], onBug }
  const stripe = createPlayedStripe({
    timeline,
    random,
    tell: webhookOf(client),
    onBug,
    ...(base && { accounts: base.accounts }),
  })
  const outside = { room, searchOf, stripe, post, plant }
  const site: Site = { timeline, random, cloud, ...outside, systems, onBug }
  const people = base?.people ?? new Map<System, readonly Actor[]>()
  return { site, people, hosts, client, note, outcomes: new Map(), bugs, deaths: 0 }
}

/** A process that is started again a while after it has died. */
export function keepHost(running: Running): void {
  const { site, hosts, note } = running
  const host = startHost(site, `host-${born++}`)
  hosts.add(host)
  host.onDeath(() => {
    hosts.delete(host)
    running.deaths += 1
    site.post.trouble()
    note(`${site.timeline.now()} ${host.name} dies`)
    site.timeline.after(500 + below(site.random, 3000), () => keepHost(running))
  })
}

/**
 * Everything that follows has been done, and what has expired is gone: some counts are told then. What
 * expires while that is done goes too.
 */
export async function settle(running: Running): Promise<void> {
  do await comeToRest(running)
  while ((await running.site.cloud.sweep()) > 0)
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

/** Who holds something by a lease may lose it by this. */
function setClock({ post }: Site, host: Host, aheadMs: number): void {
  post.trouble()
  host.setClock(aheadMs)
}

/** So much time passes, in which the machine sleeps. */
export function sleep({ site, note }: Running, ms: number): void {
  site.post.trouble()
  site.timeline.skip(ms)
  note(`${site.timeline.now()} ${ms} ms have passed`)
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
        setClock(site, host, aheadMs)
      })
    }
  }
}

export function heal({ site, hosts }: Running): void {
  site.cloud.faults = { conflicts: 0, lostReplies: 0 }
  for (const host of hosts) {
    host.dieAtWrite(Infinity)
    setClock(site, host, 0)
  }
}

/** Some people of each system do something, at about the same time. */
export async function actTogether(running: Running, count: number): Promise<void> {
  const { site, people, client, outcomes, note } = running
  const { timeline, random, cloud, stripe } = site
  let open = 0
  const asks = (system: System, act: Act) => {
    open += 1
    timeline.after(below(random, STEP_MS), () => {
      void ask(client, system, act).then(({ outcome, answer }) => {
        open -= 1
        if (act.name === 'startCheckout' && answer) stripe.visit((answer as { url: string }).url)
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
  timeline.after(below(random, STEP_MS), () => void stripe.happen())
  for (let waits = 0; open > 0 && waits < 100; waits++)
    await timeline.runUntil(timeline.now() + STEP_MS)
  if (open > 0) throw new Error('Somebody was never answered.')
}

export async function judged(running: Running): Promise<void> {
  const problems = [...running.bugs, ...leaks.splice(0), ...(await problemsOf(running.site))]
  if (problems.length > 0) throw new Error(problems.slice(0, 20).join('\n  '))
}

/** Timers of this process are its own again. */
export function end(): void {
  current = undefined
}
