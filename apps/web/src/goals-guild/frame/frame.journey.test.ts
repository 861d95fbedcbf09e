import { expect, it } from 'vitest'
import { barriers } from '../../testing/accessible.ts'
import { onStage } from '../../testing/on-stage.ts'

const stage = onStage()

it('leads home from an address that leads nowhere', async () => {
  const { email } = await stage.somebody('nora-l', 'Nora Lind')
  const page = await stage.deviceOf(email)
  await page.goto(`${stage.address}/goalsguild/no/such/place`)
  await page.getByText('There is nothing here.').waitFor()
  expect(await barriers(page)).toEqual([])
  await page.locator('#main').getByRole('link', { name: 'Home' }).click()
  await page.getByRole('heading', { name: /, Nora$/ }).waitFor()
})

it('says that there is no network, keeps what is known, and says no more when it is back', async () => {
  const { email, ask } = await stage.somebody('otto-b', 'Otto Berg')
  await ask('mutation { createGoal(title: "Learn to row") { id } }')
  const page = await stage.deviceOf(email)
  await page.getByRole('link', { name: 'Goals', exact: true }).first().click()
  await page.getByText('Learn to row').waitFor()
  await page.context().setOffline(true)
  const note = page.getByText('No connection.')
  await note.waitFor()
  expect(await page.getByText('Learn to row').isVisible()).toBe(true)
  await page.context().setOffline(false)
  await note.waitFor({ state: 'detached' })
})

it('opens without a network on a device that has been here, and goes on when it is back', async () => {
  const { email } = await stage.somebody('pia-d', 'Pia Dahl')
  const page = await stage.deviceOf(email, { serviceWorkers: 'allow' })
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  stage.forgive(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  await page.context().setOffline(true)
  await page.goto(`${stage.address}/goalsguild/goals`)
  await page.getByText('This could not be loaded.').waitFor()
  expect(await barriers(page)).toEqual([])
  await page.context().setOffline(false)
  await page.getByRole('heading', { name: 'Your goals' }).waitFor()
})

it('shows dates to a browser that calls its language what is none, and names the page', async () => {
  const { email, ask } = await stage.somebody('ida-k', 'Ida Krag')
  await ask(
    'mutation { createGoal(title: "Row across the bay", deadline: "2030-05-04T10:00:00.000Z") { id } }',
  )
  const page = await stage.deviceOf(email)
  await page.addInitScript(
    "Object.defineProperty(navigator, 'languages', { value: ['en-US@posix'] })",
  )
  await page.goto(`${stage.address}/goalsguild/goals`)
  await page.getByRole('link', { name: 'Row across the bay' }).click()
  await page.getByText('May 4').waitFor()
  expect(await page.title()).toBe('Row across the bay · GoalsGuild')
})
