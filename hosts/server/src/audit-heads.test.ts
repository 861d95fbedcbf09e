import { appendFile, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { silentLogger } from '@longtable/core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { auditHeads, HEADS_FILE, knownHeads } from './audit-heads.ts'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'longtable-heads-'))
})
afterEach(() => rm(directory, { recursive: true }))

const head = (table: string, sequence: number) => ({
  table,
  sequence,
  hash: String(sequence).padStart(64, '0'),
  at: '2026-01-15T10:30:00.000Z',
})

describe('the file of audit heads', () => {
  it('is told of when it is not there', async () => {
    expect(await knownHeads(directory)).toEqual({ exist: false, heads: [], torn: [] })
    expect(await knownHeads(join(directory, 'nowhere'))).toMatchObject({ exist: false })
  })

  it('goes on with a line of its own after a torn write, which is told', async () => {
    const record = auditHeads(directory, silentLogger)
    await record(head('a', 1))
    await appendFile(join(directory, HEADS_FILE), '{"table":"a","sequ')
    await record(head('a', 3))
    expect(await knownHeads(directory)).toEqual({
      exist: true,
      heads: [head('a', 1), head('a', 3)],
      torn: [`${HEADS_FILE}, line 2`],
    })
    expect((await stat(join(directory, HEADS_FILE))).mode & 0o777).toBe(0o600)
  })

  it('is bounded, and keeps the newest head of every table, also of a quiet one', async () => {
    const workers = [1, 2].map(() => auditHeads(directory, silentLogger, 2000))
    await workers[0]?.(head('quiet', 7))
    for (let n = 1; n <= 200; n++) await workers[n % 2]?.(head('busy', n))
    const names = (await readdir(directory)).sort()
    expect(names).toHaveLength(4)
    expect(names).toContain(HEADS_FILE)
    const current = await readFile(join(directory, HEADS_FILE), 'utf8')
    expect(current.length).toBeLessThan(2500)
    const { heads, torn } = await knownHeads(directory)
    expect(torn).toEqual([])
    expect(heads).toContainEqual(head('quiet', 7))
    expect(heads.at(-1)).toEqual(head('busy', 200))
    const sequences = heads.filter(({ table }) => table === 'busy').map(({ sequence }) => sequence)
    expect(new Set(sequences).size).toBeGreaterThan(20)
  })

  it('loses no head of two workers that write and put aside at once', async () => {
    const workers = [1, 2].map(() => auditHeads(directory, silentLogger, 3000))
    for (let n = 1; n <= 60; n++)
      await Promise.all(workers.map((record, which) => record(head(`t${which}`, n))))
    const { heads, torn } = await knownHeads(directory)
    expect(torn).toEqual([])
    for (const table of ['t0', 't1'])
      expect(
        Math.max(...heads.filter((one) => one.table === table).map((one) => one.sequence)),
      ).toBe(60)
  })
})
