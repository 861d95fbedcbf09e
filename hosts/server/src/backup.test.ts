import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { createHeld, createLease, silentLogger, SystemTable } from '@longtable/core'
import { ggCore } from '@longtable/goals-guild'
import { openLmdb } from '@longtable/store/lmdb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO } from './demo-person.ts'
import { connect } from './testing/client.ts'
import { signIn } from './testing/people.ts'
import { type Program, runProgram, startProgram } from './testing/program.ts'
import { type Stored, storedIn } from './testing/stored.ts'

let parent: string
const within = (name: string) => join(parent, name)
const places = () => ({ LONGTABLE_BACKUPS: within('backups'), LONGTABLE_BACKUP_KEEP: '1' })

const call = (data: string, ...words: string[]) =>
  runProgram({ words, environment: { LONGTABLE_DATA: within(data), ...places() } })

/** Somebody's goal on a server that runs. */
async function newGoal(program: Program, title: string): Promise<void> {
  const client = connect(program.address)
  const { idToken } = await signIn(client, DEMO.email, DEMO.password)
  const query = `mutation { createGoal(title: ${JSON.stringify(title)}) { id } }`
  const made = await client.graphql({ query, endpoint: '/goalsguild/graphql' }, idToken)
  client.close()
  if (made.errors) throw new Error(JSON.stringify(made.errors))
}

/** Uploads are stored before they are shown, so any object stands for them. */
const putFile = async (data: string, key: string, text: string) => {
  const { diskObjects } = await import('@longtable/files/disk')
  const directory = join(within(data), 'files')
  const secret = Buffer.alloc(32)
  await diskObjects({ directory, secret, baseUrl: '/', now: Date.now }).putOnce(
    key,
    Buffer.from(text),
  )
}

const titles = (items: Stored) =>
  [...items.values()].flatMap(({ type, title }) => (type === 'Goal' ? [title] : [])).sort()

let program: Program
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'longtable-backup-'))
  program = await startProgram({ environment: { LONGTABLE_DATA: within('data'), ...places() } })
  await newGoal(program, 'Carry water 💧')
  await putFile('data', 'goals-guild/avatars/one.png', 'a picture')
})
afterAll(async () => {
  await program.kill()
  await rm(parent, { recursive: true })
})

const healthOf = async () =>
  (await (await fetch(`${program.address}/health`)).json()) as { readonly backup?: unknown }

describe('a backup', () => {
  it('is made beside a server, whose health tells of it, and is put back whole', async () => {
    expect(await healthOf()).toMatchObject({ backup: null })
    expect(await call('data', 'backup')).toMatchObject({ code: 0 })
    await expect.poll(healthOf).toMatchObject({ backup: { ageHours: 0 } })
    const metrics = await (await fetch(`${program.address}/metrics`)).text()
    expect(metrics).toMatch(/^longtable_backup_age_seconds\{place="directory"/m)
    await newGoal(program, 'Come too late')

    expect(await call('restored', 'restore', '--check')).toMatchObject({ code: 0 })
    expect(await readdir(parent)).not.toContain('restored')
    const restored = await call('restored', 'restore')
    expect(restored).toMatchObject({ code: 0, stdout: expect.stringContaining('is restored.') })
    expect(titles(await storedIn(within('restored'), [ggCore]))).toEqual(['Carry water 💧'])
    expect((await readdir(within('restored'))).sort()).toEqual(
      expect.arrayContaining(['audit-heads.log', 'data.mdb', 'files', 'keys']),
    )
    expect(
      await readFile(join(within('restored'), 'files/objects/goals-guild/avatars/one.png'), 'utf8'),
    ).toBe('a picture')
    // Whoever had signed in is still known: the keys came along.
    await using again = await startProgram({ environment: { LONGTABLE_DATA: within('restored') } })
    await newGoal(again, 'Go on')
    expect(await call('restored', 'restore')).toMatchObject({ code: 1 })
  })

  it('is one at a time, and says what it lacks', async () => {
    const engine = await openLmdb({ directory: within('data'), tables: [SystemTable] })
    const system = engine.table(SystemTable.name)
    const own = { name: 'backup', owner: 'another', now: Date.now, log: silentLogger }
    const lease = createLease({ system, ...own })
    expect(await lease.hold()).toBe(true)
    const second = await createHeld(system, lease).during(() => call('data', 'backup'))
    expect(second).toMatchObject({ code: 1, stderr: 'A backup is being made already.\n' })
    await lease.release()
    await engine.close()
    expect(await call('data', 'backup')).toMatchObject({ code: 0 })
    const nowhere = await runProgram({
      words: ['backup'],
      environment: { LONGTABLE_DATA: within('data') },
    })
    expect(nowhere).toMatchObject({ code: 2, stderr: expect.stringContaining('LONGTABLE_BACKUPS') })
  })

  it('that was damaged is named, and nothing is put in place', async () => {
    const copy = within('damaged')
    await cp(within('backups'), copy, { recursive: true })
    const environment = { LONGTABLE_DATA: within('never'), LONGTABLE_BACKUPS: copy }
    const chunks = join(copy, 'objects/chunks')
    const files = await readdir(chunks, { recursive: true, withFileTypes: true })
    // Some are of a former backup: whichever the newest has, it is another.
    for (const { parentPath, name } of files.filter((entry) => entry.isFile()))
      await writeFile(join(parentPath, name), 'something else')
    for (const words of [['restore', '--check'], ['restore']]) {
      const { code, stderr } = await runProgram({ words, environment })
      expect(code).toBe(1)
      expect(stderr).toMatch(/the chunk [0-9a-f]{64} was altered/)
    }
    expect((await readdir(parent)).filter((name) => name.startsWith('never'))).toEqual([])
  })
})

describe('an export', () => {
  it('has lines as DynamoDB imports them, is not written over, and goes into no store with data', async () => {
    expect(await program.stop()).toBe(0)
    expect(await call('data', 'export', within('out'))).toMatchObject({ code: 0 })
    expect(await call('data', 'export', within('out'))).toMatchObject({ code: 1 })
    const part = await readFile(join(within('out'), 'tables/gg_core/part-00.json.gz'))
    const [line = '{}'] = gunzipSync(part).toString().split('\n')
    expect(JSON.parse(line)).toMatchObject({ Item: { PK: { S: expect.any(String) } } })
    expect(await call('data', 'import', within('out'))).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('is not empty'),
    })
  })

  it('that lost something on its way writes nothing', async () => {
    await writeFile(join(within('out'), 'tables/gg_core/part-03.json.gz'), 'else')
    const { code, stderr } = await call('half', 'import', within('out'))
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringContaining(
        'part-03.json.gz is not what was exported. Nothing was written.',
      ),
    })
  })
})
