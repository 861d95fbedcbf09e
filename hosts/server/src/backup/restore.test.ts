import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keysIn, pngFile, serveS3 } from '@longtable/files/testing'
import { ggCore } from '@longtable/goals-guild'
import type { Item } from '@longtable/store'
import { openLmdb } from '@longtable/store/lmdb'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DEMO } from '../demo-person.ts'
import { connect } from '../testing/client.ts'
import { sendPicture } from '../testing/guild-pictures.ts'
import { signIn } from '../testing/people.ts'
import { runProgram, startProgram } from '../testing/program.ts'

let parent: string
let s3: Awaited<ReturnType<typeof serveS3>>
let key: string
const within = (name: string) => join(parent, name)

const environmentOf = (data: string, backups = 'backups') => ({
  LONGTABLE_DATA: within(data),
  LONGTABLE_BACKUPS: within(backups),
  LONGTABLE_FILES: 's3',
  FILES_BUCKET: s3.bucket,
  S3_ENDPOINT: s3.endpoint,
  AWS_REGION: 'us-east-1',
  AWS_ACCESS_KEY_ID: 'test',
  AWS_SECRET_ACCESS_KEY: 'test',
})
const call = (environment: Readonly<Record<string, string>>, ...words: string[]) =>
  runProgram({ words, environment })

/** What a backup must not be put back with. */
const STRAY: Item = { PK: 'NOBODY#1', SK: 'KNOWS#1', type: 'Stray' }

async function writeStray(kind: 'put' | 'delete'): Promise<void> {
  const engine = await openLmdb({ directory: within('data'), tables: [ggCore] })
  const one = { PK: STRAY.PK, SK: STRAY.SK }
  const operation = kind === 'put' ? { kind, item: STRAY } : { kind, key: one }
  await engine.table(ggCore.name).write([operation])
  await engine.close()
}

/** A person with one picture, in a bucket. */
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'longtable-restore-'))
  s3 = await serveS3()
  const program = await startProgram({ environment: environmentOf('data') })
  const client = connect(program.address)
  const { idToken } = await signIn(client, DEMO.email, DEMO.password)
  await sendPicture(client, idToken, pngFile(7, 5))
  client.close()
  await program.stop()
  const keys = (await keysIn(s3.objects, '')).filter((one) => !one.startsWith('temp/'))
  if (keys[0] === undefined) throw new Error('There is no picture.')
  key = keys[0]
})
afterAll(async () => {
  await s3[Symbol.asyncDispose]()
  await rm(parent, { recursive: true })
})

it('a backup in which verify finds something is named, and nothing is put in place, unless it is to be', async () => {
  await writeStray('put')
  expect(await call(environmentOf('data', 'spoilt'), 'backup')).toMatchObject({ code: 0 })
  await writeStray('delete')
  await s3.objects.remove(key)

  const refused = await call(environmentOf('again', 'spoilt'), 'restore')
  expect(refused).toMatchObject({
    code: 3,
    stdout: expect.stringMatching(/nothing was put in place[^]*NOBODY#1 \/ KNOWS#1: no entity/),
  })
  expect((await readdir(parent)).filter((name) => name.startsWith('again'))).toEqual([])
  // The bucket is one that others read: no file came back before all was looked at.
  expect(await keysIn(s3.objects, '')).not.toContain(key)

  const forced = await call(environmentOf('again', 'spoilt'), 'restore', '--anyway')
  expect(forced).toMatchObject({ code: 3, stdout: expect.stringContaining('is restored.') })
  expect(existsSync(within('again/data.mdb'))).toBe(true)
  expect(await keysIn(s3.objects, '')).toContain(key)
})

it('files are compared with the rows that tell of them before they go to their bucket', async () => {
  expect(await call(environmentOf('data'), 'backup')).toMatchObject({ code: 0 })
  await s3.objects.remove(key)
  expect(await call(environmentOf('data', 'lacking'), 'backup')).toMatchObject({ code: 0 })

  const refused = await call(environmentOf('lacks', 'lacking'), 'restore')
  expect(refused).toMatchObject({ code: 3, stdout: expect.stringContaining(`${key} is missing`) })
  expect(existsSync(within('lacks'))).toBe(false)

  expect(await call(environmentOf('back'), 'restore')).toMatchObject({ code: 0 })
  expect(await keysIn(s3.objects, '')).toContain(key)
  expect(await call(environmentOf('back'), 'verify', '--files')).toMatchObject({ code: 0 })
})

it('an empty directory is filled and not replaced, because a disk may be mounted there', async () => {
  await mkdir(within('mounted'), { mode: 0o700 })
  const { ino } = await stat(within('mounted'))
  // Left by one that was killed, or that is at work: only the operator knows.
  await mkdir(within('mounted/.restoring-0a1b2c3d'))
  const { code, stderr } = await call(environmentOf('mounted'), 'restore')
  expect(stderr).toContain(`${within('mounted/.restoring-0a1b2c3d')} is of a restore that`)
  expect(code).toBe(0)
  expect((await stat(within('mounted'))).ino).toBe(ino)
  await rmdir(within('mounted/.restoring-0a1b2c3d'))
  const names = await readdir(within('mounted'))
  expect(names).toEqual(expect.arrayContaining(['data.mdb', 'keys']))
  expect(names.filter((name) => name.startsWith('.'))).toEqual([])
  expect(await call(environmentOf('mounted'), 'verify', '--files')).toMatchObject({ code: 0 })
})

it.each(['new', 'empty'])(
  'of two restores at once into one %s directory one is put in place',
  async (kind) => {
    const data = `twice-${kind}`
    if (kind === 'empty') await mkdir(within(data), { mode: 0o700 })
    const restores = [1, 2].map(() => call(environmentOf(data), 'restore'))
    const [first, second] = (await Promise.all(restores)).sort(
      (one, other) => Number(one.code) - Number(other.code),
    )
    expect(first).toMatchObject({ code: 0, stdout: expect.stringContaining('is restored.') })
    expect(second).toMatchObject({ code: 1, stderr: expect.stringContaining('not empty') })
    expect((await readdir(parent)).filter((name) => name.startsWith(data))).toEqual([data])
    expect((await readdir(within(data))).filter((name) => name.startsWith('.'))).toEqual([])
    expect(await call(environmentOf(data), 'verify')).toMatchObject({ code: 0 })
  },
)

it('a place is of one data directory, and of one that was restored from it when it takes over', async () => {
  const owned = (data: string) => environmentOf(data, 'owned')
  expect(await call(owned('data'), 'backup')).toMatchObject({ code: 0 })
  expect((await call(owned('heir'), 'restore', '--anyway')).stdout).toContain('is restored.')
  const refused = {
    code: 1,
    stderr: expect.stringMatching(/^This place has the backups of another data directory.*\n$/),
  }
  // The lease of the backup that it came from is in it, and runs out.
  await expect.poll(() => call(owned('heir'), 'backup')).toMatchObject(refused)
  expect(await call(owned('heir'), 'backup', '--take-over')).toMatchObject({ code: 0 })
  expect(await call(owned('heir'), 'backup')).toMatchObject({ code: 0 })
  expect(await call(owned('data'), 'backup')).toMatchObject(refused)
})

it('a bucket is a place for backups by its name alone', async () => {
  const { FILES_BUCKET: _, LONGTABLE_FILES: __, ...environment } = environmentOf('data')
  const there = { ...environment, LONGTABLE_BACKUPS: `s3://${s3.bucket}` }
  expect(await call(there, 'backup')).toMatchObject({ code: 0 })
  expect((await keysIn(s3.objects, 'backups/')).length).toBe(1)
  expect(await call(there, 'backup', 'list')).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  })
  const elsewhere = { ...there, LONGTABLE_DATA: within('from-bucket') }
  expect(await call(elsewhere, 'restore', '--check')).toMatchObject({ code: 0 })
  expect((await call(elsewhere, 'restore', '--anyway')).stdout).toContain('is restored.')
  expect(existsSync(within('from-bucket/data.mdb'))).toBe(true)
})

it('a server that starts removes the copy that a killed backup has left, and nothing that somebody keeps', async () => {
  const own = within('data/backup-before-upgrade')
  await mkdir(own)
  await writeFile(join(own, 'data.mdb'), 'kept by hand')
  await mkdir(within('data/copies-in-use/store-x1y2z3'), { recursive: true })
  await using program = await startProgram({ environment: environmentOf('data') })
  expect(await readdir(within('data/copies-in-use'))).toEqual([])
  expect(await readFile(join(own, 'data.mdb'), 'utf8')).toBe('kept by hand')
  expect(await program.stop()).toBe(0)
})
