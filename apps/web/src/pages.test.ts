import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { barriers, overflow } from './testing/accessible.ts'
import { escaping, smallTargets } from './testing/boxes.ts'
import { type Crowd, makeCrowd } from './testing/crowd.ts'
import { injected } from './testing/hostile.ts'
import { NARROW_AND_DARK, WIDE_AND_LIGHT, wear } from './testing/looks.ts'
import { inside, OUTSIDE } from './testing/paths.ts'
import { lookAtOpen, OPEN } from './testing/opened.ts'
import { settled } from './testing/settled.ts'
import { openStage, type Somebody, type Stage } from './testing/stage.ts'
import { ELSEWHERE, ways } from './testing/ways.ts'

let stage: Stage
let crowd: Crowd

beforeAll(async () => {
  stage = await openStage()
  crowd = await makeCrowd(stage)
})
afterAll(() => stage[Symbol.asyncDispose]())

const LOOKS = [WIDE_AND_LIGHT, NARROW_AND_DARK]

async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(`${stage.address}${path}`)
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
  for (const path of OUTSIDE) await visit(page, path)
  await page.context().close()
})

it('is open to everybody who is in, whatever others have written there, on every page', async () => {
  const page = await stage.deviceOf(crowd.ana.email)
  for (const path of inside(crowd)) await visit(page, path)
  await page.context().close()
})

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
  const page = await stage.deviceOf(crowd.ana.email)
  await wear(page, NARROW_AND_DARK)
  for (const { file, at, press: names } of ways(crowd)) {
    // What is open goes with Escape, what it stood on stays.
    if (page.url() !== `${stage.address}/goalsguild${at}`) await arrive(page, `/goalsguild${at}`)
    while ((await page.locator(OPEN).count()) > 0) await page.keyboard.press('Escape')
    for (const name of names) {
      await press(page, name)
      await lookAtOpen(page, `${file}: ${String(name)}`)
    }
  }
  await arrive(page, '/goalsguild/')
  await page.keyboard.press('?')
  await lookAtOpen(page, 'palette/keys')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await lookAtOpen(page, 'palette/palette')
  await page.keyboard.press('Escape')
  await page
    .getByText(/^Level 1$/)
    .first()
    .waitFor()
  await levelUp(crowd.ana)
  await page.getByRole('dialog', { name: 'Level up!' }).waitFor()
  await lookAtOpen(page, 'quests/level-up')
  expect(stage.complaints()).toEqual([])
  await page.context().close()
})

it('knows all of them', () => {
  const known = new Set([...ways({} as Crowd).map(({ file }) => file), ...Object.keys(ELSEWHERE)])
  const root = fileURLToPath(new URL('.', import.meta.url))
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.tsx') &&
      // Those of the other products have tests of their own.
      !/^(ui|collab-hub|hold-that-thought)\//.test(file) &&
      /<(Dialog|Confirm|Menu|ChoiceDialog)\b|popover=/.test(readFileSync(`${root}${file}`, 'utf8')),
  )
  const names = files.map((file) => file.replace(/^goals-guild\//, '').replace(/\.tsx$/, ''))
  expect(names.filter((name) => !known.has(name))).toEqual([])
})
