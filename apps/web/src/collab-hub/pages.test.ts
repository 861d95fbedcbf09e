import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { barriers, overflow } from '../testing/accessible.ts'
import { escaping, smallTargets } from '../testing/boxes.ts'
import { injected } from '../testing/hostile.ts'
import { type HubCrowd, makeHubCrowd, startupOf } from '../testing/hub-crowd.ts'
import { HUB_ELSEWHERE, hubWays } from '../testing/hub-ways.ts'
import { NARROW_AND_DARK, WIDE_AND_LIGHT, wear } from '../testing/looks.ts'
import { lookAtOpen, openByName } from '../testing/opened.ts'
import { settled } from '../testing/settled.ts'
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
  ...['sign-in', 'sign-up', 'verify', 'forgot', 'reset'].map((door) => `/${door}`),
]

/** What each kind of person works with. */
const inside = ({ founder, startupId, roleId, applicationId, talkId }: HubCrowd) => ({
  founder: [
    'overview',
    'profile',
    'roles',
    `roles/${roleId}`,
    'investors',
    'deck',
    'applicants',
    `applicants?open=${applicationId}`,
    'applicants?view=list',
  ]
    .map((part) => `/s/${startupId}/${part}`)
    .concat('/s/new', '/talent', `/talent/${founder.id}`, '/messages', `/messages/${talkId}`),
  talent: [
    `/startups/${startupId}`,
    '/roles',
    `/roles/${roleId}?startup=${startupId}`,
    `/roles/${roleId}/apply?startup=${startupId}`,
    '/applications',
    '/saved?list=searches',
    '/billing',
    '/startups?q=zalgo',
    ...['profile', 'notifications', 'security', 'data'].map((part) => `/settings/${part}`),
  ],
  investor: ['/startups', `/startups/${startupId}`, '/access', `/s/${startupId}/deck`],
  admin: [
    'queue',
    'startups',
    `startups?id=${startupId}`,
    'users',
    `users?who=${founder.id}`,
    'reports',
    'figures',
    'subscriptions',
    'audit',
    'entities',
  ].map((part) => `/admin/${part}`),
})

const LOOKS = [WIDE_AND_LIGHT, NARROW_AND_DARK]

async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(`${stage.address}${PRODUCT}${path}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await settled(page)
}

/** Loads it once, and looks at it in every look. */
async function visit(page: Page, path: string): Promise<void> {
  await arrive(page, path)
  for (const look of LOOKS) {
    const place = `${path}, ${look.name}`
    await wear(page, look)
    expect.soft(await barriers(page), place).toEqual([])
    expect.soft(await overflow(page), place).toBe(0)
    expect.soft(await escaping(page), place).toEqual([])
    if (look.isTouched) expect.soft(await smallTargets(page), place).toEqual([])
  }
  expect.soft(await injected(page), path).toEqual([])
  expect.soft(stage.complaints(), path).toEqual([])
}

it('is open to everybody who comes, on every page', async () => {
  const page = await stage.device()
  for (const path of outside(crowd)) await visit(page, path)
  await page.context().close()
})

it('is open to who comes for the first time', async () => {
  const { email } = await stage.somebody('nia', 'Nia')
  const page = await stage.deviceOf(email, { product: PRODUCT, at: '/welcome' })
  await visit(page, '/welcome')
  await page.context().close()
})

it.each(['founder', 'talent', 'investor', 'admin'] as const)(
  'is open to a %s, whatever others have written there, on every page',
  async (kind) => {
    const page = await stage.deviceOf(crowd[kind].email, { product: PRODUCT, at: '/startups' })
    for (const path of inside(crowd)[kind]) await visit(page, path)
    await page.context().close()
  },
)

interface Said {
  readonly title: string
  readonly description: string | null
  readonly shared: string | null
  readonly robots: string | null
}

/** What a page is called by those who run none of its scripts: search engines, and where links are shared. */
async function saidOf(page: Page, path: string): Promise<Said> {
  await page.goto(`${stage.address}${PRODUCT}${path}`)
  expect(await injected(page), path).toEqual([])
  return page.evaluate<Said>(`(() => {
    const content = (which) => document.querySelector('meta[' + which + ']')?.content ?? null
    return {
      title: document.title,
      description: content('name=description'),
      shared: content('property="og:title"'),
      robots: content('name=robots'),
    }
  })()`)
}

it('is called by the server as it shows itself to everybody, whatever its name is', async () => {
  const { founder, admin, startupId, roleId } = crowd
  const page = await stage.device({ javaScriptEnabled: false })
  // As a browser reads what stands in a title.
  const read = (text: string) => text.replaceAll(/[\t\n\f\r ]+/g, ' ').trim()
  const { startup } = await founder.ask<{ startup: { name: string; tagline: string } }>(
    `{ startup(startupId: "${startupId}") { name tagline } }`,
  )
  const said = await saidOf(page, `/startups/${startupId}`)
  expect(said).toMatchObject({ title: `${read(startup.name)} · CollabHub`, robots: null })
  expect(said.description).toContain(startup.tagline)
  expect(said.shared).toBe(`${startup.name} · CollabHub`)
  const ofRole = await saidOf(page, `/roles/${roleId}?startup=${startupId}`)
  expect(ofRole.title).toContain(read(startup.name))
  expect((await saidOf(page, '/')).description).toContain(startup.name)

  const hidden = { title: 'CollabHub', robots: 'noindex' }
  expect(await saidOf(page, `/roles/${roleId}`)).toMatchObject(hidden)
  const secret = await startupOf(founder, admin, {
    name: 'Nobody knows',
    tagline: 'Not yet for anybody.',
  })
  await founder.ask(
    `mutation { setStartupVisibility(startupId: "${secret}", visibility: INVESTORS_ONLY) { id } }`,
  )
  expect(await saidOf(page, `/startups/${secret}`)).toMatchObject(hidden)
  expect(await page.content()).not.toContain('Nobody knows')
  await saidOf(page, '/')
  expect(await page.content()).not.toContain('Nobody knows')
  await page.context().close()
})

it('keeps nobody out of any dialog or menu, in either theme', async () => {
  const all = hubWays(crowd)
  for (const who of ['founder', 'talent', 'admin'] as const) {
    const page = await stage.deviceOf(crowd[who].email, { product: PRODUCT, at: '/startups' })
    await wear(page, NARROW_AND_DARK)
    for (const { file, at, press } of all.filter((way) => way.who === who)) {
      await arrive(page, at)
      for (const name of press) {
        await openByName(page, name)
        await lookAtOpen(page, `${file}: ${String(name)}`)
      }
    }
    await arrive(page, '/startups')
    for (const [key, what] of [
      ['?', 'palette/keys'],
      ['Control+k', 'palette/palette'],
    ] as const) {
      await page.keyboard.press(key)
      await lookAtOpen(page, what)
      await page.keyboard.press('Escape')
    }
    await page
      .getByRole('button', { name: /Switch product/ })
      .first()
      .press('Enter')
    await lookAtOpen(page, 'frame/side')
    expect(stage.complaints()).toEqual([])
    await page.context().close()
  }
})

it('knows all of them', () => {
  const known = new Set([...hubWays({}).map(({ file }) => file), ...Object.keys(HUB_ELSEWHERE)])
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
