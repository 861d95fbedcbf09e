import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accountsTable } from '@longtable/accounts'
import { SystemTable } from '@longtable/core'
import { openLmdb } from '@longtable/store/lmdb'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runProgram, startProgram } from './testing/program.ts'

const TABLE = accountsTable.name

let data: string
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'longtable-damage-'))
  await (await startProgram({ environment: { LONGTABLE_DATA: data } })).stop()
})
afterAll(() => rm(data, { recursive: true }))

const run = (...words: string[]) => runProgram({ words, environment: { LONGTABLE_DATA: data } })
const openTables = () => openLmdb({ directory: data, tables: [accountsTable, SystemTable] })

/** As after a day without the program on DynamoDB: what the processors would read next is gone. */
async function loseChanges() {
  const engine = await openTables()
  const key = { PK: 'CHECKPOINT#longtable', SK: TABLE }
  await engine.table(SystemTable.name).write([{ kind: 'update', key, set: { position: '0' } }])
  await engine.tools(TABLE).trim(await engine.table(TABLE).changes.newest())
  await engine.close()
}

it('verify says when the file of audit heads is torn or missing', async () => {
  const file = join(data, 'audit-heads.log')
  const text = await readFile(file, 'utf8')
  await writeFile(file, `{"table":"longta\n${text}`)
  const torn = await run('verify')
  expect(torn.stderr).toContain('audit-heads.log, line 1: not a head')
  expect(torn.code).toBe(0)
  await rm(file)
  const missing = await run('verify')
  expect(missing.stdout).toContain('audit-heads.log is missing')
  expect(missing.code).toBe(3)
  await writeFile(file, text)
})

it('verify finds what contradicts what inside the store', async () => {
  const stray = Buffer.from([0, 1, 65, 66, 0, 0, 0, 1, 67, 68])
  const damage = async (isThere: boolean) => {
    const engine = await openTables()
    const index = engine.environment.databases(accountsTable).indexes.get('GSI1')
    await engine.environment.commit(() =>
      isThere ? index?.putSync(stray, Buffer.alloc(0)) : index?.removeSync(stray),
    )
    await engine.close()
  }
  await damage(true)
  const { code, stdout } = await run('verify', '--json')
  expect(code).toBe(3)
  expect(JSON.parse(stdout)).toContainEqual(
    expect.objectContaining({
      table: TABLE,
      problems: [expect.stringContaining('GSI1: an entry points to no such item')],
    }),
  )
  await damage(false)
})

it('a gap in the changes stops the processors, is told once, and is skipped while it runs', async () => {
  await loseChanges()
  const listed = await run('changes', 'list', '--json')
  expect(listed.code).toBe(3)
  expect(JSON.parse(listed.stdout)).toMatchObject([{ table: TABLE }])

  await using server = await startProgram({ environment: { LONGTABLE_DATA: data } })
  const health = async () => (await (await fetch(`${server.address}/health`)).json()) as unknown
  const limit = { timeout: 600_000 }
  await expect.poll(health, limit).toMatchObject({
    status: 'degraded',
    store: 'ok',
    processors: expect.arrayContaining([
      expect.objectContaining({ table: TABLE, gap: expect.any(String) }),
    ]),
  })
  await expect.poll(() => server.output, limit).toContain('changes are missing')
  expect((await run('changes', 'skip', TABLE)).stdout).toContain('They are skipped')
  await expect.poll(health, limit).toMatchObject({ status: 'ok' })
  expect(server.output.match(/changes are missing/g)).toHaveLength(1)
  expect(await server.stop()).toBe(0)
})

it('a gap is left by rebuilding too, and a wrong table is a wrong call', async () => {
  await loseChanges()
  const { code, stdout } = await run('changes', 'rebuild', TABLE, '--json')
  expect(code).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject({ restored: 0, skipped: { table: TABLE } })
  expect(await run('changes', 'list')).toMatchObject({
    code: 0,
    stdout: 'No changes are missing.\n',
  })
  expect((await run('changes', 'skip', 'nowhere')).code).toBe(2)
})
