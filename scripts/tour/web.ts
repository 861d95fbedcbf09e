import { openStage, type Stage } from '@longtable/web/testing/stage'
import type { Page } from 'playwright-core'
import { type Album, NARROW, openAlbum } from './album.ts'
import { createReport, type Report } from './report.ts'
import type { TourPlace } from './stage.ts'
import { enter, enterLater, GUILD, open } from './web-pages.ts'
import { seeStates } from './web-states.ts'
import { others, outside, robin, type Walk } from './web-walks.ts'

/** What opens over a page, by its key. */
const OVERLAYS = { n: 'new-goal', '?': 'keys', 'Control+k': 'palette' } as const

interface Tour {
  readonly stage: Stage
  readonly report: Report
  readonly album: Album
}

async function seeOverlays({ stage, album }: Tour, page: Page): Promise<void> {
  await open(page, stage.address + GUILD)
  for (const [key, state] of Object.entries(OVERLAYS)) {
    await page.keyboard.press(key)
    await page.getByRole('dialog').waitFor()
    await album.take(page, { path: GUILD, who: 'robin', state })
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
}

interface Pages {
  readonly page: Page
  readonly paths: readonly string[]
  readonly who: string
  /** In German, on a phone: where long words show first. */
  readonly isGerman?: boolean
}

async function seeEach(tour: Tour, { page, paths, who, isGerman = false }: Pages): Promise<void> {
  const { stage, report, album } = tour
  for (const path of paths) {
    await open(page, stage.address + path)
    await album.take(page, { path, who, ...(isGerman && { state: 'de', looks: NARROW }) })
    const complaints = stage.complaints()
    report.see(
      `${who}: ${path}`,
      complaints.length === 0,
      complaints.length === 0 ? await page.title() : complaints,
    )
  }
}

async function seeWalk(tour: Tour, page: Page, { who, pages, german = [] }: Walk): Promise<void> {
  await seeEach(tour, { page, paths: await pages(page), who })
  await page.evaluate("localStorage.setItem('longtable.language', 'de')")
  await seeEach(tour, { page, paths: german, who, isGerman: true })
  await page.context().close()
}

async function seeRobin(tour: Tour, page: Page): Promise<void> {
  await seeOverlays(tour, page)
  await seeWalk(tour, page, robin)
}

async function seeOthers(tour: Tour): Promise<void> {
  const { stage } = tour
  for (const walk of [outside, ...others]) {
    const page = await (walk.name === undefined ? stage.device() : enter(stage, walk.name))
    await seeWalk(tour, page, walk)
  }
}

/**
 * Every page as people see it, by whoever it is for: wide and narrow, light and dark, in German, and
 * how it looks while it is empty, loading, refused or offline.
 */
export async function tourWeb({ pictures }: TourPlace): Promise<readonly string[]> {
  const report = createReport()
  const album = openAlbum(pictures)
  await using stage = await openStage({ world: true })
  const tour = { stage, report, album }
  report.chapter('From the front page to a home that is lived in')
  const page = await enterLater(stage)
  report.see('one click, and the demo person is at home', true, await page.title())
  report.chapter('Every page of everybody')
  // Several at once: while one page is drawn, another one is answered.
  await Promise.all([seeRobin(tour, page), seeOthers(tour)])
  report.chapter('Empty, offline, loading and refused')
  await seeStates({ stage, album })
  report.see('all of them on one page', true, await album.close())
  return report.problems
}
