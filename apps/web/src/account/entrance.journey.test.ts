import { connect, mailedCode } from '@longtable/server/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PHONE } from '../testing/browser.ts'
import { openStage, type Stage } from '../testing/stage.ts'

const PASSWORD = 'a sentence of my own'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage[Symbol.asyncDispose]())

it('leads from nothing to the first goal, on a phone', async () => {
  const page = await stage.device({ viewport: PHONE, hasTouch: true })
  await page.goto(`${stage.address}/goalsguild`)
  await page.getByRole('link', { name: 'New here?' }).click()
  await page.getByLabel('E-mail').fill('mira@example.com')
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()

  await page.getByRole('heading', { name: 'Look into your mail' }).waitFor()
  const client = connect(stage.address)
  await page.getByLabel('Code').fill(await mailedCode(client, 'mira@example.com'))
  client.close()
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Confirm' }).click()

  await page.getByLabel('Nickname').fill('mira-o')
  await page.getByLabel('Name', { exact: true }).fill('Mira Öztürk')
  await page.getByRole('button', { name: 'Set out' }).click()
  await page.getByRole('heading', { name: /, Mira$/ }).waitFor()

  await page.getByRole('button', { name: 'New goal' }).click()
  await page.getByLabel('What do you want to reach?').fill('Swim a mile 🏊')
  await page.getByRole('dialog').getByRole('button', { name: 'Set a goal' }).click()
  await page.getByRole('heading', { name: 'Swim a mile 🏊' }).waitFor()
  await page.getByLabel('Add a step').fill('Buy goggles')
  await page.getByLabel('Add a step').press('Enter')
  await page.getByRole('checkbox', { name: 'Complete “Buy goggles”' }).check()
  await page.getByText('1 of 1 steps').waitFor()
})

it('keeps somebody signed in when the page is opened anew, and signs out of all tabs', async () => {
  const { email } = await stage.somebody('tomas', 'Tomás Ribeiro')
  const page = await stage.deviceOf(email)
  await page.reload()
  await page.getByRole('heading', { name: /, Tomás$/ }).waitFor()
  expect(await page.evaluate('JSON.stringify(localStorage) + document.cookie')).not.toMatch(/eyJ/)

  const second = await page.context().newPage()
  await second.goto(`${stage.address}/goalsguild/goals`)
  await second.getByRole('heading', { name: 'Your goals' }).waitFor()
  await page.getByRole('navigation').getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await second.getByRole('heading', { name: 'Welcome back' }).waitFor()
})

it('shows the demo person home at a click', async () => {
  const page = await stage.device()
  await page.goto(stage.address + '/goalsguild/goals')
  await page.getByRole('button', { name: 'demo person' }).click()
  await page.getByRole('heading', { name: /, Demo$/ }).waitFor()
})

it('says what is wrong at the place where it is', async () => {
  const page = await stage.device()
  await page.goto(`${stage.address}/goalsguild/sign-up`)
  await page.getByLabel('E-mail').fill('short@example.com')
  await page.getByLabel('Password').fill('short')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByText('must have 10 to 256 characters').waitFor()
  expect(await page.getByLabel('Password').getAttribute('aria-invalid')).toBe('true')
})

it('made no browser complain', () => {
  expect(stage.complaints()).toEqual([])
})
