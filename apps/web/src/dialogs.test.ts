import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { barriers } from './testing/accessible.ts'
import { escaping, smallTargets } from './testing/boxes.ts'
import { PHONE } from './testing/browser.ts'
import { type Crowd, makeCrowd } from './testing/crowd.ts'
import { injected } from './testing/hostile.ts'
import { openStage, type Somebody, type Stage } from './testing/stage.ts'

let stage: Stage
let crowd: Crowd

beforeAll(async () => {
  stage = await openStage()
  crowd = await makeCrowd(stage)
})
afterAll(() => stage[Symbol.asyncDispose]())

/** What is pressed, one after the other; each time something opens, it is looked at. */
interface Way {
  /** Whose component opens. */
  readonly file: string
  readonly at: string
  readonly press: readonly (string | RegExp)[]
}

const ways = ({
  goalId,
  questId,
  roomId,
  groupId,
  groupRoomId,
  threadId,
  activityId,
}: Crowd): Way[] => [
  { file: 'goals/new-goal', at: '/', press: ['New goal'] },
  { file: 'notifications/notification-panel', at: '/', press: [/Notifications/] },
  { file: 'frame/account-menu', at: '/', press: ['Account'] },
  {
    file: 'feed/activity-menu',
    at: `/activities/${activityId}`,
    press: ['More about what you shared', 'Take it out of the feed'],
  },
  { file: 'collaboration/reactions', at: `/activities/${activityId}`, press: ['React'] },
  {
    file: 'goals/goal-menu',
    at: `/goals/${goalId}`,
    press: ['More on this goal', 'Edit the goal'],
  },
  { file: 'goals/edit-goal', at: `/goals/${goalId}`, press: ['More on this goal', 'Pause'] },
  {
    file: 'goals/goal-menu',
    at: `/goals/${goalId}`,
    press: ['More on this goal', 'Delete the goal'],
  },
  { file: 'goals/edit-task', at: `/goals/${goalId}`, press: [/^More: "><img/, 'Edit'] },
  { file: 'goals/task-actions', at: `/goals/${goalId}`, press: [/^More: "><img/, 'Delete'] },
  { file: 'goals/milestone-dialog', at: `/goals/${goalId}`, press: ['Add a milestone'] },
  { file: 'goals/goal-milestones', at: `/goals/${goalId}`, press: ['milestone', 'Delete'] },
  { file: 'goals/goal-plan', at: `/goals/${goalId}`, press: [/^What do I want/] },
  { file: 'assistance/goal-help', at: `/goals/${goalId}`, press: ['Ask for help'] },
  {
    file: 'collaboration/comment-menu',
    at: `/goals/${goalId}`,
    press: [/^More: comment of Ana/, 'Delete'],
  },
  { file: 'collaboration/comment-history', at: `/goals/${goalId}`, press: ['edited'] },
  { file: 'collaboration/reacted-dialog', at: `/goals/${goalId}`, press: ['Who reacted'] },
  {
    file: 'collaboration/goal-people',
    at: `/goals/${goalId}`,
    press: ['person', 'Remove from the goal'],
  },
  { file: 'collaboration/invite-row', at: '/invites', press: ['Decline'] },
  { file: 'quests/quest-page', at: `/quests/${questId}`, press: ['Cancel the quest'] },
  { file: 'chat/new-message', at: '/chat', press: ['New message'] },
  {
    file: 'chat/room-head',
    at: `/chat/${roomId}`,
    press: ['More about this conversation', 'Leave the conversation'],
  },
  {
    file: 'chat/choice-dialog',
    at: `/chat/${roomId}`,
    press: ['More about this conversation', 'Mute'],
  },
  { file: 'chat/message', at: `/chat/${roomId}`, press: ['More about this message'] },
  { file: 'chat/room-page', at: `/chat/${roomId}`, press: ['More about this message', 'Delete'] },
  {
    file: 'chat/room-people',
    at: `/chat/${groupRoomId}`,
    press: ['More about this conversation', 'Who is here'],
  },
  { file: 'assistance/thread-page', at: `/help/${threadId}`, press: ['More', 'Close'] },
  { file: 'offers/offer-form', at: '/offers?by=mine', press: ['Publish an offer'] },
  { file: 'offers/offer-card', at: '/offers?by=mine', press: ['More', 'Delete'] },
  {
    file: 'groups/group-members',
    at: `/groups/${groupId}/members`,
    press: [/^More about/, 'Remove from the group'],
  },
  { file: 'groups/group-ends', at: `/groups/${groupId}/settings`, press: ['Hand over'] },
  { file: 'groups/group-ends', at: `/groups/${groupId}/settings`, press: ['Delete the group'] },
  { file: 'users/person/person-head', at: '/people/ben', press: [/^More about/, 'Block'] },
  { file: 'reports/report-dialog', at: '/people/ben', press: [/^More about/, 'Report'] },
  { file: 'admin/reports-part', at: '/admin/reports', press: [/^Dismiss$/] },
  { file: 'users/settings/delete-card', at: '/settings/data', press: ['Delete my profile'] },
  { file: 'admin/users-part', at: '/admin/users?who=ben', press: ['Suspend'] },
  {
    file: 'account/security/sessions-card',
    at: '/settings/security',
    press: ['Sign out everywhere'],
  },
]

/** Opened by what somebody else does, or elsewhere: another test opens and looks at them. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'admin/letters-part': 'asks as admin/users-part does',
  'groups/group-head': 'asks as groups/group-ends does',
  'account/again/sign-in-again': 'again.journey.test.ts',
  'quests/level-up': 'below',
  'palette/keys-dialog': 'below',
}

const OPEN = 'dialog[open], [popover]:popover-open'

/** In both themes, without being opened anew. */
async function look(page: Page, what: string): Promise<void> {
  await page.locator(OPEN).last().waitFor()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect.soft(await barriers(page, OPEN), `${what}, ${colorScheme}`).toEqual([])
  }
  expect.soft(await escaping(page, OPEN), what).toEqual([])
  expect.soft(await injected(page), what).toEqual([])
  expect.soft(await smallTargets(page, OPEN), what).toEqual([])
}

/** Names in words of their lists, where many things on the page have the same one. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  const within = (await page.locator(OPEN).count()) > 0 ? page.locator(OPEN).last() : page
  const places = {
    milestone: page
      .getByRole('list', { name: 'Milestones' })
      .getByRole('button', { name: /^More/ }),
    person: page.getByRole('button', { name: /^More: (?!comment).*Ben|^More: "/ }).last(),
  } as const
  const found =
    typeof name === 'string' && name in places
      ? places[name as keyof typeof places]
      : within
          .getByRole('menuitem', { name })
          .or(within.getByRole('button', { name }))
          .or(within.getByRole('link', { name, exact: true }))
  // The keyboard opens it wherever it is.
  await found.first().press('Enter')
}

/** A quest that is worth a level, done at once. */
async function levelUp({ ask }: Somebody): Promise<void> {
  const { createGoal } = await ask<{ createGoal: { id: string } }>(
    'mutation { createGoal(title: "Wave") { id } }',
  )
  const goal = createGoal.id
  await ask(
    `mutation { createQuest(title: "Wave", kind: linked, difficulty: easy, rewardXp: 400, linkedGoalIds: ["${goal}"]) { id } }`,
  )
  await ask(`mutation { setGoalStatus(goalId: "${goal}", status: completed) { id } }`)
}

it('keeps nobody out of any dialog or menu, in either theme', async () => {
  const page = await stage.deviceOf(crowd.ana.email, {
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
  })
  for (const { file, at, press: names } of ways(crowd)) {
    // What is open goes with Escape, what it stood on stays.
    if (page.url() !== `${stage.address}/goalsguild${at}`)
      await page.goto(`${stage.address}/goalsguild${at}`, { waitUntil: 'networkidle' })
    while ((await page.locator(OPEN).count()) > 0) await page.keyboard.press('Escape')
    for (const name of names) {
      await press(page, name)
      await look(page, `${file}: ${String(name)}`)
    }
  }
  await page.goto(`${stage.address}/goalsguild/`, { waitUntil: 'networkidle' })
  await page.keyboard.press('?')
  await look(page, 'palette/keys-dialog')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await look(page, 'palette/palette')
  await page.keyboard.press('Escape')
  await page
    .getByText(/^Level 1$/)
    .first()
    .waitFor()
  await levelUp(crowd.ana)
  await page.getByRole('dialog', { name: 'Level up!' }).waitFor()
  await look(page, 'quests/level-up')
  expect(stage.complaints()).toEqual([])
  await page.context().close()
})

it('knows all of them', () => {
  const known = new Set([...ways({} as Crowd).map(({ file }) => file), ...Object.keys(ELSEWHERE)])
  const root = fileURLToPath(new URL('.', import.meta.url))
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.tsx') &&
      !file.startsWith('ui/') &&
      /<(Dialog|Confirm|Menu|ChoiceDialog)\b|popover=/.test(readFileSync(`${root}${file}`, 'utf8')),
  )
  const names = files.map((file) => file.replace(/^goals-guild\//, '').replace(/\.tsx$/, ''))
  expect(names.filter((name) => !known.has(name))).toEqual([])
})
