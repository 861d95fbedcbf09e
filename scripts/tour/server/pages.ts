import { join } from 'node:path'
import type { Client } from '@longtable/server/testing'
import type { Page } from 'playwright-core'
import { openBrowser } from '../browser.ts'
import type { Report } from './report.ts'

const WIDE = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 844 }

const HEADERS = [
  'content-security-policy',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'x-request-id',
]

/** Without a browser: what is served, and under which headers. */
export async function tourHttp(client: Client, { line, see }: Report): Promise<void> {
  line('Build 5: one process, its pages, health and metrics')
  for (const path of ['/', '/accounts', '/explorer', '/outbox', '/health', '/metrics']) {
    const { status, headers } = await client.send(path)
    const missing = HEADERS.filter((name) => headers[name] === undefined)
    see(`${path} answers with its security headers`, status === 200 && missing.length === 0, {
      status,
      missing,
    })
  }
  const health = await client.send('/health')
  see('health knows store, processors and lag', /"lagMs":\d+/.test(health.text), health.text)
  const metrics = await client.send('/metrics')
  see('metrics count requests', metrics.text.includes('longtable_http_seconds_count'))
  const page = await client.send('/accounts')
  const links = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)]
    .map(([, link = '']) => link)
    .filter((link) => !link.startsWith('data:'))
  const statuses = []
  for (const link of links) statuses.push((await client.send(link)).status)
  see(
    'GraphiQL loads only from here',
    links.length >= 3 &&
      links.every((link) => link.startsWith('/')) &&
      statuses.every((status) => status === 200),
    links,
  )
  const foreign = await client.send('/health', { headers: { origin: 'https://evil.example' } })
  see('a page from elsewhere is refused', foreign.status === 421, foreign.text)
}

async function picture(page: Page, path: string): Promise<void> {
  await page.setViewportSize(WIDE)
  await page.screenshot({ path: `${path}.png` })
  await page.setViewportSize(PHONE)
  await page.screenshot({ path: `${path}-phone.png` })
  await page.setViewportSize(WIDE)
}

/** In a real browser, as a person sees them; without one it says so, and the tour goes on. */
export async function tourPages(address: string, { see }: Report, pictures: string): Promise<void> {
  const browser = await openBrowser().catch((error: unknown) => {
    see('there is a browser to look at the pages with', false, String(error))
  })
  if (!browser) return
  try {
    const page = await browser.newPage({ viewport: WIDE })
    page.setDefaultTimeout(20_000)
    const errors: string[] = []
    const elsewhere: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('request', (request) => {
      if (!/^(blob|data):/.test(request.url()) && !request.url().startsWith(address))
        elsewhere.push(request.url())
    })
    await page.goto(address)
    await picture(page, join(pictures, 'front'))
    await page.getByRole('link', { name: 'Accounts' }).click()
    await page.locator('.graphiql-execute-button').click()
    await page.locator('.result-window', { hasText: 'demo@longtable.example' }).waitFor()
    see('GraphiQL runs its first example as the demo person', true)
    await page.screenshot({ path: join(pictures, 'graphiql.png') })
    await page.goto(`${address}/outbox`)
    await page.getByRole('link', { name: 'Confirm your e-mail address' }).first().waitFor()
    await picture(page, join(pictures, 'outbox'))
    await page.getByRole('link', { name: 'Confirm your e-mail address' }).first().click()
    await page.locator('pre', { hasText: 'Your code' }).waitFor()
    await picture(page, join(pictures, 'mail'))
    see('the pages ask nobody else', elsewhere.length === 0, elsewhere)
    see('and have no script errors', errors.length === 0, errors)
  } finally {
    await browser.close()
  }
}
