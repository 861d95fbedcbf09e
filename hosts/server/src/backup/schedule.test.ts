import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  createJobWorker,
  createLease,
  createTicker,
  type Logger,
  silentLogger,
  SystemTable,
} from '@longtable/core'
import { type LmdbEngine, openLmdb } from '@longtable/store/lmdb'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { backupNames } from './manifest.ts'
import { openPlace } from './open-place.ts'
import { sweepCopies } from './run-backup.ts'
import { backupSchedule } from './schedule.ts'

const HOUR_MS = 3_600_000

let parent: string
let engine: LmdbEngine
let nowMs = Date.parse('2030-01-01T00:30:00Z')
const now = () => nowMs

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'longtable-schedule-'))
  const directory = join(parent, 'data')
  engine = await openLmdb({ directory, tables: [SystemTable], sync: false, clock: now })
})
afterAll(async () => {
  await engine.close()
  await rm(parent, { recursive: true })
})

const dataDirectory = () => join(parent, 'data')
const configOf = (more: Readonly<Record<string, string>>) =>
  readConfig({
    LONGTABLE_DATA: dataDirectory(),
    LONGTABLE_BACKUPS: join(parent, 'backups'),
    ...more,
  })

const leaseOf = (owner: string) =>
  createLease({
    system: engine.table(SystemTable.name),
    name: 'backup',
    owner,
    now,
    log: silentLogger,
  })

/** As a server runs them, which looks at the clock every few seconds and does what is due. */
async function serverWith(more: Readonly<Record<string, string>>) {
  const config = configOf(more)
  const place = await openPlace({ kind: 'directory', directory: join(parent, 'backups') }, now)
  const objects = await openPlace({ kind: 'directory', directory: join(parent, 'files') }, now)
  const said: string[] = []
  const log: Logger = { ...silentLogger, info: (_, message) => void said.push(message ?? '') }
  const schedules = backupSchedule({ config, engine, objects, now, log })
  const system = engine.table(SystemTable.name)
  const ticker = createTicker(system, schedules, now)
  const { handlers } = ticker
  const stopping = new AbortController().signal
  const worker = createJobWorker({ system, handlers, owner: 'one', now, log, stopping })
  return {
    said,
    names: () => backupNames(place),
    tick: () => ticker.tick(),
    drain: () => worker.drain(),
    async hoursLater(hours: number) {
      await ticker.tick()
      nowMs += hours * HOUR_MS
      await worker.drain()
    },
  }
}

it('backups are made by themselves as often as was said, and kept as many', async () => {
  const environment = {
    LONGTABLE_BACKUP_HOURS: '6',
    LONGTABLE_BACKUP_KEEP: '2',
    LONGTABLE_BACKUP_DAYS: '1',
  }
  const { said, names, hoursLater } = await serverWith(environment)
  await hoursLater(5)
  expect(await names()).toEqual([])
  await hoursLater(1)
  expect(await names()).toEqual(['2030-01-01T06-30-00-000Z_1'])
  await hoursLater(5)
  expect(await names()).toHaveLength(1)
  for (let times = 0; times < 8; times++) await hoursLater(6)
  // Of ten, those of the last day; each is younger than it, or among the newest two.
  expect(said.filter((line) => line === 'a backup was made').length).toBeGreaterThanOrEqual(9)
  const oldest = new Date(nowMs - 24 * HOUR_MS).toISOString().replaceAll(/[:.]/g, '-')
  const left = await names()
  expect(left.length).toBeGreaterThanOrEqual(4)
  expect(left.filter((name) => name < oldest)).toEqual([])
})

it('one that somebody makes at that moment is as good', async () => {
  const { names, said, tick, drain } = await serverWith({ LONGTABLE_BACKUP_HOURS: '6' })
  const before = await names()
  await tick()
  const due = (Math.floor(nowMs / (6 * HOUR_MS)) + 1) * 6 * HOUR_MS
  nowMs = due - 1000
  const lease = leaseOf('somebody')
  expect(await lease.hold()).toBe(true)
  nowMs = due + 500
  await drain()
  await lease.release()
  // Not tried again, as what has failed would be.
  nowMs += HOUR_MS
  await drain()
  expect([await names(), said]).toEqual([before, []])
})

it('none is made where nobody has said how often', async () => {
  const { names, hoursLater } = await serverWith({})
  const before = await names()
  for (let times = 0; times < 3; times++) await hoursLater(24)
  expect(await names()).toEqual(before)
})

it('a copy of the store that a killed one has left goes, and one that is in use stays', async () => {
  const place = join(dataDirectory(), 'copies-in-use')
  const copies = () => readdir(place)
  const leased = { engine, dataDirectory: dataDirectory(), now }
  await mkdir(join(place, 'store-x1y2z3'), { recursive: true })
  const lease = leaseOf('who makes one')
  expect(await lease.hold()).toBe(true)
  await sweepCopies(leased)
  expect(await copies()).toEqual(['store-x1y2z3'])
  await lease.release()
  await sweepCopies(leased)
  expect(await copies()).toEqual([])

  await mkdir(join(place, 'store-a1b2c3'))
  const { names, hoursLater } = await serverWith({ LONGTABLE_BACKUP_HOURS: '6' })
  const [newest] = await names()
  await hoursLater(6)
  expect((await names())[0]).not.toBe(newest)
  expect(await copies()).toEqual([])
})
