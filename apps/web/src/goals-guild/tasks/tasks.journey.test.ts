import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { onStage } from '../../testing/on-stage.ts'
import type { Somebody } from '../../testing/stage.ts'

const stage = onStage()

const DAY_MS = 86_400_000
const noonIn = (days: number) => {
  const noon = new Date(Date.now() + days * DAY_MS)
  noon.setHours(12, 0, 0, 0)
  return noon.toISOString()
}

/** A goal of hers with a step for today, on which he works along. */
async function together(ana: Somebody, ben: Somebody): Promise<string> {
  const { createGoal } = await ana.ask<{ createGoal: { id: string } }>(
    'mutation { createGoal(title: "Raise the barn") { id } }',
  )
  const on = `resourceType: goal, resourceId: "${createGoal.id}"`
  const { inviteCollaborator } = await ana.ask<{ inviteCollaborator: { id: string } }>(
    `mutation { inviteCollaborator(${on}, userId: "${ben.id}", role: collaborator) { id } }`,
  )
  await ben.ask(`mutation { acceptInvite(${on}, inviteId: "${inviteCollaborator.id}") { id } }`)
  for (const [title, days] of [
    ['Cut the beams', 0],
    ['Bring the ladder', 3],
  ] as const)
    await ana.ask(
      `mutation { createTask(goalId: "${createGoal.id}", title: "${title}", dueAt: "${noonIn(days)}") { id } }`,
    )
  return createGoal.id
}

/** By keys: a mouse may miss a menu that moves with what it hangs on. */
async function choose(page: Page, step: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `More: ${step}` }).press('Enter')
  await page.getByRole('menuitem', { name: entry }).press('Enter')
}

it('gives a step to somebody, who finds it on their day and ticks it for both', async () => {
  const [ana, ben] = [await stage.somebody('ana', 'Ana'), await stage.somebody('ben', 'Ben')]
  const goalId = await together(ana, ben)
  const [hers, his] = [await stage.deviceOf(ana.email), await stage.deviceOf(ben.email)]
  await his.getByText('Nothing is planned.').waitFor()
  await hers.goto(`${stage.address}/goalsguild/goals/${goalId}`)
  await choose(hers, 'Cut the beams', 'Edit')
  const dialog = hers.getByRole('dialog')
  await dialog.getByLabel('Notes').fill('With the long saw.')
  await dialog.getByRole('combobox', { name: 'Comes again' }).selectOption('Every so many days')
  await dialog.getByRole('combobox', { name: 'Who does it' }).selectOption('Ben')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  await hers.getByText('For Ben').waitFor()

  // Without a word from him.
  await his.getByText('With the long saw.').waitFor()
  await his.getByText('In a goal of Ana').first().waitFor()
  const tick = his.getByRole('checkbox', { name: 'Complete “Cut the beams”' })
  await tick.focus()
  await his.keyboard.press('x')
  // The next one, for tomorrow, is there for him; hers shows both.
  await his.getByRole('listitem').filter({ hasText: 'Tomorrow' }).waitFor()
  await hers.goto(`${stage.address}/goalsguild/goals/${goalId}`)
  await hers.getByText('1 of 3 steps').first().waitFor()
  await hers.getByRole('checkbox', { name: 'Complete “Cut the beams”' }).waitFor()
})

it('shows all that is due by day, and asks before a step goes', async () => {
  const [cem, dora] = [await stage.somebody('cem', 'Cem'), await stage.somebody('dora', 'Dora')]
  await together(cem, dora)
  const page = await stage.deviceOf(cem.email)
  await page.getByRole('link', { name: 'All steps' }).click()
  await page.getByText('2 steps are open.').waitFor()
  const strip = page.getByRole('navigation', { name: 'The next two weeks' })
  await strip.getByRole('link').nth(3).click()
  await page.getByText('Cut the beams').waitFor({ state: 'detached' })
  await page.getByText('Bring the ladder').waitFor()
  await strip.getByRole('link').nth(1).click()
  await page.getByText('A free day').waitFor()
  await page.getByRole('main').getByRole('link', { name: 'All', exact: true }).click()
  await choose(page, 'Bring the ladder', 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await page.getByText('Bring the ladder').waitFor()
  await choose(page, 'Bring the ladder', 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('One step is open.').waitFor()
})

it('celebrates a milestone that is reached from the day, for whoever takes the step', async () => {
  const [eva, fin] = [await stage.somebody('eva', 'Eva'), await stage.somebody('fin', 'Fin')]
  const goalId = await together(eva, fin)
  for (const [name, percentage] of [
    ['Half a roof', 50],
    ['A roof', 100],
  ] as const)
    await eva.ask(
      `mutation { createMilestone(goalId: "${goalId}", name: "${name}", percentage: ${percentage}) { id } }`,
    )
  const share = { name: 'Tell the others' }
  // On a home that has seen no page of the goal yet.
  const hers = await stage.deviceOf(eva.email, { reducedMotion: 'no-preference' })
  const paper = hers.locator('[popover=manual]').waitFor({ state: 'attached' })
  await hers.getByRole('checkbox', { name: 'Complete “Cut the beams”' }).press('Space')
  await hers.getByText('Milestone reached: Half a roof').waitFor()
  await paper
  await hers.getByRole('link', share).click()
  const words = hers.getByRole('main').locator('textarea').first()
  await expect.poll(() => words.inputValue()).toBe('Half a roof: done!')

  // And among all that is due, though the goal is somebody else's and nothing is told of it.
  const { tasksDue } = await eva.ask<{ tasksDue: { items: { id: string }[] } }>(
    '{ tasksDue(first: 5) { items { id } } }',
  )
  const left = tasksDue.items[0]?.id
  await eva.ask(`mutation { assignTask(taskId: "${left}", assigneeId: "${fin.id}") { id } }`)
  const his = await stage.deviceOf(fin.email, { at: '/tasks' })
  await his.getByRole('checkbox', { name: 'Complete “Bring the ladder”' }).press('Space')
  await his.getByText('Milestone reached: A roof').waitFor()
  await his.getByRole('link', share).waitFor()
})
