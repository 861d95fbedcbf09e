import { settled } from '@longtable/web/testing/settled'
import type { Stage } from '@longtable/web/testing/stage'
import type { Page } from 'playwright-core'

export const GUILD = '/goalsguild'
export const HUB = '/collabhub'
export const FAMILY = '/holdthatthought'
/** The last thing that the demo people do. */
const LATEST = 'I have practised looking calm'

export const GROUP = 'Morning Runners'
export const GOAL = 'Run the Lakeside half marathon'

/** One letter in four was misread at first. */
const LOOKED_AT_MAX = 12

/** From the front page, by one click; each product says it in its own words. */
export async function enter(stage: Stage, name: string): Promise<Page> {
  const page = await stage.device()
  await page.goto(stage.address)
  const door = new RegExp(`^(Come in|Work|Read) as ${name}`)
  await page.getByRole('button', { name: door }).first().click()
  await page.waitForURL((url) => url.pathname !== '/')
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  return page
}

/** The same, once the world that was begun is lived to its end. */
export async function enterLater(stage: Stage): Promise<Page> {
  const page = await enter(stage, 'Robin Hale')
  while ((await page.getByText(LATEST).count()) === 0) {
    await page.reload()
    await page.getByRole('article').first().waitFor()
  }
  return page
}

/** What is drawn is what was asked for. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await settled(page)
}

const linksTo = (page: Page, to: string) =>
  page.locator(`main a[href^="${to}"]:not([href$="/new"], [href$="/requests"])`)

/** Where the first link of a page leads that begins with this path. */
export async function firstLink(page: Page, from: string, to: string): Promise<string> {
  await open(page, new URL(from, page.url()).href)
  const link = linksTo(page, to).first()
  await link.waitFor()
  return (await link.getAttribute('href')) ?? from
}

/** The same in a world that is still being lived. */
export async function linkInTime(page: Page, from: string, to: string): Promise<string> {
  do await open(page, new URL(from, page.url()).href)
  while ((await linksTo(page, to).count()) === 0)
  return firstLink(page, from, to)
}

/** The same where there may be none. */
export async function linkIfAny(page: Page, from: string, to: string): Promise<string[]> {
  await open(page, new URL(from, page.url()).href)
  const link = linksTo(page, to)
  return (await link.count()) === 0 ? [] : [(await link.first().getAttribute('href')) ?? from]
}

/** A letter that somebody has corrected since it was written down. */
export async function correctedLetter(page: Page): Promise<string> {
  const list = `${FAMILY}/letters`
  const first = await linkInTime(page, list, `${list}/`)
  const links = await linksTo(page, `${list}/`).all()
  const paths = await Promise.all(links.map((link) => link.getAttribute('href')))
  for (const path of paths.slice(0, LOOKED_AT_MAX)) {
    await open(page, new URL(`${path}/compare`, page.url()).href)
    if ((await page.getByText('Nobody has changed').count()) === 0) return path ?? first
  }
  return first
}

/** Where something leads that is in a list by its name. */
export async function named(page: Page, list: string, name: string): Promise<string> {
  await open(page, new URL(`${GUILD}/${list}`, page.url()).href)
  return (await page.getByRole('link', { name }).first().getAttribute('href')) ?? GUILD
}

/** The demo person's startup: the applicants, once there are some. */
export async function board(page: Page): Promise<string> {
  await page.goto(new URL(HUB, page.url()).href)
  await page.waitForURL(/\/s\/[^/]+\/overview/)
  const path = new URL(page.url()).pathname.replace('overview', 'applicants')
  do await open(page, new URL(path, page.url()).href)
  while ((await page.locator('[id^="card-"]').count()) < 3)
  return path
}

/** The page of what is first in the feed. */
export async function firstActivity(page: Page): Promise<string> {
  await open(page, new URL(GUILD, page.url()).href)
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^More about/ })
    .press('Enter')
  await page.getByRole('menuitem', { name: 'Open' }).press('Enter')
  await page.waitForURL(/activities/)
  return new URL(page.url()).pathname
}
