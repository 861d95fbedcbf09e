import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../import-rule/read-repository.ts'
import { buildContext, dockerfile, settingsIn, wordsIn } from './read-dockerfile.ts'

const steps = dockerfile()
const all = (wanted: string) =>
  steps.filter(({ word }) => word === wanted).map(({ rest }) => rest.trim())

it('the image is Debian with Node, runs as nobody special, and keeps data in one volume', () => {
  expect(all('FROM')).toEqual(['node:20-bookworm-slim'])
  expect(all('USER')).toEqual(['node'])
  expect(all('VOLUME')).toEqual(['/data'])
  const settings = Object.assign({}, ...all('ENV').map(settingsIn)) as Record<string, string>
  expect(settings['LONGTABLE_DATA']).toMatch(/^\/data\//)
  expect(all('EXPOSE')).toEqual([settings['PORT']])
  for (const rest of [...all('CMD'), ...all('HEALTHCHECK')]) {
    const [program, file = ''] = wordsIn(rest)
    expect([program, existsSync(join(root, file))]).toEqual(['node', true])
  }
})

it('the image is built from sources alone: nothing of this machine, no data, no history', () => {
  const given = buildContext()
  expect(given).toEqual(
    expect.arrayContaining([
      'package.json',
      'package-lock.json',
      'scripts/start.mjs',
      'apps/web/products.mjs',
      'hosts/server/src/main.ts',
    ]),
  )
  const unwanted = /(^|\/)(node_modules|\.git|\.cache)\/|^data\/|\.test\.ts$/
  expect(given.filter((path) => unwanted.test(path))).toEqual([])
})

it('its health check fails where nobody answers', () => {
  const env = { PATH: process.env['PATH'] ?? '', HOST: '0.0.0.0', PORT: '9' }
  const asked = spawnSync(process.execPath, ['scripts/healthy.mjs'], { cwd: root, env })
  expect([asked.status, String(asked.stdout)]).toEqual([1, expect.stringContaining('No answer')])
})
