import { join } from 'node:path'
import {
  listenBySocket,
  listenByStream,
  mailedCode,
  ME,
  newPerson,
  PASSWORD,
  REFRESH,
  type Tokens,
} from '@longtable/server/testing'
import type { Page } from 'playwright-core'
import { openBrowser, PHONE, WIDE } from '@longtable/web/testing/browser'
import { otherWorker, sameWorker, type Stage, tour, type TourPlace } from './stage.ts'

const ANA = 'ana@example.com'
const LISTEN = 'subscription { accountChanged { email groups } }'
const MOVE = `mutation Move($newEmail: String!, $password: String!) {
  requestEmailChange(newEmail: $newEmail, password: $password) { email }
}`
const CONFIRM = 'mutation Confirm($token: String!) { confirmEmailChange(token: $token) { email } }'

async function seeAccount({ client, report: { chapter, see } }: Stage): Promise<Tokens> {
  chapter('Ana signs up, confirms with the code of the mail, and signs in')
  const first = await newPerson(client, ANA)
  const me = await client.graphql({ query: ME }, first.idToken)
  see('her token says who asks', JSON.stringify(me.data).includes(ANA), me.data)
  const refresh = async ({ refreshToken: token }: Tokens) =>
    (await client.graphql<{ refresh: Tokens }>({ query: REFRESH, variables: { token } })).data
      ?.refresh
  const second = await refresh(first)
  const third = second && (await refresh(second))
  see('each refresh gives new tokens', third !== undefined && third.idToken !== first.idToken)
  const stolen = await refresh(first)
  see('an old one is refused', stolen === undefined)
  const dead = await client.graphql({ query: ME }, third?.idToken)
  see('and ends all that came from it', dead.status === 401, dead.errors?.[0]?.message)
  return newPerson(client, 'ben@example.com')
}

/** What one worker writes, or the command line, listeners at another one hear. */
async function seeLive(stage: Stage, { idToken: token }: Tokens): Promise<void> {
  const { client: here, report } = stage
  const { see } = report
  report.chapter('Ben moves to another address, while he listens elsewhere')
  const there = await otherWorker(here)
  see(
    'two workers',
    true,
    `listening at ${await here.worker()}, writing at ${await there.worker()}`,
  )
  const heard = {
    WebSocket: await listenBySocket(await sameWorker(here), { query: LISTEN, token }),
    'event stream': await listenByStream(await sameWorker(here), { query: LISTEN, token }),
  }
  const newEmail = 'ben.moved@example.com'
  await there.graphql({ query: MOVE, variables: { newEmail, password: PASSWORD } }, token)
  const code = await mailedCode(there, newEmail)
  await there.graphql({ query: CONFIRM, variables: { token: code } }, token)
  for (const [way, events] of Object.entries(heard)) {
    const event = JSON.stringify(await events.next())
    see(`the change arrives by ${way}`, event.includes(newEmail), event)
  }
  const granted = await stage.command('admin', 'grant', newEmail, '--system', 'goalsguild')
  see('the operator makes him an admin', granted.code === 0, granted.stdout)
  const event = JSON.stringify(await heard.WebSocket.next())
  see('which arrives as well', event.includes('goalsguild'), event)
  for (const events of Object.values(heard)) events.close()
  there.close()
}

async function seeOperator({ client, command, report: { chapter, see } }: Stage): Promise<void> {
  chapter('The operator looks around')
  const health = await client.send('/health')
  see('/health', /"status":"ok"/.test(health.text), health.text)
  const metrics = await client.send('/metrics')
  see('/metrics', metrics.text.includes('longtable_http_seconds_count'))
  const help = await command('serve', '--help')
  see('serve --help', help.code === 0 && help.stdout.includes('LONGTABLE_DATA'), help.stdout)
  const tables = await command('tables', 'describe', '--json')
  see('tables describe', tables.code === 0, tables.stdout)
  const wrong = await command('surf')
  see('a command that there is not', wrong.code === 2, wrong.stderr)
}

async function pictureOf(page: Page, path: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const [name, size] of Object.entries({ wide: WIDE, phone: PHONE })) {
      await page.setViewportSize(size)
      await page.screenshot({ path: `${path}-${name}-${colorScheme}.png` })
    }
  }
  await page.setViewportSize(WIDE)
}

/** In a real browser, as a person sees them. */
async function seePages({ client, report }: Stage, pictures: string): Promise<void> {
  const { chapter, see } = report
  chapter('The pages, in a browser')
  const browser = await openBrowser()
  try {
    const page = await browser.newPage({ viewport: WIDE })
    const strange: string[] = []
    page.on('pageerror', (error) => strange.push(error.message))
    page.on('console', (message) => message.type() === 'error' && strange.push(message.text()))
    page.on('request', (request) => {
      const isOurs = /^(blob|data):/.test(request.url()) || request.url().startsWith(client.address)
      if (!isOurs) strange.push(request.url())
    })
    await page.goto(client.address)
    await pictureOf(page, join(pictures, 'front'))
    await page.getByRole('link', { name: 'GraphiQL of accounts' }).click()
    await page.locator('.graphiql-execute-button').click()
    await page.locator('.result-window', { hasText: 'demo@longtable.example' }).waitFor()
    see('GraphiQL runs its first example as the demo person', true)
    await pictureOf(page, join(pictures, 'graphiql'))
    await page.goto(`${client.address}/outbox`)
    await pictureOf(page, join(pictures, 'outbox'))
    await page.getByRole('link', { name: 'Confirm your e-mail address' }).first().click()
    await page.locator('pre', { hasText: 'Your code' }).waitFor()
    see('the outbox shows the mail with the code', true)
    await pictureOf(page, join(pictures, 'mail'))
    see('nothing was asked from elsewhere, and no script failed', strange.length === 0, strange)
  } finally {
    await browser.close()
  }
}

/** The server itself: accounts, live events over two workers, the command line, the pages. */
export const tourServer = (place: TourPlace) =>
  tour(place, async (stage) => {
    const ben = await seeAccount(stage)
    await seeLive(stage, ben)
    await seeOperator(stage)
    await seePages(stage, place.pictures)
  })
