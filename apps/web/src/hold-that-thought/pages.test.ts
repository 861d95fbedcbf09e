import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { barriers, overflow } from '../testing/accessible.ts'
import { escaping, smallTargets } from '../testing/boxes.ts'
import { injected } from '../testing/hostile.ts'
import { type LettersCrowd, makeLettersCrowd } from '../testing/letters-crowd.ts'
import { NARROW_AND_DARK, WIDE_AND_LIGHT, wear } from '../testing/looks.ts'
import { makeScansCrowd, type ScansCrowd } from '../testing/scans-crowd.ts'
import { lookAtOpen, openByName } from '../testing/opened.ts'
import { settled } from '../testing/settled.ts'
import { openStage, type Somebody, type Stage } from '../testing/stage.ts'

const PRODUCT = '/holdthatthought'

let stage: Stage
/** Has an account, and has not come here before. */
type Crowd = LettersCrowd & ScansCrowd & { readonly guest: Somebody }

let crowd: Crowd

beforeAll(async () => {
  stage = await openStage()
  const letters = await makeLettersCrowd(stage)
  const guest = await stage.somebody('gus', 'Gus')
  crowd = { ...letters, ...(await makeScansCrowd(stage, letters.member)), guest }
})
afterAll(() => stage[Symbol.asyncDispose]())

const OUTSIDE = ['/sign-in', '/sign-up', '/verify?email=a@b.example', '/forgot', '/reset', '/kept']

/** What each kind of person can see. */
const inside = ({ letterId, tag, ...scans }: LettersCrowd & ScansCrowd) => ({
  guest: ['/welcome'],
  waiting: ['/pending', '/welcome?step=family'],
  member: [
    '/welcome?step=letter',
    '/',
    '/letters',
    '/letters?decade=1940',
    `/letters?${new URLSearchParams({ tag })}`,
    '/letters/new',
    `/letters/${letterId}`,
    ...['edit', 'versions', 'compare'].map((part) => `/letters/${letterId}/${part}`),
    '/search?q=zalgo',
    '/letters/nothing-of-that-name',
    '/drafts',
    '/drafts?view=mine',
    '/drafts/new',
    ...[scans.readyId, scans.failedId, scans.pendingId].map((id) => `/drafts/${id}`),
    '/photos',
    '/photos?category=documents',
    `/photos/${scans.pictureId}`,
    `/photos/${scans.documentId}?category=documents`,
    '/shared',
    ...['profile', 'reading', 'notifications', 'security', 'data'].map(
      (part) => `/settings/${part}`,
    ),
  ],
  admin: ['/letters/deleted', '/photos?deleted=yes'],
})

const LOOKS = [WIDE_AND_LIGHT, NARROW_AND_DARK]

async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(`${stage.address}${PRODUCT}${path}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await settled(page)
}

/** Looks at what is open in every look. */
async function look(page: Page, path: string): Promise<void> {
  for (const one of LOOKS) {
    const place = `${path}, ${one.name}`
    await wear(page, one)
    expect.soft(await barriers(page), place).toEqual([])
    expect.soft(await overflow(page), place).toBe(0)
    expect.soft(await escaping(page), place).toEqual([])
    if (one.isTouched) expect.soft(await smallTargets(page), place).toEqual([])
  }
  expect.soft(await injected(page), path).toEqual([])
  expect.soft(stage.complaints(), path).toEqual([])
}

it('is open to everybody who comes, on every page', async () => {
  const page = await stage.device()
  for (const path of OUTSIDE) {
    await arrive(page, path)
    await look(page, path)
  }
  await page.context().close()
})

it.each(['guest', 'waiting', 'member', 'admin'] as const)(
  'is open to who is %s, whatever others have written there, on every page',
  async (kind) => {
    const page = await stage.deviceOf(crowd[kind].email, { product: PRODUCT })
    for (const path of inside(crowd)[kind]) {
      await arrive(page, path)
      await look(page, path)
    }
    await page.context().close()
  },
)

it('is open to who reads in the largest type, on paper of the highest contrast', async () => {
  const page = await stage.deviceOf(crowd.member.email, { product: PRODUCT })
  await page.evaluate(
    `localStorage.setItem('longtable.letters.type', 'largest'); localStorage.setItem('longtable.letters.paper', 'plain')`,
  )
  for (const path of ['/', `/letters/${crowd.letterId}`, '/letters']) {
    await arrive(page, path)
    await look(page, `${path} in large type`)
  }
  await page.context().close()
})

/** What is pressed, one after the other; each time something opens, it is looked at. */
interface Way {
  readonly file: string
  readonly who: 'member' | 'admin'
  readonly at: string
  readonly press: readonly (string | RegExp)[]
}

const ways = ({ letterId, ...scans }: Partial<LettersCrowd & ScansCrowd>): Way[] => [
  { file: 'frame/account-menu', who: 'member', at: '/letters', press: [/Account$/] },
  { file: 'frame/side', who: 'member', at: '/letters', press: [/Switch product/] },
  {
    file: 'notifications/notification-panel',
    who: 'member',
    at: '/letters',
    press: [/Notifications/],
  },
  {
    file: 'letters/letter-bar',
    who: 'admin',
    at: `/letters/${letterId}`,
    press: ['More about this letter', 'Delete'],
  },
  {
    file: 'comments/note',
    who: 'admin',
    at: `/letters/${letterId}`,
    press: ['More about this note', 'Delete'],
  },
  { file: 'comments/reactions', who: 'admin', at: `/letters/${letterId}`, press: [/reaction/] },
  {
    file: 'letters/versions/compare-page',
    who: 'member',
    at: `/letters/${letterId}/compare`,
    press: ['Bring this version back'],
  },
  {
    file: 'drafts/draft-menu',
    who: 'member',
    at: `/drafts/${scans.readyId}`,
    press: ['More about this draft', 'Delete'],
  },
  {
    file: 'drafts/read-again',
    who: 'member',
    at: `/drafts/${scans.failedId}`,
    press: ['Read again'],
  },
  {
    file: 'photos/edit-photo',
    who: 'member',
    at: `/photos/${scans.pictureId}`,
    press: ['Edit'],
  },
  {
    file: 'photos/photo-facts',
    who: 'admin',
    at: `/photos/${scans.pictureId}`,
    press: ['Delete'],
  },
]

/** Opened by another test. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'drafts/review/review': 'drafts/scans.journey.test.ts',
  ...Object.fromEntries(
    [
      'admin/all-members',
      'admin/invitations',
      'admin/waiting',
      ...['message', 'new-talk', 'talk-menu', 'talk-people'].map((name) => `conversations/${name}`),
      ...['link-dialog', 'person-dialog', 'person-page', 'relate-dialog', 'relatives'].map(
        (name) => `person/${name}`,
      ),
    ].map((name) => [name, 'family.pages.test.ts']),
  ),
}

it.each(['member', 'admin'] as const)(
  'keeps no %s out of any dialog or menu, in either theme',
  async (who) => {
    const page = await stage.deviceOf(crowd[who].email, { product: PRODUCT })
    await wear(page, NARROW_AND_DARK)
    for (const { file, at, press } of ways(crowd).filter((way) => way.who === who)) {
      await arrive(page, at)
      for (const name of press) {
        await openByName(page, name)
        await lookAtOpen(page, `${file}: ${String(name)}`)
      }
    }
    await arrive(page, '/letters')
    for (const [key, what] of [
      ['?', 'palette/keys'],
      ['Control+k', 'palette/palette'],
    ] as const) {
      await page.keyboard.press(key)
      await lookAtOpen(page, what)
      await page.keyboard.press('Escape')
    }
    expect(stage.complaints()).toEqual([])
    await page.context().close()
  },
)

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
