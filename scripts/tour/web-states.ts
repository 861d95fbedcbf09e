import { settled } from '@longtable/web/testing/settled'
import type { Stage } from '@longtable/web/testing/stage'
import type { Page, Route } from 'playwright-core'
import type { Album } from './album.ts'
import { enter, FAMILY, GUILD, HUB, open } from './web-pages.ts'

/** Pages that read something, of each product, by somebody who is there. */
const READERS = [
  {
    name: 'Otto',
    home: GUILD,
    paths: ['', '/goals', '/tasks', '/quests', '/chat', '/people', '/groups', '/search?q=run'].map(
      (path) => GUILD + path,
    ),
  },
  {
    name: 'Vera',
    home: `${HUB}/startups`,
    paths: ['/startups', '/roles', '/messages', '/saved', '/access'].map((path) => HUB + path),
  },
  {
    name: 'Margaret',
    home: `${FAMILY}/letters`,
    paths: ['', '/letters', '/photos', '/family', '/drafts'].map((path) => FAMILY + path),
  },
]
type Reader = (typeof READERS)[number]

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
  readonly album: Album
}

interface Reading extends Looking, Reader {
  readonly page: Page
}

/** While it is read: what holds the place of what comes. */
async function seeLoading({ stage, page, album, paths }: Reading): Promise<void> {
  const release = await holding(page, () => {})
  for (const path of paths) {
    await page.goto(stage.address + path)
    await page.locator('main').first().waitFor()
    await album.take(page, { path, who: 'reader', state: 'loading', isSettling: false })
  }
  await release()
}

async function seeErrors({ stage, page, album, paths }: Reading): Promise<void> {
  const release = await holding(page, refuse)
  for (const path of paths) {
    await page.goto(stage.address + path)
    await page.locator('main').first().waitFor()
    await settled(page)
    await album.take(page, { path, who: 'reader', state: 'error' })
  }
  await release()
}

async function seeOffline({ stage, page, album, home }: Reading): Promise<void> {
  await open(page, stage.address + home)
  await page.context().setOffline(true)
  await page.getByText('No connection.').first().waitFor()
  await album.take(page, { path: home, who: 'reader', state: 'offline', isSettling: false })
  await page.context().setOffline(false)
}

const EMPTY_GUILD = ['', '/goals', '/tasks', '/quests', '/chat', '/people', '/groups', '/invites']
const EMPTY_TALENT = ['/applications', '/saved', '/messages', '/billing']
const EMPTY_INVESTOR = ['/access', '/messages']

/** For whoever has just come, and has nothing yet. */
async function seeEmpty({ stage, album }: Looking): Promise<void> {
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

async function seeReader(looking: Looking, reader: Reader): Promise<void> {
  const page = await enter(looking.stage, reader.name)
  const reading = { ...looking, ...reader, page }
  await seeOffline(reading)
  await seeLoading(reading)
  await seeErrors(reading)
  await page.context().close()
}

/** How pages look when all is not well. */
export async function seeStates(looking: Looking): Promise<void> {
  const seeReaders = async () => {
    for (const reader of READERS) await seeReader(looking, reader)
  }
  await Promise.all([seeEmpty(looking), seeReaders()])
  // A browser complains of a network that is away.
  looking.stage.complaints()
}
