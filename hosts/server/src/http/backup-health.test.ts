import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accountsTable } from '@longtable/accounts'
import { SystemTable } from '@longtable/core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { awaitFirst, tellNewest } from '../backup/newest.ts'
import { openAppAround, type OpenApp } from '../testing/app.ts'
import { startProgram } from '../testing/program.ts'
import type { Health } from './health.ts'

const HOUR_MS = 3_600_000
const BEGIN = Date.parse('2030-01-01T00:00:00Z')

let directory: string
let nowMs = BEGIN
let opened: OpenApp

beforeEach(async () => {
  nowMs = BEGIN
  directory = await mkdtemp(join(tmpdir(), 'longtable-backup-health-'))
  opened = await openAppAround({
    directory,
    tables: [accountsTable, SystemTable],
    edgesOf: () => new Map(),
    environment: { LONGTABLE_BACKUPS: `${directory}-backups`, LONGTABLE_BACKUP_HOURS: '24' },
    now: () => nowMs,
  })
})
afterEach(async () => {
  await opened.app.close()
  await opened.engine.close()
  await rm(directory, { recursive: true })
})

const health = async () => (await opened.app.inject('/health')).json<Health>()
const ageSeconds = async () => {
  const { body } = await opened.app.inject('/metrics')
  return /^longtable_backup_age_seconds\{[^}]*place="directory"[^}]*\} (\S+)$/m.exec(body)?.[1]
}

describe('health', () => {
  it('misses a first backup that is not made, since it was to be, whatever was started since', async () => {
    await awaitFirst(directory, nowMs)
    nowMs += 47 * HOUR_MS
    await awaitFirst(directory, nowMs)
    expect(await health()).toMatchObject({ status: 'ok', backup: null })
    expect(await ageSeconds()).toBe(String(47 * 3600))
    nowMs += 2 * HOUR_MS
    await expect.poll(health).toMatchObject({ status: 'degraded', backup: null })
    expect(await ageSeconds()).toBe(String(49 * 3600))
  })

  it('cannot tell the age of one from a time to come, and says so', async () => {
    const at = new Date(nowMs + 9000 * HOUR_MS).toISOString()
    await tellNewest(directory, { name: 'one', at })
    expect(await health()).toMatchObject({ status: 'degraded', backup: { at, isAhead: true } })
    await tellNewest(directory, { name: 'two', at: new Date(nowMs).toISOString() })
    await expect
      .poll(async () => (await health()).backup)
      .toEqual({ at: expect.any(String), ageHours: 0 })
    expect(await health()).toMatchObject({ status: 'ok' })
  })

  it('awaits the first from now on where a clock was ahead', async () => {
    await awaitFirst(directory, nowMs + 9000 * HOUR_MS)
    await awaitFirst(directory, nowMs)
    expect(await ageSeconds()).toBe('0')
    nowMs += 49 * HOUR_MS
    expect(await health()).toMatchObject({ status: 'degraded', backup: null })
  })

  it('misses one after others, and none when it is there', async () => {
    await awaitFirst(directory, nowMs)
    nowMs += 49 * HOUR_MS
    await tellNewest(directory, { name: 'one', at: new Date(nowMs).toISOString() })
    expect(await health()).toMatchObject({ status: 'ok', backup: { ageHours: 0 } })
    await awaitFirst(directory, nowMs + HOUR_MS)
    nowMs += 49 * HOUR_MS
    await expect.poll(health).toMatchObject({ status: 'degraded', backup: { ageHours: 49 } })
  })
})

it('a server that makes backups tells of the first before it is there', async () => {
  const environment = {
    LONGTABLE_DATA: directory,
    LONGTABLE_BACKUPS: `${directory}-backups`,
    LONGTABLE_BACKUP_HOURS: '24',
  }
  await using program = await startProgram({ environment })
  expect(await (await fetch(`${program.address}/health`)).json()).toMatchObject({ backup: null })
  const metrics = await (await fetch(`${program.address}/metrics`)).text()
  expect(metrics).toMatch(/^longtable_backup_age_seconds\{place="directory"[^}]*\} \d/m)
})
