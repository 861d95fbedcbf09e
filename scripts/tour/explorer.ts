import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { openBrowser, PHONE, WIDE } from '@longtable/web/testing/browser'
import { registered, settled, text } from './person.ts'
import type { Report } from './report.ts'
import { type Stage, tour, type TourPlace } from './stage.ts'

/** Something to look at, and something that only looks like markup. */
async function fill({ client }: Stage): Promise<void> {
  const ana = await registered(client, 'ana')
  const ben = await registered(client, 'ben')
  await ben.does(`followUser(followeeId: ${text(ana.id)}) { createdAt }`)
  const goal = await ana.does('createGoal(title: "Marathon") { id }')
  const on = `resourceType: goal, resourceId: ${text(goal.id)}`
  await ana.does(`addComment(${on}, text: "<b>42 km</b>") { id }`)
}

async function seePatterns(page: Page, { chapter, see }: Report): Promise<void> {
  chapter('By access pattern and by key')
  // It shows a sample of the table, which may be a moment old.
  const shown = await settled(
    async () => {
      await page.reload()
      await page.locator('#items > li').first().waitFor()
      return page.locator('#patterns a', { hasText: 'followersOf' }).count()
    },
    (count) => count > 0,
  )
  see('the first page shows what people have made', shown > 0)
  await page.locator('#filter').fill('followersOf')
  await page.locator('#patterns a:visible').first().click()
  await page.locator('#match', { hasText: '001: Who follows me' }).waitFor()
  const entity = await page.locator('#items h3').first().innerText()
  see('a follow is recognised', entity.startsWith('Follow'), entity)
  await page.locator('#items a.key', { hasText: 'FOLLOWING#' }).first().click()
  await page.locator('#match', { hasText: 'followEdge' }).waitFor()
  see('its key leads to the edge', true, page.url())
  await page.goBack()
  await page.locator('#match', { hasText: 'followersOf' }).waitFor()
  see('and back', true)
}

async function seeText(page: Page, { chapter, see }: Report): Promise<void> {
  chapter('What is wrong, and what only looks like markup')
  await page.getByLabel('Key condition').fill('GSI9PK=X')
  await page.keyboard.press('Enter')
  const problem = page.locator('#problem', { hasText: 'GSI9PK: is no key of this table' })
  await problem.waitFor()
  see('a wrong key is named', true, await problem.innerText())
  see('and shows no items', (await page.locator('#items > li').count()) === 0)
  await page.locator('#filter').fill('commentsOn')
  await page.locator('#patterns a:visible').first().click()
  const stored = page.locator('#items pre', { hasText: '<b>42 km</b>' })
  await stored.first().waitFor()
  see('a stored text stays text', (await page.locator('#items pre b').count()) === 0)
}

async function seeTables(page: Page, { chapter, see }: Report, pictures: string): Promise<void> {
  chapter('Every table')
  for (const system of ['CollabHub', 'HoldThatThought', 'GoalsGuild']) {
    await page.getByRole('link', { name: system }).click()
    await page.locator('#tables [aria-current]', { hasText: system }).waitFor()
    await page.locator('#items > li').first().waitFor()
    const shown = await page.locator('#filling').innerText()
    see(system, !shown.includes('empty'), shown)
    for (const colorScheme of ['light', 'dark'] as const)
      for (const size of [WIDE, PHONE]) {
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize(size)
        const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
        if (Number(overflow) > 0) see(`nothing sticks out at ${size.width} pixels`, false, overflow)
        const name = `${system}-${size.width}-${colorScheme}.png`
        await page.screenshot({ path: join(pictures, name) })
      }
    await page.setViewportSize(WIDE)
  }
}

/** The tables as they are stored, by mouse and by keyboard. */
export const tourExplorer = (place: TourPlace) =>
  tour(place, async (stage) => {
    const { client, report } = stage
    await fill(stage)
    const browser = await openBrowser()
    try {
      const page = await browser.newPage({ viewport: WIDE })
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      page.on('console', (message) => {
        const isRefusal = message.text().includes('400 (Bad Request)')
        if (message.type() === 'error' && !isRefusal) errors.push(message.text())
      })
      await page.goto(`${client.address}/explorer`)
      await seePatterns(page, report)
      await seeText(page, report)
      await seeTables(page, report, place.pictures)
      report.see('no script failed', errors.length === 0, errors)
    } finally {
      await browser.close()
    }
  })
