import { expect, it } from 'vitest'
import { barriers } from '../../testing/accessible.ts'
import { onStage } from '../../testing/on-stage.ts'
import { askedAgain, endSessionUnder, signInAgain } from '../../testing/session-end.ts'
import type { Somebody } from '../../testing/stage.ts'

const stage = onStage()
const FIELD = { name: 'Cheer, ask, or answer…' }

async function atGoalOf({ ask, email }: Somebody) {
  const { createGoal } = await ask<{ createGoal: { id: string } }>(
    'mutation { createGoal(title: "Cross the lake", visibility: public) { id } }',
  )
  const page = await stage.deviceOf(email, { at: `/goals/${createGoal.id}` })
  await page.getByRole('textbox', FIELD).waitFor()
  return { page, goalId: createGoal.id }
}

it('goes on where somebody was writing when the session ended', async () => {
  stage.forgive(/401/)
  const ana = await stage.somebody('ana', 'Ana')
  const { page, goalId } = await atGoalOf(ana)
  const tab = await page.context().newPage()
  await tab.goto(page.url())
  await tab.getByRole('textbox', FIELD).waitFor()
  await page.getByLabel('Add a step').fill('Find a boat')
  await endSessionUnder(page, 'mutation AddComment')
  await page.getByRole('textbox', FIELD).fill('Who rows?')
  await page.getByRole('textbox', FIELD).press('Control+Enter')

  const dialog = askedAgain(page)
  await dialog.waitFor()
  expect(await barriers(page)).toEqual([])
  expect(await dialog.getByLabel('E-mail').inputValue()).toBe(ana.email)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await dialog.waitFor()
  await askedAgain(tab).waitFor()
  await dialog.getByLabel('Password').fill('not my password')
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await dialog.getByRole('alert').waitFor()
  await signInAgain(page)

  await dialog.waitFor({ state: 'detached' })
  await askedAgain(tab).waitFor({ state: 'detached' })
  expect(await page.getByLabel('Add a step').inputValue()).toBe('Find a boat')
  expect(page.url()).toMatch(new RegExp(`/goals/${goalId}$`))
  const said = async () => {
    const { comments } = await ana.ask<{ comments: { items: { text: string }[] } }>(
      `{ comments(resourceType: goal, resourceId: "${goalId}") { items { text } } }`,
    )
    return comments.items.map(({ text }) => text)
  }
  await expect.poll(said).toEqual(['Who rows?'])
  // Live again, in both.
  await tab.getByText('Who rows?').waitFor()
})

it('leaves nothing of one person to another who signs in there', async () => {
  stage.forgive(/401/)
  const [ben, cleo] = [await stage.somebody('ben', 'Ben'), await stage.somebody('cleo', 'Cleo')]
  const { page } = await atGoalOf(ben)
  await page.getByLabel('Add a step').fill('A secret')
  await endSessionUnder(page, 'mutation AddComment')
  await page.getByRole('textbox', FIELD).fill('Mine')
  await page.getByRole('textbox', FIELD).press('Control+Enter')
  await signInAgain(page, cleo.email)
  await page.getByRole('button', { name: 'Report' }).waitFor()
  expect(await page.getByText('A secret').count()).toBe(0)
  expect(await page.getByText('Mine').count()).toBe(0)
  const { comments } = await ben.ask<{ comments: { items: object[] } }>(
    `{ comments(resourceType: goal, resourceId: "${page.url().split('/').at(-1)}") { items { text } } }`,
  )
  expect(comments.items).toEqual([])
})

it('keeps the page when the door is of a version that is gone', async () => {
  stage.forgive(/401|ERR_FAILED/)
  const dora = await stage.somebody('dora', 'Dora')
  const { page } = await atGoalOf(dora)
  await page.route(/\/assets\/sign-in-again/, (route) => route.abort())
  await page.reload()
  await page.getByRole('textbox', FIELD).waitFor()
  await page.getByLabel('Add a step').fill('Find a boat')
  await endSessionUnder(page, 'mutation AddComment')
  await page.getByRole('textbox', FIELD).fill('Who rows?')
  await page.getByRole('textbox', FIELD).press('Control+Enter')
  const dialog = page.getByRole('dialog', { name: 'This could not be loaded.' })
  await dialog.getByRole('button', { name: 'Try again' }).waitFor()
  expect(await barriers(page, 'dialog[open]')).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await page.getByLabel('Add a step').inputValue()).toBe('Find a boat')
})
