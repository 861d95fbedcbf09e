import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { freePort } from '@longtable/server/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { filesUnder as allFilesUnder } from '../bundle.mjs'
import { root } from '../import-rule/read-repository.ts'
import { answersOf } from './readme.ts'
import { cleanPlace, killAll, type Place, run, shell } from './start.ts'

const machine = mkdtempSync(join(tmpdir(), 'longtable-clone-'))
const clone = join(machine, 'longtable')
afterAll(() => {
  killAll()
  rmSync(machine, { recursive: true, force: true })
})

/** What no clone has. */
const OWN = ['node_modules', '.git', '.cache', 'data', 'coverage']
let place: Place
beforeAll(async () => {
  cpSync(root, clone, { recursive: true, filter: (path) => !OWN.includes(basename(path)) })
  const PORT = String(await freePort())
  place = cleanPlace(clone, { PORT, npm_config_cache: join(machine, 'npm') })
})

/** Who has just cloned it sees somebody's home, by two lines and a click. */
async function seeServer(command: string, data: string): Promise<Record<string, string>> {
  const environment = { ...place.environment, LONGTABLE_DATA: join(machine, data) }
  const server = shell(command, { ...place, environment })
  const address = await server.says(/^Longtable: (\S+)/m)
  expect(await (await fetch(address)).text()).toContain('Robin Hale')
  const answers = await answersOf(address)
  await server.stop()
  return answers
}

it('npm start', async () => {
  const { goalsguild = '' } = await seeServer('npm start', 'world')
  expect(goalsguild).toContain('"data":{"goals"')
})

it('npm start -- --empty', async () => {
  const { goalsguild = '' } = await seeServer('npm start -- --empty', 'empty')
  expect(goalsguild).toContain('"goals":{"items":[]}')
})

const hashes = () =>
  Object.fromEntries(
    ['packages', 'hosts', 'apps', 'bench', 'scripts', 'docs']
      .flatMap((folder) => allFilesUnder(join(clone, folder)))
      .map((path) => [path, createHash('sha256').update(readFileSync(path)).digest('hex')]),
  )

it('what a developer begins with: nothing is amiss, and nothing is written anew', async () => {
  const before = hashes()
  for (const command of ['npm ci', 'npm run check', 'npm run format', 'npm run docs']) {
    const { code, output } = await run(command, place)
    expect(code, `${command}\n${output}`).toBe(0)
  }
  expect(hashes()).toEqual(before)
})

it('npm run dev', async () => {
  const server = shell('npm run dev', place)
  await server.says(/Pages, reloaded as you edit them/)
  await server.stop()
})
