import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { barriers, overflow } from '../testing/accessible.ts'
import { escaping, smallTargets } from '../testing/boxes.ts'
import { PHONE, WIDE } from '../testing/browser.ts'
import { injected } from '../testing/hostile.ts'
import { type HubCrowd, makeHubCrowd } from '../testing/hub-crowd.ts'
import { openStage, type Stage } from '../testing/stage.ts'

const PRODUCT = '/collabhub'

let stage: Stage
let crowd: HubCrowd

beforeAll(async () => {
  stage = await openStage()
  crowd = await makeHubCrowd(stage)
})
afterAll(() => stage[Symbol.asyncDispose]())

const outside = ({ startupId, roleId }: HubCrowd) => [
  '/',
  '/startups',
  `/startups/${startupId}`,
  '/roles',
  `/roles/${roleId}?startup=${startupId}`,
  '/sign-in',
]

/** What each kind of person works with. */
const inside = ({ founder, startupId, roleId, applicationId }: HubCrowd) => ({
  founder: [
    ...['overview', 'profile', 'roles', `roles/${roleId}`, 'investors', 'deck'],
    ...['applicants', `applicants?open=${applicationId}`, 'applicants?view=list'],
  ]
    .map((part) => `/s/${startupId}/${part}`)
    .concat('/s/new', '/talent', `/talent/${founder.id}`),
  talent: [
    `/startups/${startupId}`,
    '/roles',
    `/roles/${roleId}?startup=${startupId}`,
    `/roles/${roleId}/apply?startup=${startupId}`,
    '/applications',
    ...['profile', 'notifications', 'data'].map((part) => `/settings/${part}`),
  ],
  investor: ['/startups', `/startups/${startupId}`, '/access', `/s/${startupId}/deck`],
  admin: [
    ...['queue', 'startups', `startups?id=${startupId}`, 'users', `users?who=${founder.id}`],
    ...['reports', 'audit', 'entities'],
  ].map((part) => `/admin/${part}`),
})

/** Both widths and both themes. */
const looks = [
  { name: 'wide and light', viewport: WIDE, colorScheme: 'light' },
  { name: 'narrow and dark', viewport: PHONE, colorScheme: 'dark', hasTouch: true, isMobile: true },
] as const

async function look(page: Page, path: string, isTouched: boolean): Promise<void> {
  await page.goto(`${stage.address}${PRODUCT}${path}`, { waitUntil: 'networkidle' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect.soft(await barriers(page), path).toEqual([])
  expect.soft(await overflow(page), path).toBe(0)
  expect.soft(await escaping(page), path).toEqual([])
  expect.soft(await injected(page), path).toEqual([])
  if (isTouched) expect.soft(await smallTargets(page), path).toEqual([])
  expect.soft(stage.complaints(), path).toEqual([])
}

describe.each(looks)('every page of CollabHub, $name', ({ name: _, ...device }) => {
  const isTouched = 'hasTouch' in device

  it('is open to everybody who comes', async () => {
    const page = await stage.device(device)
    for (const path of outside(crowd)) await look(page, path, isTouched)
    await page.context().close()
  })

  it.each(['founder', 'talent', 'investor', 'admin'] as const)(
    'is open to a %s, whatever others have written there',
    async (kind) => {
      const { email } = crowd[kind]
      const page = await stage.deviceOf(email, { product: PRODUCT, at: '/startups', ...device })
      for (const path of inside(crowd)[kind]) await look(page, path, isTouched)
      await page.context().close()
    },
  )
})

/** What is pressed, one after the other; each time something opens, it is looked at. */
interface Way {
  readonly file: string
  readonly who: 'founder' | 'talent' | 'investor' | 'admin'
  readonly at: string
  readonly press: readonly (string | RegExp)[]
}

const ways = ({ startupId, roleId, applicationId }: Partial<HubCrowd>): Way[] => {
  const s = `/s/${startupId}`
  const open = `applicants?open=${applicationId}`
  return [
    { file: 'frame/account-menu', who: 'founder', at: `${s}/roles`, press: [/Account$/] },
    {
      file: 'notifications/notification-panel',
      who: 'founder',
      at: `${s}/roles`,
      press: [/Notifications/],
    },
    { file: 'roles/vacancies-page', who: 'founder', at: `${s}/roles`, press: ['New role'] },
    { file: 'roles/vacancy-page', who: 'founder', at: `${s}/roles/${roleId}`, press: ['Delete'] },
    {
      file: 'startups/editor/state-bar',
      who: 'founder',
      at: `${s}/profile`,
      press: ['Take it offline'],
    },
    {
      file: 'applications/board/use-move',
      who: 'founder',
      at: `${s}/${open}`,
      press: [/^Accepted/],
    },
    { file: 'access/access-form', who: 'founder', at: `${s}/investors`, press: ['Grant access'] },
    { file: 'access/request-row', who: 'founder', at: `${s}/investors`, press: ['Revoke'] },
    { file: 'decks/deck-page', who: 'founder', at: `${s}/deck`, press: ['Remove'] },
    {
      file: 'startups/startup-page',
      who: 'talent',
      at: `/startups/${startupId}`,
      press: ['More', 'Report'],
    },
    {
      file: 'applications/applications-page',
      who: 'talent',
      at: '/applications',
      press: ['Withdraw'],
    },
    { file: 'admin/use-review', who: 'admin', at: '/admin/queue', press: [/^Send back/] },
    {
      file: 'admin/user-card',
      who: 'admin',
      at: '/admin/users?who=tal@example.com',
      press: ['Ban'],
    },
    { file: 'admin/reports-page', who: 'admin', at: '/admin/reports', press: ['Decide'] },
  ]
}

/** Made of those above, or opened by what somebody else does. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'access/ask-access': 'hub.journey.test.ts',
  'admin/notes-dialog': 'opened by admin/use-review and admin/user-card',
  'frame/side': 'below',
  'reports/report-dialog': 'opened by startups/startup-page',
  'startups/editor/side-cards': 'asks as startups/editor/state-bar does',
}

const OPEN = 'dialog[open], [popover]:popover-open'

async function opened(page: Page, what: string): Promise<void> {
  await page.locator(OPEN).last().waitFor()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect.soft(await barriers(page, OPEN), `${what}, ${colorScheme}`).toEqual([])
  }
  expect.soft(await escaping(page, OPEN), what).toEqual([])
  expect.soft(await injected(page), what).toEqual([])
  expect.soft(await smallTargets(page, OPEN), what).toEqual([])
}

it('keeps nobody out of any dialog or menu, in either theme', async () => {
  const touched = { viewport: PHONE, hasTouch: true, isMobile: true }
  const all = ways(crowd)
  for (const who of ['founder', 'talent', 'admin'] as const) {
    const seat = { product: PRODUCT, at: '/startups', ...touched }
    const page = await stage.deviceOf(crowd[who].email, seat)
    for (const { file, at, press } of all.filter((way) => way.who === who)) {
      await page.goto(`${stage.address}${PRODUCT}${at}`, { waitUntil: 'networkidle' })
      for (const name of press) {
        const isOpen = (await page.locator(OPEN).count()) > 0
        const within = isOpen ? page.locator(OPEN).last() : page
        const found = within
          .getByRole('menuitem', { name })
          .or(within.getByRole('button', { name }))
          .filter({ visible: true })
        await found.first().press('Enter')
        await opened(page, `${file}: ${String(name)}`)
      }
    }
    await page.goto(`${stage.address}${PRODUCT}/startups`, { waitUntil: 'networkidle' })
    for (const [key, what] of [
      ['?', 'palette/keys'],
      ['Control+k', 'palette/palette'],
    ] as const) {
      await page.keyboard.press(key)
      await opened(page, what)
      await page.keyboard.press('Escape')
    }
    await page
      .getByRole('button', { name: /Switch product/ })
      .first()
      .press('Enter')
    await opened(page, 'frame/side')
    expect(stage.complaints()).toEqual([])
    await page.context().close()
  }
})

it('knows all of them', () => {
  const known = new Set([...ways({}).map(({ file }) => file), ...Object.keys(ELSEWHERE)])
  const root = fileURLToPath(new URL('.', import.meta.url))
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        file.endsWith('.tsx') &&
        /<(Dialog|Confirm|Menu|ProductSwitcher)\b|popover=/.test(
          readFileSync(`${root}${file}`, 'utf8'),
        ),
    )
    .map((file) => file.replace(/\.tsx$/, ''))
  expect(names.filter((name) => !known.has(name))).toEqual([])
})
