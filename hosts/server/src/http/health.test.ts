import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accountsTable } from '@longtable/accounts'
import { enqueue, type Logger, silentLogger, SystemTable } from '@longtable/core'
import { entity, Id, pattern, toItem } from '@longtable/entity'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { readConfig } from '../config.ts'
import { openRuntime, type Runtime } from '../runtime.ts'
import { library, libraryRows } from '../testing/library.ts'
import { buildApp } from './app.ts'
import type { Health } from './health.ts'

const Note = entity(accountsTable, {
  type: 'Note',
  fields: { id: Id, text: z.string() },
  keys: { table: ['NOTE#{id}', 'TEXT'] },
})
const notes = pattern(Note, 'table', { source: 'test: notes' })

let directory: string
let runtime: Runtime
let app: FastifyInstance
let address: string
let shiftMs = 0
const warnings: string[] = []
const realNow = Date.now

beforeAll(async () => {
  // The program takes its clock from here when it starts.
  Date.now = () => realNow() + shiftMs
  directory = await mkdtemp(join(tmpdir(), 'longtable-health-'))
  const config = readConfig({ PORT: '0', LONGTABLE_DATA: directory })
  const systems = [{ model: library, rows: libraryRows }]
  const log: Logger = { ...silentLogger, warn: (_, message) => void warnings.push(message ?? '') }
  runtime = await openRuntime({ config, systems, log })
  app = await buildApp({ runtime, systems, log, demo: undefined })
  address = await app.listen({ port: 0, host: '127.0.0.1' })
})

afterAll(async () => {
  await app.close()
  await runtime.close()
  Date.now = realNow
  await rm(directory, { recursive: true })
})

const health = async () => (await (await fetch(`${address}/health`)).json()) as Health
const metrics = async () => (await fetch(`${address}/metrics`)).text()
const metric = async (name: string) =>
  new RegExp(`^longtable_${name}(?:\\{[^}]*\\})? (\\S+)$`, 'm').exec(await metrics())?.[1]

/** Names of metrics in a text, without what a histogram adds to its own. */
const namesIn = (text: string) =>
  new Set(
    [...text.matchAll(/\b(?:longtable|process|nodejs)_[a-z0-9_]+/g)].map(([name]) =>
      name.replace(/_(bucket|sum|count)$/, ''),
    ),
  )

it('the dashboard shows what there is, and it and the document tell of all that is ours', async () => {
  const docs = new URL('../../../../docs/', import.meta.url)
  const board = JSON.parse(await readFile(new URL('grafana-dashboard.json', docs), 'utf8')) as {
    readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[]
  }
  const asked = board.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join('\n')
  const told = [...(await metrics()).matchAll(/^# HELP (\w+)/gm)].map(([, name = '']) => name)
  expect([...namesIn(asked)].filter((name) => !told.includes(name))).toEqual([])
  const ours = told.filter((name) => name.startsWith('longtable_')).sort()
  expect(ours.length).toBeGreaterThan(10)
  expect(ours.filter((name) => !namesIn(asked).has(name))).toEqual([])
  const listed = (await readFile(new URL('operations.md', docs), 'utf8')).matchAll(
    /^\| `(longtable_\w+)` \|/gm,
  )
  expect([...listed].map(([, name]) => name).sort()).toEqual(ours)
})

describe('health and metrics', () => {
  it('tell of unprocessed changes, of jobs, and that all is well', async () => {
    await expect.poll(health).toMatchObject({
      status: 'ok',
      jobs: { dead: 0 },
      processors: [
        { table: 'longtable_accounts', unprocessed: 0, waiting: 0, dead: 0 },
        { table: 'library', unprocessed: 0 },
      ],
    })
    for (const name of ['unprocessed_changes', 'change_log_gap', 'dead_jobs'])
      expect(await metric(name), name).toBe('0')
    expect(Number(await metric('job_oldest_due_seconds'))).toBeGreaterThanOrEqual(0)
  })

  it('tell of a dead job', async () => {
    const system = runtime.engine.table(SystemTable.name)
    const at = Date.now() + 3_600_000
    await enqueue(system, { kind: 'mail.send', jobId: 'j1', payload: null, at }, Date.now())
    await system.write([
      {
        kind: 'update',
        key: { PK: 'JOB#mail.send', SK: 'j1' },
        set: { status: 'dead', GSI1PK: 'JOBS#DEAD' },
      },
    ])
    await expect.poll(health).toMatchObject({ status: 'degraded', jobs: { dead: 1 } })
    expect(await metric('dead_jobs')).toBe('1')
  })

  it('count an item that a list leaves out, by table', async () => {
    const count = () => metric('unreadable_items_total')
    expect(await count()).toBe('0')
    const store = runtime.engine.table(accountsTable.name)
    await store.write([{ kind: 'put', item: { ...toItem(Note, { id: 'n1', text: '' }), text: 5 } }])
    const reader = runtime.people.accountsContext(undefined, {
      address: '127.0.0.1',
      agent: 'test',
    })
    expect(await notes(reader, { id: 'n1' })).toEqual({ items: [] })
    expect(await count()).toBe('1')
    expect(await metrics()).toMatch(/unreadable_items_total\{[^}]*table="longtable_accounts"/)
  })

  it('count what was stamped ahead of a clock that went back, which is said once', async () => {
    runtime.people.stamp()
    expect(await metric('stamps_ahead_total')).toBe('0')
    shiftMs = -3_600_000
    for (let n = 0; n < 3; n++) runtime.people.stamp()
    expect(await metric('stamps_ahead_total')).toBe('3')
    expect(warnings.filter((line) => line.includes('clock went back'))).toHaveLength(1)
  })
})
