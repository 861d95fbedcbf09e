import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Page } from 'playwright-core'
import { openBrowser } from './browser.ts'

const WIDE = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 844 }

/** The server as people start it, with data of its own. */
async function startServer() {
  const data = await mkdtemp(join(tmpdir(), 'longtable-tour-'))
  const server = spawn(
    process.execPath,
    ['--import', './scripts/from-sources.mjs', 'hosts/server/src/main.ts'],
    {
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1', LONGTABLE_DATA: data },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  let address: string | undefined
  for await (const line of createInterface(server.stdout)) {
    address = /http:\S+/.exec(line)?.[0]
    if (address) break
  }
  if (!address) throw new Error('The server did not start.')
  return {
    address,
    async stop() {
      const ended = once(server, 'exit') as Promise<[number | null]>
      server.kill('SIGTERM')
      const [code] = await ended
      await rm(data, { recursive: true })
      return code
    },
  }
}

const ask = async (page: Page, condition: string) => {
  await page.getByLabel('Key condition').fill(condition)
  await page.keyboard.press('Enter')
}

interface Look {
  readonly page: Page
  expect(what: string, holds: boolean): void
}

async function lookAround({ page, expect }: Look): Promise<void> {
  await page.locator('#items > li').first().waitFor()
  expect('the first page shows an example', (await page.locator('#match b').count()) > 0)
  expect(
    'the page says that it is a sample',
    (await page.locator('#sample').innerText()).includes('sample'),
  )

  await page.locator('#filter').fill('followersOf')
  await page.locator('#patterns a:visible').first().click()
  await page.locator('#match', { hasText: '001: Who follows me' }).waitFor()
  expect(
    'a follow is recognised',
    (await page.locator('#items h3').first().innerText()).startsWith('Follow'),
  )

  await page.locator('#items a.key', { hasText: 'FOLLOWING#' }).first().click()
  await page.locator('#match', { hasText: 'followEdge' }).waitFor()
  await page.goBack()
  await page.locator('#match', { hasText: 'followersOf' }).waitFor()
}

async function lookAtErrors({ page, expect }: Look): Promise<void> {
  await ask(page, 'GSI9PK=X')
  await page.locator('#problem', { hasText: 'GSI9PK: is no key of this table' }).waitFor()
  expect('a refused query shows no items', (await page.locator('#items > li').count()) === 0)

  await page.locator('#filter').fill('comment')
  await page.locator('#entities a:visible', { hasText: 'COMMENT#{createdAt}' }).first().click()
  await page.locator('#items pre', { hasText: '<b>42 km</b>' }).first().waitFor()
  expect('stored markup stays text', (await page.locator('#items pre b').count()) === 0)
}

/** Contrast and names are for people to judge; that nothing sticks out sideways can be measured. */
async function lookAtWidth({ page, expect }: Look): Promise<void> {
  for (const size of [WIDE, PHONE]) {
    await page.setViewportSize(size)
    const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
    expect(`nothing sticks out at ${size.width} pixels`, Number(overflow) <= 0)
  }
}

async function takePictures(page: Page, folder: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const [name, size] of [
      ['wide', WIDE],
      ['phone', PHONE],
    ] as const) {
      await page.setViewportSize(size)
      await page.screenshot({ path: join(folder, `${name}-${colorScheme}.png`) })
    }
  }
}

/** Every table, a pattern, a link, an error, hostile text, by mouse and by keyboard. */
export async function tourExplorer(pictures: string): Promise<readonly string[]> {
  const problems: string[] = []
  const expect = (what: string, holds: boolean) => {
    if (!holds) problems.push(`not so: ${what}`)
  }
  const server = await startServer()
  const browser = await openBrowser()
  try {
    const page = await browser.newPage({ viewport: WIDE })
    page.setDefaultTimeout(10_000)
    page.on('pageerror', (error) => problems.push(`script error: ${error.message}`))
    page.on('console', (message) => {
      const refused = message.text().includes('400 (Bad Request)')
      if (message.type() === 'error' && !refused) problems.push(`console: ${message.text()}`)
    })
    await page.goto(`${server.address}/explorer`)
    await lookAround({ page, expect })
    await lookAtErrors({ page, expect })
    await page.screenshot({ path: join(pictures, 'comment.png') })
    for (const system of ['CollabHub', 'HoldThatThought', 'GoalsGuild']) {
      await page.getByRole('link', { name: system }).click()
      await page.locator('#tables [aria-current]', { hasText: system }).waitFor()
      await page.locator('#items > li').first().waitFor()
      await page.screenshot({ path: join(pictures, `${system}.png`) })
    }
    await lookAtWidth({ page, expect })
    await page.setViewportSize(WIDE)
    await page.goto(`${server.address}/explorer`)
    await page.locator('#items > li').first().waitFor()
    await takePictures(page, pictures)
  } finally {
    await browser.close()
    expect('the server stops with code 0', (await server.stop()) === 0)
  }
  return problems
}
