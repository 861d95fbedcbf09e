import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { barriers, overflow } from '../testing/accessible.ts'
import { escaping, smallTargets } from '../testing/boxes.ts'
import { type FamilyCrowd, makeFamilyCrowd } from '../testing/family-crowd.ts'
import { injected } from '../testing/hostile.ts'
import { NARROW_AND_DARK, WIDE_AND_LIGHT, wear } from '../testing/looks.ts'
import { lookAtOpen, openByName } from '../testing/opened.ts'
import { settled } from '../testing/settled.ts'
import { openStage, type Stage } from '../testing/stage.ts'

const PRODUCT = '/holdthatthought'

let stage: Stage
let crowd: FamilyCrowd

beforeAll(async () => {
  stage = await openStage()
  crowd = await makeFamilyCrowd(stage)
})
afterAll(() => stage[Symbol.asyncDispose]())

/** What each kind of person can see. */
const inside = ({ admin, member, personId, talkId, groupId }: FamilyCrowd) => ({
  waiting: ['/contact'],
  member: [
    '/family',
    '/family/tree',
    '/family/tree?view=list',
    `/family/${admin.id}`,
    `/people/${personId}`,
    `/people/${personId}?letters=about`,
    '/messages',
    `/messages/${talkId}`,
    `/messages/${groupId}`,
    '/me',
    '/admin/members',
  ],
  admin: [
    'members',
    'members?list=members',
    'members?list=invited',
    'members?list=closed',
    `members?who=${member.id}`,
    'archive',
    'storage',
    'audit',
    `audit?who=${member.id}`,
  ].map((part) => `/admin/${part}`),
})

async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(`${stage.address}${PRODUCT}${path}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await settled(page)
}

async function visit(page: Page, path: string): Promise<void> {
  await arrive(page, path)
  for (const look of [WIDE_AND_LIGHT, NARROW_AND_DARK]) {
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

it.each(['waiting', 'member', 'admin'] as const)(
  'is open to who is %s, whatever others have written there, on every page of the family',
  async (kind) => {
    const page = await stage.deviceOf(crowd[kind].email, { product: PRODUCT })
    for (const path of inside(crowd)[kind]) await visit(page, path)
    await page.context().close()
  },
)

interface Way {
  readonly who: 'member' | 'admin'
  readonly at: string
  readonly press: readonly (string | RegExp)[]
}

const ways = ({ personId, otherId, talkId, groupId, member }: FamilyCrowd): Way[] => [
  { who: 'member', at: '/family', press: ['Add somebody'] },
  { who: 'member', at: `/people/${personId}`, press: ['Edit'] },
  { who: 'member', at: `/people/${personId}`, press: ['More about this person'] },
  { who: 'member', at: `/people/${personId}`, press: ['Add a relative'] },
  { who: 'member', at: `/people/${personId}`, press: [/^Take it back/] },
  { who: 'member', at: '/messages', press: ['New message'] },
  { who: 'member', at: `/messages/${talkId}`, press: ['More about this message', 'Delete'] },
  {
    who: 'admin',
    at: `/messages/${groupId}`,
    press: ['More about this conversation', 'Who is here'],
  },
  {
    who: 'admin',
    at: `/messages/${groupId}`,
    press: ['More about this conversation', 'Delete for everybody'],
  },
  {
    who: 'admin',
    at: `/people/${otherId}`,
    press: ['More about this person', 'Say who it is here'],
  },
  { who: 'admin', at: '/admin/members', press: ['Invite somebody'] },
  { who: 'admin', at: '/admin/members', press: ['Refuse'] },
  { who: 'admin', at: '/admin/members?list=invited', press: ['Take it back'] },
  { who: 'admin', at: `/admin/members?who=${member.id}`, press: ['Make an admin'] },
  { who: 'admin', at: `/admin/members?who=${member.id}`, press: ['Close the account'] },
]

it('keeps nobody out of any dialog or menu of the family, in either theme', async () => {
  for (const who of ['member', 'admin'] as const) {
    const page = await stage.deviceOf(crowd[who].email, { product: PRODUCT })
    await wear(page, NARROW_AND_DARK)
    for (const { at, press } of ways(crowd).filter((way) => way.who === who)) {
      await arrive(page, at)
      for (const name of press) {
        await openByName(page, name)
        await lookAtOpen(page, `${at}: ${String(name)}`)
      }
    }
    expect(stage.complaints()).toEqual([])
    await page.context().close()
  }
})
