import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { barriers, overflow } from './testing/accessible.ts'
import { PHONE, WIDE } from './testing/browser.ts'
import { HOSTILE, injected } from './testing/hostile.ts'
import { openStage, type Somebody, type Stage } from './testing/stage.ts'

const ENTRANCES = ['/sign-in', '/sign-up', '/verify?email=a@b.example', '/forgot', '/reset']
const OUTSIDE = ['/', ...ENTRANCES.map((path) => `/goalsguild${path}`), '/account']

/** As GraphQL writes it. */
const TEXT = JSON.stringify(HOSTILE)

let stage: Stage
let ana: Somebody
let goalId: string
let roomId: string
let groupId: string
let activityId: string
let threadId: string

/** Somebody else who writes to her, and a group that both are in. */
async function company() {
  const ben = await stage.somebody('ben', `Ben ${HOSTILE}`)
  const { openDirectRoom } = await ben.ask<{ openDirectRoom: { id: string } }>(
    `mutation { openDirectRoom(userId: "${ana.id}") { id } }`,
  )
  roomId = openDirectRoom.id
  await ben.ask(`mutation { sendMessage(roomId: "${roomId}", text: ${TEXT}) { id } }`)
  const { createGroup } = await ana.ask<{ createGroup: { id: string } }>(
    `mutation { createGroup(name: ${TEXT}, description: ${TEXT}, tags: ["running"], withRoom: true) { id } }`,
  )
  groupId = createGroup.id
  const { askForHelp } = await ana.ask<{ askForHelp: { id: string } }>(
    `mutation { askForHelp(goalId: "${goalId}", title: ${TEXT}, text: ${TEXT}) { id } }`,
  )
  threadId = askForHelp.id
  await stage.promote(ana.email)
  await ben.ask(`mutation { joinGroup(groupId: "${groupId}") { state } }`)
}

beforeAll(async () => {
  stage = await openStage()
  ana = await stage.somebody('ana', 'Ana García')
  const { createGoal } = await ana.ask<{ createGoal: { id: string } }>(
    `mutation { createGoal(title: "A title of ${'many words '.repeat(12)}", description: ${TEXT}, visibility: public) { id } }`,
  )
  goalId = createGoal.id
  const { postActivity } = await ana.ask<{ postActivity: { id: string } }>(
    `mutation { postActivity(text: ${TEXT}) { id } }`,
  )
  activityId = postActivity.id
  for (const made of [
    `createTask(goalId: "${goalId}", title: ${TEXT}, dueAt: "2026-11-16T10:00:00.000Z")`,
    `createMilestone(goalId: "${goalId}", name: ${TEXT}, percentage: 50)`,
    `addComment(resourceType: goal, resourceId: "${goalId}", text: "javascript:hacked=1")`,
    `createQuest(title: ${TEXT}, kind: linked, difficulty: easy, linkedGoalIds: ["${goalId}"])`,
    `updateProfile(bio: ${TEXT})`,
  ])
    await ana.ask(`mutation { ${made} { id } }`)
  await company()
})
afterAll(() => stage[Symbol.asyncDispose]())

const guild = () => [
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
  '/tasks?day=2026-11-16',
  '/quests',
  '/quests/new',
  '/chat',
  `/chat/${roomId}`,
  '/chat/requests',
  '/help',
  '/help?list=helping',
  `/help/${threadId}`,
  '/offers',
  '/offers?tag=running',
  '/search?q=ben',
  '/admin/users?who=ben',
  '/admin/promotions?actor=ben',
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
  ...guild().map((path) => `/goalsguild${path}`),
  ...['security', 'preferences', 'products'].map((part) => `/account/${part}`),
]

/** Both widths and both themes; each takes a minute. */
const looks = [
  { name: 'wide and light', viewport: WIDE, colorScheme: 'light' },
  { name: 'narrow and dark', viewport: PHONE, colorScheme: 'dark' },
] as const

describe.each(looks)('every page, $name', ({ viewport, colorScheme }) => {
  const look = { viewport, colorScheme }

  it('is open to everybody who comes', async () => {
    const page = await stage.device(look)
    for (const path of OUTSIDE) {
      await page.goto(`${stage.address}${path}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await barriers(page), path).toEqual([])
      expect(await overflow(page), path).toBe(0)
    }
    expect(stage.complaints()).toEqual([])
    await page.context().close()
  })

  it('is open to everybody who is in', async () => {
    const page = await stage.deviceOf(ana.email, look)
    for (const path of inside()) {
      await page.goto(`${stage.address}${path}`, { waitUntil: 'networkidle' })
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await barriers(page), path).toEqual([])
      expect(await overflow(page), path).toBe(0)
      expect(await injected(page), path).toEqual([])
    }
    await page.goto(`${stage.address}/goalsguild/`)
    await page.getByRole('button', { name: 'New goal' }).first().click()
    await page.getByRole('dialog').waitFor()
    expect(await barriers(page), 'new goal').toEqual([])
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').waitFor()
    expect(await barriers(page), 'palette').toEqual([])
    expect(stage.complaints()).toEqual([])
    await page.context().close()
  })
})
