import { join } from 'node:path'
import { PHONE, WIDE } from '@longtable/web/testing/browser'
import { openStage, type Stage } from '@longtable/web/testing/stage'
import type { Page } from 'playwright-core'
import { createReport, type Report } from './report.ts'
import { enter, everyPage, GUILD, open } from './web-pages.ts'

const LOOKS = [
  { size: WIDE, colorScheme: 'light' },
  { size: WIDE, colorScheme: 'dark' },
  { size: PHONE, colorScheme: 'light' },
  { size: PHONE, colorScheme: 'dark' },
] as const

const ENTRANCES = ['/sign-in', '/sign-up', '/verify', '/forgot', '/reset']
/** What opens over a page, by its key. */
const OVERLAYS = { n: 'new-goal', '?': 'keys', 'Control+k': 'palette' } as const

const nameOf = (path: string) =>
  path
    .replace(/[0-9A-HJKMNP-TV-Z]{26}/g, 'one')
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '') || 'front'

async function take(page: Page, name: string, pictures: string): Promise<void> {
  for (const { size, colorScheme } of LOOKS) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const path = join(pictures, `${name}-${size.width}-${colorScheme}.png`)
    await page.screenshot({ path, animations: 'disabled' })
  }
}

async function seeOutside(stage: Stage, pictures: string): Promise<void> {
  const page = await stage.device()
  for (const path of ['/', ...ENTRANCES.map((one) => GUILD + one)]) {
    await open(page, stage.address + path)
    await take(page, nameOf(path), pictures)
  }
  await page.context().close()
}

async function seeOverlays(page: Page, pictures: string): Promise<void> {
  for (const [key, name] of Object.entries(OVERLAYS)) {
    await page.keyboard.press(key)
    await page.getByRole('dialog').waitFor()
    await take(page, name, pictures)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
}

async function seePages(stage: Stage, { chapter, see }: Report, pictures: string): Promise<void> {
  chapter('Before somebody is in')
  await seeOutside(stage, pictures)
  chapter('From the front page to a home that is lived in')
  const page = await enter(stage)
  see('one click, and the demo person is at home', true, await page.title())
  await seeOverlays(page, pictures)
  chapter('Every page')
  for (const path of await everyPage(page)) {
    await open(page, stage.address + path)
    await take(page, nameOf(path), pictures)
    const complaints = stage.complaints()
    see(path, complaints.length === 0, complaints.length === 0 ? await page.title() : complaints)
  }
}

/** The pages as people see them, wide and narrow, light and dark. */
export async function tourWeb(pictures: string): Promise<readonly string[]> {
  const report = createReport()
  await using stage = await openStage({ world: true })
  await seePages(stage, report, pictures)
  return report.problems
}
