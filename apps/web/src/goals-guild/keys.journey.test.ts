import { PASSWORD } from '@longtable/server/testing'
import { expect, it } from 'vitest'
import { hasFocus, tabTo, writeAt } from '../testing/by-keys.ts'
import { onStage } from '../testing/on-stage.ts'

const stage = onStage()

it('leads by keys alone from the door to a goal, its steps, and a talk about it', async () => {
  const [kim, lou] = [await stage.somebody('kim', 'Kim'), await stage.somebody('lou', 'Lou')]
  const his = await stage.deviceOf(lou.email, { at: '/chat' })
  const page = await stage.device()
  await page.goto(`${stage.address}/goalsguild/`)
  await writeAt(page, page.getByLabel('E-mail'), kim.email)
  await writeAt(page, page.getByLabel('Password'), PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: /, Kim$/ }).waitFor()

  await page.keyboard.press('n')
  const title = page.getByLabel('What do you want to reach?')
  await title.waitFor()
  expect(await hasFocus(title)).toBe(true)
  await page.keyboard.type('Cross the lake')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Cross the lake' }).waitFor()

  await writeAt(page, page.getByLabel('Add a step'), 'Find a boat')
  await page.keyboard.press('Enter')
  const step = page.getByRole('checkbox', { name: 'Complete “Find a boat”' })
  await expect.poll(() => step.isEnabled()).toBe(true)
  await tabTo(page, step)
  await page.keyboard.press('Space')
  await page.getByText('1 of 1 steps').first().waitFor()
  expect(await hasFocus(page.getByRole('checkbox', { name: /Find a boat/ }))).toBe(true)

  await page.keyboard.press('c')
  await page.keyboard.type('Who rows?')
  await page.keyboard.press('Control+Enter')
  await page.getByRole('main').getByText('Who rows?').waitFor()

  // Out of the field, where letters are letters.
  await page.keyboard.press('Tab')
  await page.keyboard.press('g')
  await page.keyboard.press('c')
  await page.getByRole('heading', { name: 'Messages', exact: true }).waitFor()
  await tabTo(page, page.getByRole('button', { name: 'New message' }).first())
  await page.keyboard.press('Enter')
  const to = page.getByRole('combobox', { name: 'To' })
  await writeAt(page, to, 'lou')
  await page.getByRole('option', { name: /Lou/ }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Lou' }).waitFor()
  await writeAt(page, page.getByRole('textbox', { name: 'Write a message' }), 'Will you row?')
  await page.keyboard.press('Enter')
  await page.getByRole('log').getByText('Will you row?').waitFor()
  await his.getByRole('link', { name: '1 message request' }).waitFor()
})
