import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { barriers, overflow } from './testing/accessible.ts'
import { PHONE, WIDE } from './testing/browser.ts'
import { openStage, type Somebody, type Stage } from './testing/stage.ts'

const OUTSIDE = ['/sign-in', '/sign-up', '/verify?email=a@b.example', '/forgot', '/reset']

let stage: Stage
let ana: Somebody
let goalId: string
let roomId: string
let groupId: string

/** Somebody else who writes to her, and a group that both are in. */
async function company() {
  const ben = await stage.somebody('ben', 'Ben Okafor')
  const { openDirectRoom } = await ben.ask<{ openDirectRoom: { id: string } }>(
    `mutation { openDirectRoom(userId: "${ana.id}") { id } }`,
  )
  roomId = openDirectRoom.id
  await ben.ask(`mutation { sendMessage(roomId: "${roomId}", text: "Hello") { id } }`)
  const { createGroup } = await ana.ask<{ createGroup: { id: string } }>(
    'mutation { createGroup(name: "Runners", tags: ["running"], withRoom: true) { id } }',
  )
  groupId = createGroup.id
  await ben.ask(`mutation { joinGroup(groupId: "${groupId}") { state } }`)
}

beforeAll(async () => {
  stage = await openStage()
  ana = await stage.somebody('ana', 'Ana García')
  const { createGoal } = await ana.ask<{ createGoal: { id: string } }>(
    `mutation { createGoal(title: "A title of ${'many words '.repeat(12)}", visibility: public) { id } }`,
  )
  goalId = createGoal.id
  await company()
})
afterAll(() => stage[Symbol.asyncDispose]())

const inside = () => [
  '/',
  '/goals',
  `/goals/${goalId}`,
  `/goals/${goalId}/invite`,
  '/invites',
  '/quests',
  '/quests/new',
  '/chat',
  `/chat/${roomId}`,
  '/chat/requests',
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
      await page.goto(`${stage.address}/goalsguild${path}`)
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
      await page.goto(`${stage.address}/goalsguild${path}`, { waitUntil: 'networkidle' })
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await barriers(page), path).toEqual([])
      expect(await overflow(page), path).toBe(0)
    }
    await page.getByRole('button', { name: 'New goal' }).first().click()
    await page.getByRole('dialog').waitFor()
    expect(await barriers(page), 'new goal').toEqual([])
    expect(stage.complaints()).toEqual([])
    await page.context().close()
  })
})
