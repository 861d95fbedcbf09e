import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readdir,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect } from './testing/client.ts'
import { newPerson } from './testing/people.ts'
import { runProgram, startProgram } from './testing/program.ts'

const SOMEBODY_ELSE = 54_321
const isRoot = process.getuid?.() === 0
const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)

let place: string
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'longtable-private-'))
})
afterAll(() => rm(place, { recursive: true }))

async function directory(name: string, mode: number): Promise<string> {
  const path = join(place, name)
  await mkdir(path)
  await chmod(path, mode)
  return path
}

const verify = (data: string) =>
  runProgram({ words: ['verify'], environment: { LONGTABLE_DATA: data } })

/** Everything below a directory that others could read, write or enter. */
async function openTo(path: string): Promise<string[]> {
  const found: string[] = []
  for (const name of await readdir(path, { recursive: true }))
    if (((await stat(join(path, name))).mode & 0o077) !== 0) found.push(name)
  return found
}

describe.skipIf(process.platform === 'win32')('the data', { timeout: 600_000 }, () => {
  it('is its owner’s alone from the first file on, in a directory that was there before', async () => {
    const data = await directory('fresh', 0o755)
    await using program = await startProgram({ environment: { LONGTABLE_DATA: data } })
    await newPerson(connect(program.address), 'first@example.com')
    expect(await modeOf(data)).toBe('700')
    expect(await readdir(data)).toEqual(expect.arrayContaining(['data.mdb', 'keys', 'outbox']))
    expect(await openTo(data)).toEqual([])
    expect(program.output).toContain(`is its owner's alone now: ${data}.`)
    await program.stop()
  })

  it('is mended when it was copied with wider rights, by commands too', async () => {
    const data = await directory('copied', 0o700)
    await (await startProgram({ environment: { LONGTABLE_DATA: data } })).stop()
    expect((await verify(data)).code).toBe(0)
    const { stdout } = await runProgram({
      words: ['admin', 'grant', 'nobody@example.com'],
      environment: { LONGTABLE_DATA: data },
    })
    expect(stdout).toBe('')
    const paths = [data, join(data, 'data.mdb'), join(data, 'keys')]
    for (const name of await readdir(join(data, 'keys'))) paths.push(join(data, 'keys', name))
    expect(paths.length).toBeGreaterThan(3)
    for (const path of paths) await chmod(path, 0o755)
    const { code, stderr } = await verify(data)
    expect(code).toBe(0)
    for (const path of paths) {
      expect(stderr).toContain(path)
      expect(await modeOf(path)).toBe('700')
    }
    expect((await verify(data)).stderr).not.toContain('open to others')
  })

  it('is not kept in a directory of other things, which stays as it is', async () => {
    const home = await directory('home', 0o755)
    await writeFile(join(home, 'letter.txt'), 'Dear Ana')
    const { code, stderr } = await verify(home)
    expect(code).toBe(1)
    expect(stderr).toContain(`${home} is open to others (mode 755) and holds other things`)
    expect(stderr).not.toMatch(/\n\s+at /)
    expect(await modeOf(home)).toBe('755')
    expect(await readdir(home)).toEqual(['letter.txt'])
  })

  it('is not kept where another user decides', async () => {
    const other = isRoot ? await directory('other', 0o755) : '/'
    if (isRoot) {
      await mkdir(join(other, 'keys'))
      await chown(other, SOMEBODY_ELSE, SOMEBODY_ELSE)
    }
    const { code, stderr } = await verify(other)
    expect(code).toBe(1)
    expect(stderr).toMatch(
      /is open to others \(mode 755\) and (belongs to another user|holds other)/,
    )
    expect(await modeOf(other)).toBe('755')
  })

  it('does not reach through a link to what is elsewhere', async () => {
    const data = await directory('linking', 0o700)
    const elsewhere = await directory('elsewhere', 0o755)
    await (await startProgram({ environment: { LONGTABLE_DATA: data } })).stop()
    await rm(join(data, 'files'), { recursive: true, force: true })
    await symlink(elsewhere, join(data, 'files'))
    expect((await verify(data)).code).toBe(0)
    expect(await modeOf(elsewhere)).toBe('755')
  })
})
