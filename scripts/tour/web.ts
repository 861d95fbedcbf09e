import { join } from 'node:path'
import { PHONE, WIDE } from '@longtable/web/testing/browser'
import { openStage, type Stage } from '@longtable/web/testing/stage'
import type { Page } from 'playwright-core'
import { createReport, type Report } from './report.ts'
import type { TourPlace } from './stage.ts'
import {
  ADMIN_PAGES,
  enter,
  enterLater,
  everyPage,
  GUILD,
  open,
  PARTNER_PAGES,
} from './web-pages.ts'

const LOOKS = [
  { size: WIDE, colorScheme: 'light' },
  { size: WIDE, colorScheme: 'dark' },
  { size: PHONE, colorScheme: 'light' },
  { size: PHONE, colorScheme: 'dark' },
] as const

type Look = (typeof LOOKS)[number]

const LIGHT = LOOKS.filter(({ colorScheme }) => colorScheme === 'light')

const ENTRANCES = ['/sign-in', '/sign-up', '/verify', '/forgot', '/reset']
/** What opens over a page, by its key. */
const OVERLAYS = { n: 'new-goal', '?': 'keys', 'Control+k': 'palette' } as const

const nameOf = (path: string) =>
  path
    .replace(/[0-9A-HJKMNP-TV-Z]{26}/g, 'one')
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '') || 'front'

/** Where pictures go, and what is in the name of each. */
interface Album {
  readonly pictures: string
  readonly looks?: readonly Look[]
  readonly suffix?: string
}

async function take(page: Page, name: string, album: Album): Promise<void> {
  const { pictures, looks = LOOKS, suffix = '' } = album
  for (const { size, colorScheme } of looks) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const path = join(pictures, `${name}${suffix}-${size.width}-${colorScheme}.png`)
    await page.screenshot({ path, animations: 'disabled' })
  }
}

async function seeOutside(stage: Stage, album: Album): Promise<void> {
  const page = await stage.device()
  for (const path of ['/', ...ENTRANCES.map((one) => GUILD + one)]) {
    await open(page, stage.address + path)
    await take(page, nameOf(path), album)
  }
  await page.context().close()
}

async function seeOverlays(page: Page, album: Album): Promise<void> {
  for (const [key, name] of Object.entries(OVERLAYS)) {
    await page.keyboard.press(key)
    await page.getByRole('dialog').waitFor()
    await take(page, name, album)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
}

interface Tour {
  readonly stage: Stage
  readonly report: Report
}

async function seeEach(
  { stage, report: { see } }: Tour,
  { page, paths }: { readonly page: Page; readonly paths: readonly string[] },
  album: Album,
): Promise<void> {
  for (const path of paths) {
    await open(page, stage.address + path)
    await take(page, nameOf(path), album)
    const complaints = stage.complaints()
    see(path, complaints.length === 0, complaints.length === 0 ? await page.title() : complaints)
  }
}

async function seePages(tour: Tour, pictures: string): Promise<void> {
  const { stage, report } = tour
  const album = { pictures }
  report.chapter('Before somebody is in')
  await seeOutside(stage, album)
  report.chapter('From the front page to a home that is lived in')
  const page = await enterLater(stage)
  report.see('one click, and the demo person is at home', true, await page.title())
  await seeOverlays(page, album)
  report.chapter('Every page')
  const paths = await everyPage(page)
  await seeEach(tour, { page, paths }, album)
  report.chapter('The pages of an admin, and of a partner')
  await seeEach(tour, { page: await enter(stage, 'Priya'), paths: ADMIN_PAGES }, album)
  await seeEach(tour, { page: await enter(stage, 'Otto'), paths: PARTNER_PAGES }, album)
  report.chapter('In German')
  await page.evaluate("localStorage.setItem('longtable.language', 'de')")
  await seeEach(tour, { page, paths }, { pictures, looks: LIGHT, suffix: '-de' })
}

/** The pages as people see them, wide and narrow, light and dark, and in German. */
export async function tourWeb({ pictures }: TourPlace): Promise<readonly string[]> {
  const report = createReport()
  await using stage = await openStage({ world: true })
  await seePages({ stage, report }, pictures)
  return report.problems
}
