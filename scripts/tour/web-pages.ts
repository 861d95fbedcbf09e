import type { Stage } from '@longtable/web/testing/stage'
import type { Page } from 'playwright-core'

export const GUILD = '/goalsguild'
/** The last thing that the demo people do. */
const LATEST = 'I have practised looking calm'

export const GROUP = 'Morning Runners'
export const GOAL = 'Run the Lakeside half marathon'
const GROUP_PARTS = ['', '/goals', '/members', '/board', '/settings']
const PLAIN = [
  '',
  '/goals',
  '/goals?status=completed',
  '/goals/new',
  '/tasks',
  '/invites',
  '/invites?show=sent',
  '/quests',
  '/quests?status=completed',
  '/quests/new',
  '/chat',
  '/chat/requests',
  '/people',
  '/people?list=followers',
  '/people/demo',
  '/groups',
  '/groups/new',
  '/help',
  '/help?list=helping',
  '/offers',
  '/search',
  '/search?q=run',
  '/tags/running',
  '/tags/running?part=goals',
  '/nowhere',
]

export const ADMIN_PAGES = [
  'users',
  'users?who=lena',
  'promotions?actor=lena',
  'reports',
  'audit',
  'dead-letters',
].map((part) => `${GUILD}/admin/${part}`)

export const PARTNER_PAGES = [`${GUILD}/offers?by=mine`]

/** From the front page, by one click. */
export async function enter(stage: Stage, name: string): Promise<Page> {
  const page = await stage.device()
  await page.goto(stage.address)
  await page.getByRole('button', { name: `Come in as ${name}` }).click()
  await page.getByRole('heading', { name: new RegExp(`, ${name.split(' ')[0]}$`) }).waitFor()
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
  await page.waitForLoadState('networkidle')
}

/** Where the first link of a page leads that begins with this path. */
export async function firstLink(page: Page, from: string, to: string): Promise<string> {
  await open(page, new URL(from, page.url()).href)
  const link = page.locator(`main a[href^="${to}"]:not([href$="/new"], [href$="/requests"])`)
  await link.first().waitFor()
  return (await link.first().getAttribute('href')) ?? from
}

/** Where something leads that is in a list by its name. */
export async function named(page: Page, list: string, name: string): Promise<string> {
  await open(page, new URL(`${GUILD}/${list}`, page.url()).href)
  return (await page.getByRole('link', { name }).first().getAttribute('href')) ?? GUILD
}

/** The applicants of the demo person's startup, once there are some. */
export async function board(page: Page): Promise<string> {
  await page.goto(new URL('/collabhub', page.url()).href)
  await page.waitForURL(/\/s\/[^/]+\/overview/)
  const path = new URL(page.url()).pathname.replace('overview', 'applicants')
  do await open(page, new URL(path, page.url()).href)
  while ((await page.locator('[id^="card-"]').count()) < 3)
  return path
}

/** The page of what is first in the feed. */
async function firstActivity(page: Page): Promise<string> {
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

/** Every page of the demo person, with the things that are first in their lists. */
export async function everyPage(page: Page): Promise<readonly string[]> {
  const first = (list: string) => firstLink(page, GUILD + list, `${GUILD}${list}/`)
  const goal = await named(page, 'goals', GOAL)
  const group = await named(page, 'groups', GROUP)
  return [
    ...PLAIN.map((path) => GUILD + path),
    goal,
    `${goal}/invite`,
    await firstActivity(page),
    await first('/quests'),
    await first('/chat'),
    ...GROUP_PARTS.map((part) => group + part),
    await first('/people'),
    await first('/help'),
    await first('/offers'),
    '/account',
    ...['profile', 'notifications', 'security', 'data'].map((part) => `${GUILD}/settings/${part}`),
    ...['security', 'preferences', 'products'].map((part) => `/account/${part}`),
  ]
}
