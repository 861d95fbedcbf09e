import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { silentLogger, SystemTable } from '@longtable/core'
import { put } from '@longtable/entity'
import {
  carry,
  createFeedIndex,
  feedOf,
  ggCore,
  postActivity,
  Promotion,
} from '@longtable/goals-guild'
import type { Engine, Item, Store } from '@longtable/store'
import { openLmdb } from '@longtable/store/lmdb'
import { open } from 'lmdb'
import { COMMONJS_NAMES, NATIVE } from '../bundle.ts'
import { median } from '../harness.ts'
import { activityAt, follow, idAt, person, START, write } from './graph.ts'
import { contexts } from './guild.ts'
import { laterThanAll, latencies, percentile, readerId } from './pages.ts'
import { ours } from './readers.ts'
import type { FeedSize } from './size.ts'

const ROUNDS = 5
const POSTS = 3
const CHUNK = 500
const POLL_MS = 20

export interface CarryResult {
  readonly followers: number
  /** Feed items in a second. */
  readonly ours: number
  readonly bare: number
  readonly calm: { readonly p50: number; readonly p99: number }
  readonly busy: { readonly p50: number; readonly p99: number }
  /** Items in feeds after the fan-out was killed half-way and started again. */
  readonly afterKill: number
  readonly atKill: number
}

export const starId = idAt(START + 2, 1)
const fanId = (place: number) => idAt(START + 3, place)

function* star(followers: number): Generator<Item> {
  yield person(starId)
  for (let place = 0; place < followers; place++) yield follow(fanId(place), starId)
}

/** What somebody would write who knows lmdb: the item, its expiry and its log record. */
async function bareRate(directory: string, items: readonly Item[]): Promise<number> {
  const root = open({ path: directory, pageSize: 8192, overlappingSync: false, maxDbs: 8 })
  const options = { keyEncoding: 'binary', encoding: 'msgpack' } as const
  const [table, log] = [root.openDB('items', options), root.openDB('log', options)]
  const expiries = root.openDB('expiries', { keyEncoding: 'binary', encoding: 'binary' })
  const nothing = Buffer.alloc(0)
  let sequence = 0
  const start = performance.now()
  for (let at = 0; at < items.length; at += CHUNK)
    await root.transaction(() => {
      for (const item of items.slice(at, at + CHUNK)) {
        const key = Buffer.from(`${item.PK}\0${item.SK}`)
        table.putSync(key, item)
        expiries.putSync(Buffer.concat([Buffer.from(String(item.ttl)), key]), nothing)
        const place = Buffer.alloc(8)
        place.writeUIntBE(++sequence, 2, 6)
        log.putSync(place, [at, null, item, false])
      }
    })
  const rate = items.length / ((performance.now() - start) / 1000)
  await root.close()
  return rate
}

async function feedOwners(store: Store, followers: number): Promise<number> {
  let count = 0
  for (let place = 0; place < followers; place++)
    count += (await store.query(feedOf.query({ followerId: fanId(place) }))).items.length
  return count
}

/** Durable, as the product is; both contenders in every round. */
async function rates(directory: string, followers: number) {
  const mine: number[] = []
  const bare: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const engine = await openLmdb({
      directory: join(directory, `mine-${round}`),
      tables: [ggCore, SystemTable],
      clock: () => START,
    })
    const store = engine.table(ggCore.name)
    await write(store, star(followers))
    const activity = { ...activityAt(round, 1), actorId: starId }
    const start = performance.now()
    const done = async () => {}
    await carry({ store, now: Date.now }, { actorId: starId, activities: [activity] }, done)
    mine.push(followers / ((performance.now() - start) / 1000))
    const items: Item[] = []
    for (let place = 0; place < followers; place++)
      items.push(...(await store.query(feedOf.query({ followerId: fanId(place) }))).items)
    if (items.length !== followers) throw new Error(`Only ${items.length} feeds were reached.`)
    await engine.close()
    bare.push(await bareRate(join(directory, `bare-${round}`), items))
  }
  return {
    ours: median(mine),
    bare: median(bare),
    ratio: median(mine.map((rate, n) => rate / (bare[n] as number))),
  }
}

/** The processors and jobs in a process of their own, bundled as the product is. */
async function buildProcess(): Promise<string> {
  const { build } = await import('esbuild')
  const outdir = join('.cache', 'bench', `feed.${process.pid}`)
  await mkdir(outdir, { recursive: true })
  await build({
    entryPoints: { process: join('bench', 'src', 'feed', 'carrying-process.ts') },
    outdir,
    outExtension: { '.js': '.mjs' },
    banner: { js: COMMONJS_NAMES },
    bundle: true,
    external: ['@aws-sdk/*', ...NATIVE],
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
  })
  return resolve(outdir)
}

async function startProcess(bundle: string, directory: string, now: number) {
  const child: ChildProcess = fork(join(bundle, 'process.mjs'), [directory, String(now)])
  await once(child, 'message')
  return child
}

const promoted = (store: Store) =>
  store.write([
    put(Promotion, {
      userId: starId,
      fanoutEnabled: true,
      reason: 'followers',
      thresholds: {},
      since: new Date(START).toISOString(),
      updatedAt: new Date(START).toISOString(),
    }),
  ])

const until = async (isDone: () => Promise<boolean>) => {
  while (!(await isDone())) await new Promise((resolved) => setTimeout(resolved, POLL_MS))
}

async function whileCarrying(
  bundle: string,
  engine: Engine,
  { directory, size }: { readonly directory: string; readonly size: FeedSize },
) {
  const store = engine.table(ggCore.name)
  await write(store, star(size.followers))
  await promoted(store)
  const now = () => laterThanAll(size)
  const scan = () => engine.tools(ggCore.name).scan()
  const feed = createFeedIndex({ store, scan, log: silentLogger })
  await feed.start()
  const as = contexts({ store, directory, now, feed })
  const reader = readerId(size.followed[1] ?? (size.followed[0] as number))
  const read = () => ours(as(reader))
  const post = (text: string) => postActivity(as(starId), postActivity.input.parse({ text }))
  let child = await startProcess(bundle, directory, now())
  await new Promise((resolved) => setTimeout(resolved, 500))
  await latencies(size.samples, read)
  const calm = await latencies(size.samples, read)
  const last = feedOf.query({ followerId: fanId(size.followers - 1) })
  const hasLast = async (count: number) => (await store.query(last)).items.length >= count
  const busy: number[] = []
  for (let posted = 1; posted <= POSTS; posted++) {
    await post(`to everybody, ${posted}`)
    while (!(await hasLast(posted))) busy.push(...(await latencies(20, read)))
  }
  busy.sort((a, b) => a - b)

  await post('and again')
  const first = feedOf.query({ followerId: fanId(Math.floor(size.followers / 10)) })
  await until(async () => (await store.query(first)).items.length > POSTS)
  const killed = once(child, 'exit')
  child.kill('SIGKILL')
  await killed
  const before = POSTS * size.followers
  const atKill = (await feedOwners(store, size.followers)) - before
  // The lease of the one that was killed has to run out first.
  child = await startProcess(bundle, directory, now() + 60_000)
  await until(() => hasLast(POSTS + 1))
  await until(async () => (await feedOwners(store, size.followers)) >= before + size.followers)
  const afterKill = (await feedOwners(store, size.followers)) - before
  const stopped = once(child, 'exit')
  child.disconnect()
  await stopped
  const both = (sorted: readonly number[]) => ({
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
  })
  return { calm: both(calm), busy: both(busy), atKill, afterKill }
}

export async function measureCarrying(
  engine: Engine,
  options: {
    readonly directory: string
    readonly size: FeedSize
    readonly say: (text: string) => void
  },
): Promise<CarryResult & { readonly ratio: number }> {
  const { size, say } = options
  const scratch = await mkdtemp(join(tmpdir(), 'longtable-carry-'))
  try {
    say(`one post to ${size.followers} feeds, against bare lmdb`)
    const rate = await rates(scratch, size.followers)
    say('reading while another process carries, and killing it')
    const bundle = await buildProcess()
    const read = await whileCarrying(bundle, engine, options)
    await rm(bundle, { recursive: true, force: true })
    return { followers: size.followers, ...rate, ...read }
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}
