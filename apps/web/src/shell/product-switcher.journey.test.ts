import { expect, it } from 'vitest'
import { barriers } from '../testing/accessible.ts'
import { PHONE } from '../testing/browser.ts'
import { onStage } from '../testing/on-stage.ts'

const stage = onStage()
const HUB = { product: '/collabhub', at: '/roles' }

it('leads from product to product by keys, and says where one has not been yet', async () => {
  const { email } = await stage.member('ida', 'TALENT')
  const page = await stage.deviceOf(email, HUB)
  const menu = page.getByRole('button', { name: /^CollabHub:/ }).first()
  await menu.press('Enter')
  const entries = page.getByRole('menuitem')
  await page.getByRole('menuitem', { name: 'GoalsGuild: not joined yet' }).waitFor()
  await page.getByRole('menuitem', { name: 'HoldThatThought: not joined yet' }).waitFor()
  expect(await entries.allInnerTexts()).toEqual([
    'GoalsGuild: not joined yet',
    'CollabHub',
    'HoldThatThought: not joined yet',
  ])
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await barriers(page)).toEqual([])
  }
  await page.keyboard.press('Escape')
  expect(await entries.count()).toBe(0)

  // A stranger to the other one begins there, with the account that is there already.
  await menu.press('Enter')
  await page.getByRole('menuitem', { name: 'HoldThatThought: not joined yet' }).press('Enter')
  await page.waitForURL(/holdthatthought\/welcome/)
  await page.getByLabel('Your name').fill('Ida')
  await page.getByRole('button', { name: 'Come in' }).click()
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.waitForURL(/holdthatthought\/pending/)
  await page.goto(`${stage.address}/collabhub/roles`)
  await menu.press('Enter')
  await page.getByRole('menuitem', { name: 'HoldThatThought', exact: true }).waitFor()
})

it('is there on a phone too', async () => {
  const { email } = await stage.member('jon', 'INVESTOR')
  const page = await stage.deviceOf(email, { ...HUB, viewport: PHONE, hasTouch: true })
  await page
    .getByRole('button', { name: /^CollabHub:/ })
    .last()
    .tap()
  await page.getByRole('menuitem', { name: 'GoalsGuild: not joined yet' }).tap()
  await page.waitForURL(/goalsguild\/welcome/)
  await page.getByLabel('Nickname').waitFor()
})
