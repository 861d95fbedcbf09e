import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

/** What a clone has, and nothing that only lies here. */
function copyTracked(): void {
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  for (const path of tracked.split('\0').filter(Boolean))
    if (existsSync(join(root, path))) cpSync(join(root, path), join(clone, path))
}

const cache = join(machine, 'npm')
let place: Place
beforeAll(async () => {
  copyTracked()
  const PORT = String(await freePort())
  place = cleanPlace(clone, { PORT, npm_config_cache: cache })
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

it('begins with what a clone has, and with nothing that was fetched before', () => {
  expect(existsSync(join(clone, 'package.json'))).toBe(true)
  expect([existsSync(cache), existsSync(join(clone, 'node_modules'))]).toEqual([false, false])
})

it('npm start', async () => {
  const { goalsguild = '' } = await seeServer('npm start', 'world')
  expect(goalsguild).toContain('"data":{"goals"')
})

it('npm test, of one file', async () => {
  const { code, output } = await run('npm test packages/entity/src/change.test.ts', place)
  expect(output).toMatch(/^[1-9]\d* passed, 0 failed$/m)
  expect(code, output).toBe(0)
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
  const commands = [
    'npm ci',
    'npm run check',
    'npm run format',
    'npm run docs',
    'npx vitest run packages/goals-guild/src/capacity.test.ts -u',
    'npx vitest run packages/goals-guild/src/units.test.ts packages/collab-hub/src/units.test.ts packages/hold-that-thought/src/units.test.ts packages/accounts/src/units.test.ts',
  ]
  for (const command of commands) {
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

it('npm run tour pictures', async () => {
  const { code, output } = await run('npm run tour pictures', place)
  expect(code, output).toBe(0)
})
