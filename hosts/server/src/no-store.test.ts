import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runProgram } from './testing/program.ts'

let parent: string
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'longtable-no-store-'))
})
afterAll(() => rm(parent, { recursive: true }))

const calls: readonly (readonly string[])[] = [
  ['backup'],
  ['verify'],
  ['admin', 'grant', 'ana@example.com'],
  ['export', '/nowhere'],
]

describe('where there is no store', () => {
  it.each(calls)('%s begins none, and says so in one sentence', async (...words) => {
    const data = join(parent, 'not-mounted')
    const environment = { LONGTABLE_DATA: data, LONGTABLE_BACKUPS: join(parent, 'backups') }
    const refused = {
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^There is no store in .*\n$/),
    }
    expect(await runProgram({ words, environment })).toEqual(refused)
    expect(await readdir(parent)).toEqual([])
    // The place where a disk is mounted is there, and empty, when it is not.
    await mkdir(data, { mode: 0o700 })
    expect(await runProgram({ words, environment })).toEqual(refused)
    expect(await readdir(data)).toEqual([])
    await rm(data, { recursive: true })
  })
})
