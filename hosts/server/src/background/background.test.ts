import {
  createBus,
  enqueue,
  type JobHandler,
  onInsert,
  type Processor,
  REST_MS,
  silentEvents,
  silentLogger,
  SystemTable,
} from '@longtable/core'
import { entity, Id, put, table } from '@longtable/entity'
import type { Engine } from '@longtable/store'
import { until } from '@longtable/store/testing/until'
import { createWorld, stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { startBackground } from './background.ts'
import { startBell } from './bell.ts'
import { createHints, hintingEngine } from './hints.ts'
import { startLive } from './live.ts'
import type { Paces } from './pace.ts'

const Pages = table({ name: 'pages', indexes: {}, discriminator: 'type', ttl: 'ttl' })
const Page = entity(Pages, {
  type: 'Page',
  fields: { id: Id },
  keys: { table: ['PAGE#{id}', 'PAGE'] },
})
const tables = [Pages, SystemTable]

/** Nobody looks by itself: what is done is done because somebody was told. */
const HOUR_MS = 3_600_000
const hourly = { firstMs: HOUR_MS, longestMs: HOUR_MS }
const paces: Paces = { changes: hourly, search: hourly, jobs: hourly, watchMs: 1, restMs: REST_MS }

interface Given {
  readonly engine: Engine
  readonly owner: string
  readonly jobs?: readonly JobHandler[]
  readonly processors?: readonly Processor[]
}

/** What of a host works beside its requests. */
function hostOf({ engine: opened, owner, jobs = [], processors = [] }: Given) {
  const hints = createHints()
  const bus = createBus()
  const engine = hintingEngine(opened, hints.notify)
  const [now, log] = [Date.now, silentLogger]
  const seen: string[] = []
  const live = startLive({
    engine,
    sources: new Map([[Pages.name, [({ key }) => seen.push(key.PK)]]]),
    bus,
    hints,
    pace: hourly,
    log,
  })
  const background = startBackground({
    engine,
    processors: new Map([[Pages.name, processors]]),
    jobs,
    schedules: [],
    hints,
    paces,
    owner,
    events: silentEvents,
    now,
    log,
  })
  const bell = startBell({ engine, owner, hints, bus, now, log })
  return {
    system: engine.table(SystemTable.name),
    pages: engine.table(Pages.name),
    seen,
    background,
    async [Symbol.asyncDispose]() {
      await live.stop()
      await background.stop()
      await bell.stop()
    },
  }
}

const ask = (kind: string, jobId: string) => ({ kind, jobId, payload: null })

describe.each(stores)('beside requests on $name', (store) => {
  it('a mail is sent while a fan-out goes on, and no more of a kind runs at once than it has places', async () => {
    await using world = await createWorld(store, { tables })
    let goOn = () => {}
    const told = new Promise<void>((resolve) => {
      goOn = resolve
    })
    let [begun, ended] = [0, 0]
    const fanOut: JobHandler = {
      kind: 'feed.fan-out',
      async run() {
        begun += 1
        await told
        ended += 1
      },
    }
    const sent: string[] = []
    const mail: JobHandler = {
      kind: 'mail.send',
      run: async ({ job }) => void sent.push(job.jobId),
    }
    await using host = hostOf({ engine: world.engine, owner: 'one', jobs: [mail, fanOut] })
    for (let n = 0; n < 30; n++) await enqueue(host.system, ask(fanOut.kind, `f${n}`), Date.now())
    await until(() => begun === 25, 'as many as there are places')
    await enqueue(host.system, ask(mail.kind, 'm1'), Date.now())
    await until(() => sent.length === 1, 'the mail')
    expect([begun, ended]).toEqual([25, 0])
    goOn()
    await until(() => ended === 30, 'the end of the fan-out')
  })

  it('one who is told of a change processes it at once, and so does another host', async () => {
    await using world = await createWorld(store, { tables })
    const processed: string[] = []
    const processorOf = (owner: string) =>
      onInsert('test.read-pages', Page, async ({ id }) => void processed.push(`${owner} ${id}`))
    const host = (owner: string) =>
      hostOf({ engine: world.engine, owner, processors: [processorOf(owner)] })
    await using one = host('one')
    await until(() => one.background.runners.get(Pages.name)?.isHolder === true, 'the first lease')
    await using two = host('two')
    // The lease is the first one's, so whatever the second writes has to be told to it.
    let written = 0
    const isHeardByBoth = () => one.seen.length > 0 && two.seen.length > 0
    for (; !isHeardByBoth(); written++) {
      await two.pages.write([put(Page, { id: `p${written}` })])
      await until(() => processed.length > written, 'the change')
    }
    expect(processed).toEqual(Array.from({ length: written }, (_, n) => `one p${n}`))
  })
  it('a job that a host has queued and cannot run is heard of by another', async () => {
    await using world = await createWorld(store, { tables })
    const done: string[] = []
    const work: JobHandler = {
      kind: 'test.work',
      run: async ({ job }) => void done.push(job.jobId),
    }
    let looks = 0
    const counting: Engine = {
      ...world.engine,
      table(name) {
        const opened = world.engine.table(name)
        const query: typeof opened.query = async (asked) => {
          const found = await opened.query(asked)
          if (asked.index === 'GSI1') looks += 1
          return found
        }
        return name === SystemTable.name ? { ...opened, query } : opened
      },
    }
    await using one = hostOf({ engine: world.engine, owner: 'one' })
    await using _two = hostOf({ engine: counting, owner: 'two', jobs: [work] })
    await until(() => looks > 0, 'the look with which a host begins')
    // A ring before its first hearing is not heard, so there are more.
    let queued = 0
    await until(async () => {
      await enqueue(one.system, ask(work.kind, `j${queued++}`), Date.now())
      return done.length > 0
    }, 'another host that does it')
  })
})
