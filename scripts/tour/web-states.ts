import { settled } from '@longtable/web/testing/settled'
import type { Stage } from '@longtable/web/testing/stage'
import type { Page, Route } from 'playwright-core'
import type { Album } from './album.ts'
import { FAMILY, GUILD, HUB, open } from './web-pages.ts'

/** Pages that read something, of each product. */
const READING = [
  ...['', '/goals', '/tasks', '/quests', '/chat', '/people', '/groups', '/search?q=run'].map(
    (path) => GUILD + path,
  ),
  ...['/startups', '/roles', '/messages', '/saved', '/billing'].map((path) => HUB + path),
  ...['', '/letters', '/photos', '/family', '/drafts', '/messages'].map((path) => FAMILY + path),
  '/account/security',
]

const HOMES = [GUILD, `${HUB}/startups`, `${FAMILY}/letters`]

const asksWho = (route: Route) => /\bme\b/.test(route.request().postData()?.slice(0, 120) ?? '')

/** What every page begins with is answered; what it shows is not, or is refused. */
async function holding(
  page: Page,
  answer: (route: Route) => Promise<void> | void,
): Promise<() => Promise<void>> {
  const place = '**/graphql'
  await page.route(place, (route) => (asksWho(route) ? route.continue() : answer(route)))
  return () => page.unroute(place)
}

const refuse = (route: Route) =>
  route.fulfill({
    contentType: 'application/json',
    body: JSON.stringify({ errors: [{ message: 'No.', extensions: { code: 'INTERNAL' } }] }),
  })

interface Looking {
  readonly stage: Stage
  readonly page: Page
  readonly album: Album
}

/** While it is read: what holds the place of what comes. */
async function seeLoading({ stage, page, album }: Looking): Promise<void> {
  const release = await holding(page, () => {})
  for (const path of READING) {
    await page.goto(stage.address + path)
    await page.locator('main').first().waitFor()
    await album.take(page, { path, who: 'robin', state: 'loading' })
  }
  await release()
}

async function seeErrors({ stage, page, album }: Looking): Promise<void> {
  const release = await holding(page, refuse)
  for (const path of READING) {
    await page.goto(stage.address + path)
    await page.locator('main').first().waitFor()
    await settled(page)
    await album.take(page, { path, who: 'robin', state: 'error' })
  }
  await release()
}

async function seeOffline({ stage, page, album }: Looking): Promise<void> {
  for (const path of HOMES) {
    await open(page, stage.address + path)
    await page.context().setOffline(true)
    await page
      .getByText(/offline|connection/i)
      .first()
      .waitFor()
    await album.take(page, { path, who: 'robin', state: 'offline' })
    await page.context().setOffline(false)
  }
}

const EMPTY_GUILD = ['', '/goals', '/tasks', '/quests', '/chat', '/people', '/groups', '/invites']
const EMPTY_TALENT = ['/applications', '/saved', '/messages', '/billing']
const EMPTY_INVESTOR = ['/access', '/messages']

/** For whoever has just come, and has nothing yet. */
async function seeEmpty({ stage, album }: Omit<Looking, 'page'>): Promise<void> {
  const newcomers = [
    {
      person: await stage.somebody('newcomer', 'Nora New'),
      product: GUILD,
      paths: [...EMPTY_GUILD, '/help', '/offers?by=mine'],
    },
    { person: await stage.member('newtalent', 'TALENT'), product: HUB, paths: EMPTY_TALENT },
    { person: await stage.member('newinvestor', 'INVESTOR'), product: HUB, paths: EMPTY_INVESTOR },
    { person: await stage.member('newfounder', 'FOUNDER'), product: HUB, paths: ['/s/new'] },
    { person: await stage.relative('newrelative', 'Nele'), product: FAMILY, paths: ['/pending'] },
  ]
  for (const { person, product, paths } of newcomers) {
    const page = await stage.deviceOf(person.email, { product })
    for (const path of paths) {
      await open(page, stage.address + product + path)
      await album.take(page, { path: product + path, who: person.nickname, state: 'empty' })
    }
    await page.context().close()
  }
}

/** How pages look when all is not well. */
export async function seeStates(looking: Looking): Promise<void> {
  await seeEmpty(looking)
  await seeOffline(looking)
  await seeLoading(looking)
  await seeErrors(looking)
  // A browser complains of a network that is away.
  looking.stage.complaints()
}
