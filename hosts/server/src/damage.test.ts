import { randomBytes } from 'node:crypto'
import {
  chmod,
  chown,
  cp,
  mkdtemp,
  open,
  readdir,
  readFile,
  rm,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Call, FROM_SOURCES, runProgram, startProgram } from './testing/program.ts'

const MINUTES_MS = 60_000

let parent: string
let whole: string
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'longtable-damage-'))
  whole = join(parent, 'whole')
  await (await startProgram({ environment: { LONGTABLE_DATA: whole } })).stop()
}, 10 * MINUTES_MS)
afterAll(() => rm(parent, { recursive: true, force: true }))

/** None of them gets as far as its port. */
async function startBoth(directory: string, as: Partial<Call> = {}) {
  return Promise.all(
    ['1', '2'].map((LONGTABLE_WORKERS) => {
      const environment = { LONGTABLE_DATA: directory, LONGTABLE_WORKERS, PORT: '4999' }
      return runProgram({ environment, ...as })
    }),
  )
}

type Damage = (file: string) => Promise<void>

/** Whole pages are gone from the end. */
const cut =
  (part: number): Damage =>
  async (file) =>
    truncate(file, Math.floor((await readFile(file)).length * part))

const overwrite =
  (place: number, bytes: Buffer): Damage =>
  async (file) => {
    const handle = await open(file, 'r+')
    await handle.write(bytes, 0, bytes.length, place)
    await handle.close()
  }

const damages: readonly (readonly [string, Damage, RegExp])[] = [
  ['cut to a half', cut(0.5), /data\.mdb is damaged: it has \d+ of \d+ pages\./],
  ['cut to 100 bytes', (file) => truncate(file, 100), /is damaged: it ends within its head\./],
  ['without its second page', (file) => truncate(file, 8192), /it ends within its head\./],
  ['garbage', (file) => writeFile(file, randomBytes(100_000)), /it does not begin like a store\./],
  ['text', (file) => writeFile(file, 'hello\n'.repeat(9000)), /it does not begin like a store\./],
  ['of another format', overwrite(28, Buffer.from([9])), /its format is 9 instead of 2\./],
  ['garbage in its second head', overwrite(8192 + 24, randomBytes(64)), /does not begin like/],
  ['empty', (file) => truncate(file, 0), /has keys.* but no data\.mdb: the store was lost\./],
  ['gone', (file) => rm(file), /has keys.* but no data\.mdb: the store was lost\./],
]

describe('a store that is', () => {
  it.each(damages)(
    '%s is refused in one sentence, by one process and by several',
    async (name, damage, words) => {
      const directory = join(parent, name.replaceAll(' ', '-'))
      await cp(whole, directory, { recursive: true })
      await damage(join(directory, 'data.mdb'))
      for (const { code, stdout, stderr } of await startBoth(directory)) {
        expect(stderr).toMatch(words)
        expect(stderr.trim().split('\n')).toHaveLength(1)
        expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
      }
    },
    10 * MINUTES_MS,
  )

  it(
    'lost begins anew when the operator says so',
    async () => {
      const directory = join(parent, 'anew')
      await cp(whole, directory, { recursive: true })
      await rm(join(directory, 'data.mdb'))
      const environment = { LONGTABLE_DATA: directory }
      const program = await startProgram({ words: ['serve', '--new-store'], environment })
      expect(await program.stop()).toBe(0)
    },
    10 * MINUTES_MS,
  )
})

/** Root may write everywhere, so it becomes nobody. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined

async function giveToNobody(directory: string): Promise<void> {
  if (!nobody) return
  const inside = await readdir(directory, { recursive: true })
  for (const name of ['', ...inside]) await chown(join(directory, name), nobody.uid, nobody.gid)
}

describe('a directory that', () => {
  it(
    'cannot be written gets words, not a stack',
    async () => {
      const directory = join(parent, 'read-only')
      await cp(whole, directory, { recursive: true })
      await chmod(parent, 0o755)
      await giveToNobody(directory)
      await chmod(directory, 0o500)
      for (const workers of ['1', '2']) {
        const environment = { LONGTABLE_DATA: directory, LONGTABLE_WORKERS: workers, PORT: '4999' }
        const { code, stderr } = await runProgram({ entry: FROM_SOURCES, environment, ...nobody })
        expect(stderr).toMatch(/^The data directory cannot be written: .*LONGTABLE_DATA\.\n$/)
        expect(code).toBe(1)
      }
      await chmod(directory, 0o700)
    },
    10 * MINUTES_MS,
  )
})
