import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accountsTable } from '@longtable/accounts'
import { ggCore } from '@longtable/goals-guild'
import { openLmdb } from '@longtable/store/lmdb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO } from './demo-person.ts'
import { runProgram, startProgram } from './testing/program.ts'

let data: string
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'longtable-commands-'))
  // The first start makes the tables and the demo account.
  await (await startProgram({ environment: { LONGTABLE_DATA: data } })).stop()
})
afterAll(() => rm(data, { recursive: true }))

const run = (...words: string[]) => runProgram({ words, environment: { LONGTABLE_DATA: data } })

/** Standard output holds the answer and nothing else. */
async function answer(...words: string[]) {
  const { code, stdout } = await run(...words, '--json')
  return { code, answer: JSON.parse(stdout) as unknown }
}

describe('admin', () => {
  it('grants and revokes, for everything or for one system', async () => {
    expect(await answer('admin', 'grant', DEMO.email)).toMatchObject({
      code: 0,
      answer: { groups: ['admin'] },
    })
    const words = [DEMO.email, '--system', 'goalsguild']
    expect(await run('admin', 'grant', ...words)).toMatchObject({
      code: 0,
      stdout: `${DEMO.email} is now in: admin, goalsguild:admin.\n`,
    })
    expect(await answer('admin', 'revoke', DEMO.email)).toMatchObject({
      code: 0,
      answer: { groups: ['goalsguild:admin'] },
    })
  })

  it('refuses an address without an account with 1, and a wrong call with 2', async () => {
    const nobody = await run('admin', 'grant', 'nobody@example.com')
    expect(nobody.code).toBe(1)
    expect(nobody.stderr).toBe(
      'An account nobody@example.com does not exist, or you may not see it.\n',
    )
    for (const words of [
      ['admin', 'grant', 'no address'],
      ['admin', 'grant', DEMO.email, '--system', 'nowhere'],
    ])
      expect(await run(...words)).toMatchObject({ code: 2, stdout: '' })
  })
})

describe('tables and dead letters', () => {
  it('are shown for people and for programs', async () => {
    const tables = await answer('tables', 'describe')
    expect(tables.code).toBe(0)
    expect((tables.answer as { name: string }[]).map(({ name }) => name)).toEqual([
      'longtable_accounts',
      'longtable_system',
      'gg_core',
      'collabhub-main',
      'HoldThatThought',
    ])
    expect(await answer('deadletters', 'list')).toEqual({
      code: 0,
      answer: { changes: [], jobs: [] },
    })
    expect(await run('deadletters', 'list')).toMatchObject({ stdout: 'No dead letters.\n' })
    expect((await run('deadletters', 'drop')).code).toBe(2)
  })
})

describe('reconcile', () => {
  it('shows what is off, mends it when asked to, and then has nothing to say', async () => {
    const engine = await openLmdb({ directory: data, tables: [ggCore] })
    const store = engine.table(ggCore.name)
    for await (const page of engine.tools(ggCore.name).scan())
      for (const item of page)
        if (item['type'] === 'Group' && item['name'] === 'Morning runners')
          await store.write([
            { kind: 'update', key: { PK: item.PK, SK: item.SK }, set: { memberCount: 70 } },
          ])
    await engine.close()
    const wrong = expect.objectContaining({ attribute: 'memberCount', was: 70, is: 2 }) as unknown
    const mended = expect.arrayContaining([wrong]) as unknown
    const off = { tables: [{ table: 'gg_core', mended }] }
    const dry = await answer('reconcile', '--dry-run')
    expect(dry).toMatchObject({ code: 0, answer: { isDry: true, ...off } })
    expect(await answer('reconcile')).toMatchObject({ code: 0, answer: { isDry: false, ...off } })
    expect(await run('reconcile')).toMatchObject({ code: 0, stdout: 'gg_core: 0 mended\n' })
  })
})

describe('verify', () => {
  it('ends with 0 while all is well, and with 3 once an entry was edited', async () => {
    const well = await answer('verify')
    expect(well.code).toBe(0)
    expect(well.answer).toContainEqual(
      expect.objectContaining({ table: 'longtable_accounts', problems: [] }),
    )

    const engine = await openLmdb({ directory: data, tables: [accountsTable] })
    for await (const page of engine.tools(accountsTable.name).scan())
      for (const item of page)
        if (item['action'] === 'DEMO_ACCOUNT_CREATED') {
          const edited = { ...item, ipAddress: '10.0.0.1' }
          await engine.table(accountsTable.name).write([{ kind: 'put', item: edited }])
        }
    await engine.close()

    const broken = await answer('verify')
    expect(broken.code).toBe(3)
    const problems = (broken.answer as { problems: string[] }[]).flatMap((one) => one.problems)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain('altered')
  })
})
