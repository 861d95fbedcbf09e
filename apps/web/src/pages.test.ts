import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { barriers, overflow } from './testing/accessible.ts'
import { escaping, smallTargets } from './testing/boxes.ts'
import { PHONE, WIDE } from './testing/browser.ts'
import { type Crowd, makeCrowd } from './testing/crowd.ts'
import { injected } from './testing/hostile.ts'
import { openStage, type Stage } from './testing/stage.ts'

const ENTRANCES = ['/sign-in', '/sign-up', '/verify?email=a@b.example', '/forgot', '/reset']
const OUTSIDE = ['/', ...ENTRANCES.map((path) => `/goalsguild${path}`), '/account']

let stage: Stage
let crowd: Crowd

beforeAll(async () => {
  stage = await openStage()
  crowd = await makeCrowd(stage)
})
afterAll(() => stage[Symbol.asyncDispose]())

const guild = ({ activityId, goalId, questId, roomId, threadId, groupId, offerId }: Crowd) => [
  '/',
  `/activities/${activityId}`,
  '/goals',
  '/goals/new',
  '/welcome?step=interests',
  '/welcome?step=people',
  `/goals/${goalId}`,
  `/goals/${goalId}/invite`,
  '/invites',
  '/tasks',
  `/tasks?day=${new Date().toISOString().slice(0, 10)}`,
  '/quests',
  '/quests/new',
  `/quests/${questId}`,
  '/chat',
  `/chat/${roomId}`,
  '/chat/requests',
  '/help',
  '/help?list=helping',
  `/help/${threadId}`,
  '/offers',
  '/offers?tag=running',
  `/offers/${offerId}`,
  '/search?q=ben',
  '/admin/users?who=ben',
  '/admin/promotions?actor=ben',
  '/admin/reports',
  '/admin/audit',
  '/admin/dead-letters',
  '/people',
  '/people?list=followers',
  '/people/ben',
  '/people/ana',
  '/tags/running?part=groups',
  '/groups',
  '/groups/new',
  ...['', '/goals', '/members', '/board', '/settings'].map((part) => `/groups/${groupId}${part}`),
  ...['profile', 'notifications', 'security', 'data'].map((part) => `/settings/${part}`),
]

const inside = () => [
  ...guild(crowd).map((path) => `/goalsguild${path}`),
  ...['security', 'preferences', 'products'].map((part) => `/account/${part}`),
]

/** Both widths and both themes; each takes a minute. */
const looks = [
  { name: 'wide and light', viewport: WIDE, colorScheme: 'light' },
  { name: 'narrow and dark', viewport: PHONE, colorScheme: 'dark', hasTouch: true, isMobile: true },
] as const

describe.each(looks)('every page, $name', (look) => {
  const { name: _, ...device } = look
  const isTouched = 'hasTouch' in device

  it('is open to everybody who comes', async () => {
    const page = await stage.device(device)
    for (const path of OUTSIDE) {
      await page.goto(`${stage.address}${path}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect.soft(await barriers(page), path).toEqual([])
      expect.soft(await overflow(page), path).toBe(0)
      if (isTouched) expect.soft(await smallTargets(page), path).toEqual([])
    }
    expect(stage.complaints()).toEqual([])
    await page.context().close()
  })

  it('is open to everybody who is in, whatever others have written there', async () => {
    const page = await stage.deviceOf(crowd.ana.email, device)
    for (const path of inside()) {
      await page.goto(`${stage.address}${path}`, { waitUntil: 'networkidle' })
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect.soft(await barriers(page), path).toEqual([])
      expect.soft(await overflow(page), path).toBe(0)
      expect.soft(await escaping(page), path).toEqual([])
      expect.soft(await injected(page), path).toEqual([])
      if (isTouched) expect.soft(await smallTargets(page), path).toEqual([])
      expect.soft(stage.complaints(), path).toEqual([])
    }
    await page.context().close()
  })
})
