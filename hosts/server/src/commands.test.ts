import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accountsTable } from '@longtable/accounts'
import { collabHubTable } from '@longtable/collab-hub'
import { moveCheckpoint, SystemTable } from '@longtable/core'
import { ggCore } from '@longtable/goals-guild'
import type { Engine, Item } from '@longtable/store'
import { openLmdb } from '@longtable/store/lmdb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GROUP } from './background/group.ts'
import { DEMO } from './demo-person.ts'
import { connect } from './testing/client.ts'
import { signIn } from './testing/people.ts'
import { runProgram, startProgram } from './testing/program.ts'

let data: string
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'longtable-commands-'))
  // The first start makes the tables and the demo people's accounts.
  const program = await startProgram({ environment: { LONGTABLE_DATA: data } })
  const client = connect(program.address)
  const { idToken } = await signIn(client, DEMO.email, DEMO.password)
  const query = 'mutation { createGroup(name: "Morning runners") { id } }'
  const made = await client.graphql({ query, endpoint: '/goalsguild/graphql' }, idToken)
  if (made.errors) throw new Error(JSON.stringify(made.errors))
  client.close()
  await program.stop()
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
  /** Groups of that name as they are stored, and one is put in place of each. */
  async function replaceGroups(name: string, other: (item: Item) => Item): Promise<Item[]> {
    const engine = await openLmdb({ directory: data, tables: [ggCore] })
    const groups: Item[] = []
    for await (const page of engine.tools(ggCore.name).scan())
      groups.push(...page.filter((item) => item['type'] === 'Group' && item['name'] === name))
    for (const item of groups)
      await engine.table(ggCore.name).write([{ kind: 'put', item: other(item) }])
    await engine.close()
    return groups
  }

  it('shows what is off, mends it when asked to, and then has nothing to say', async () => {
    await replaceGroups('Morning runners', (item) => ({ ...item, memberCount: 70 }))
    const wrong = expect.objectContaining({ attribute: 'memberCount', was: 70, is: 1 }) as unknown
    const mended = expect.arrayContaining([wrong]) as unknown
    const tables: unknown = expect.arrayContaining([{ table: 'gg_core', mended, unreadable: [] }])
    const dry = await answer('reconcile', '--dry-run')
    expect(dry).toMatchObject({ code: 0, answer: { isDry: true, tables } })
    expect(await answer('reconcile')).toMatchObject({ code: 0, answer: { isDry: false, tables } })
    expect(await run('reconcile')).toMatchObject({
      code: 0,
      stdout: 'gg_core: 0 mended\ncollabhub-main: 0 mended\nHoldThatThought: 0 mended\n',
    })
  })

  it('names what cannot be read, and goes on with the others', async () => {
    const [group] = await replaceGroups('Morning runners', (item) => ({
      ...item,
      memberCount: 'x',
    }))
    const { code, answer: told } = await answer('reconcile')
    expect(code).toBe(3)
    const found = (told as { tables: { unreadable: string[] }[] }).tables
    expect(found.map(({ unreadable }) => unreadable.length)).toEqual([1, 0, 0])
    expect(found[0]?.unreadable[0]).toContain(`${group?.PK} / ${group?.SK} cannot be read`)
    const { stdout } = await run('reconcile', '--dry-run')
    expect(stdout).toContain(`  ${found[0]?.unreadable[0]}\ncollabhub-main: 0 would be mended\n`)
    await replaceGroups('Morning runners', (item) => ({ ...item, memberCount: 1 }))
    expect(await run('reconcile')).toMatchObject({ code: 0 })
  })
})

describe('adopt', () => {
  const createdAt = '2024-01-15T10:30:00Z'
  /** As document 004 has it, and nothing else. */
  const profile = (id: string, email: string): Item => ({
    PK: `USER#${id}`,
    SK: `PROFILE#${id}`,
    type: 'User',
    id,
    nickname: id,
    email,
    fullName: 'Pat Example',
    tags: [],
    tier: 'free',
    createdAt,
    updatedAt: createdAt,
  })
  const inTable = async <Result>(use: (engine: Engine) => Promise<Result>): Promise<Result> => {
    const engine = await openLmdb({ directory: data, tables: [ggCore] })
    try {
      return await use(engine)
    } finally {
      await engine.close()
    }
  }
  /** But for what goes by itself, in time. */
  const stored = () =>
    inTable(async (engine) => {
      const items: Item[] = []
      for await (const page of engine.tools(ggCore.name).scan()) items.push(...page)
      return items.filter(({ ttl }) => ttl === undefined)
    })

  it('says what it would add, adds it, has then nothing to add, and tells what contradicts', async () => {
    const words = ['adopt', '--table', 'gg_core']
    await inTable((engine) =>
      engine.table(ggCore.name).write([{ kind: 'put', item: profile('pat', 'pat@example.com') }]),
    )
    const before = await stored()
    const dry = await run(...words, '--dry-run')
    expect(dry.code).toBe(0)
    expect(dry.stdout).toMatch(/^Nothing was written\. This would be done:\ngg_core: \d+ items/)
    expect(dry.stdout).toMatch(
      / {2}added EmailUnique: 1\n {2}added NamePrefix: \d+\n {2}added NickUnique: 1\n/,
    )
    expect(await stored()).toEqual(before)

    const done = await answer(...words)
    const counts = { 'added EmailUnique': 1, 'added NickUnique': 1, 'completed User': 1 }
    expect(done).toMatchObject({
      code: 0,
      answer: { isDry: false, tables: [{ table: 'gg_core', counts, findings: [] }] },
    })
    const after = await stored()
    expect(after.map(({ PK }) => PK)).toEqual(
      expect.arrayContaining(['EMAIL#pat@example.com', 'NICK#pat']),
    )
    const nothing = {
      table: 'gg_core',
      items: expect.any(Number) as number,
      counts: {},
      findings: [],
      findingCount: 0,
      mended: [],
    }
    expect(await answer(...words)).toEqual({ code: 0, answer: { isDry: false, tables: [nothing] } })
    expect(await stored()).toEqual(after)

    await inTable((engine) =>
      engine.table(ggCore.name).write([{ kind: 'put', item: profile('sam', 'PAT@example.com') }]),
    )
    const told = await run(...words)
    expect(told.code).toBe(3)
    expect(told.stdout).toContain(
      '  contradictory, left alone: 1\n    EMAIL#pat@example.com is of pat, and sam has it too\n',
    )
    // What contradicts is for its operator to decide: sam has an address of their own.
    await inTable((engine) =>
      engine.table(ggCore.name).write([{ kind: 'put', item: profile('sam', 'sam@example.com') }]),
    )
    expect((await run(...words)).code).toBe(0)
  })

  it('seals the audit entries that others wrote, and verify has nothing to say of them', async () => {
    const words = ['adopt', '--table', 'collabhub-main']
    const engine = await openLmdb({ directory: data, tables: [collabHubTable, SystemTable] })
    const entry = {
      PK: 'AUDIT#2024-01-15',
      SK: `${createdAt}#audit-1`,
      auditId: 'audit-1',
      userId: 'pat',
      action: 'USER_LOGIN',
      resourceType: 'USER',
      resourceId: 'pat',
      ipAddress: '203.0.113.7',
      userAgent: 'curl/8.5.0',
      entityType: 'AUDIT_LOG',
      createdAt,
      GSI1PK: 'USER#pat',
      GSI1SK: `AUDIT#${createdAt}`,
    }
    const table = engine.table(collabHubTable.name)
    await table.write([{ kind: 'put', item: entry }])
    // As if it were older than all that the log tells of: no server will ever hear of it.
    await moveCheckpoint(engine.table(SystemTable.name), {
      group: GROUP,
      tableName: collabHubTable.name,
      position: await table.changes.newest(),
      now: Date.now(),
    })
    await engine.close()
    const unsealed = await run('verify')
    expect(unsealed.code).toBe(3)
    expect(unsealed.stdout).toContain('has not been sealed for more than 5 minutes')
    expect((await run(...words, '--dry-run')).stdout).toMatch(/^ {2}sealed AUDIT_LOG: \d+$/m)
    expect((await run(...words)).stdout).toMatch(/^ {2}sealed AUDIT_LOG: \d+$/m)
    expect((await run('verify')).code).toBe(0)
    expect((await run(...words)).stdout).not.toContain('sealed')
  })

  it('adopts beside a server, and refuses a table that is none', async () => {
    await using program = await startProgram({ environment: { LONGTABLE_DATA: data } })
    expect((await run('adopt', '--table', 'collabhub-main')).code).toBe(0)
    expect(await run('adopt', '--table', 'nowhere')).toMatchObject({ code: 2, stdout: '' })
    expect(await program.stop()).toBe(0)
  })
})

describe('verify', () => {
  it('ends with 0 while all is well, and with 3 once an entry was edited', async () => {
    const well = await answer('verify')
    const sound = expect.objectContaining({ table: 'longtable_accounts', problems: [] })
    const unsound = expect.objectContaining({ problems: [expect.anything()] })
    expect(well.answer).toContainEqual(sound)
    expect(well.answer).not.toContainEqual(unsound)
    expect(well.code).toBe(0)

    const engine = await openLmdb({ directory: data, tables: [accountsTable] })
    const entries: Item[] = []
    for await (const page of engine.tools(accountsTable.name).scan())
      entries.push(...page.filter(({ action }) => action === 'DEMO_ACCOUNT_CREATED'))
    const edited = { ...(entries[0] as Item), ipAddress: '10.0.0.1' }
    await engine.table(accountsTable.name).write([{ kind: 'put', item: edited }])
    await engine.close()

    const broken = await answer('verify')
    expect(broken.code).toBe(3)
    const problems = (broken.answer as { problems: string[] }[]).flatMap((one) => one.problems)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain('altered')
  })
})
