import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { freePort } from '@longtable/server/testing'
import { afterAll, expect, it } from 'vitest'
import { cleanPlace, killAll, run, start } from '../documented/start.ts'
import { root } from '../import-rule/read-repository.ts'
import { buildContext, dockerfile, settingsIn, type Step, wordsIn } from './read-dockerfile.ts'

const machine = mkdtempSync(join(tmpdir(), 'longtable-image-'))
afterAll(() => {
  killAll()
  rmSync(machine, { recursive: true, force: true })
})

/** What the image has and this machine has not: its directories and its user. */
const here = (text: string): string =>
  text
    .replaceAll(/(?<=^|[ =])\/(app|data)\b/g, (path) => join(machine, path))
    .replaceAll('node:node', `${process.getuid?.()}:${process.getgid?.()}`)

interface Image {
  folder: string
  environment: Record<string, string>
  commands: Record<string, string[]>
}

function copyContext(folder: string): void {
  for (const path of buildContext()) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    copyFileSync(join(root, path), join(folder, path))
  }
}

async function take(image: Image, { word, rest }: Step): Promise<void> {
  if (word === 'WORKDIR') image.folder = here(rest)
  else if (word === 'COPY') copyContext(image.folder)
  else if (word === 'ENV') Object.assign(image.environment, settingsIn(here(rest)))
  else if (word === 'CMD' || word === 'HEALTHCHECK') image.commands[word] = wordsIn(rest)
  else if (word === 'RUN') {
    const { code, output } = await run(here(rest), image)
    expect(code, `${rest}\n${output}`).toBe(0)
  } else expect(['FROM', 'USER', 'VOLUME', 'EXPOSE']).toContain(word)
}

it('builds, starts, is healthy and ends by the steps of its Dockerfile, in a clean directory', async () => {
  // Nothing is there that was fetched before.
  const clean = cleanPlace(machine, { npm_config_cache: join(machine, 'npm') })
  const image: Image = { ...clean, environment: { ...clean.environment }, commands: {} }
  for (const step of dockerfile()) await take(image, step)

  // As `docker run -e …` says it: who is told its address is in production, wherever it listens.
  const port = await freePort()
  const told = { HOST: '127.0.0.1', PORT: String(port), LONGTABLE_URL: 'https://family.example' }
  const container = { ...image, environment: { ...image.environment, ...told } }
  const server = start(image.commands['CMD'] ?? [], container)
  await server.says(/^Longtable: /m)
  expect(server.heard.output).not.toContain('Installing')
  const asks = () => start(image.commands['HEALTHCHECK'] ?? [], container).ended
  expect(await asks()).toBe(0)
  const answer = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
  expect([(await answer('/')).status, (await answer('/explorer')).status]).toEqual([200, 404])
  expect(await (await answer('/goalsguild')).text()).not.toContain('longtable.example')
  // As `docker exec` does it.
  const verified = await run('node scripts/start.mjs verify', container)
  expect(verified.output).toMatch(/gg_core: \d+ items, \d+ audit entries, 0 problems/)
  expect(await server.stop()).toBe(0)
  expect(await asks()).toBe(1)
})
