import { afterAll, beforeAll, expect, it } from 'vitest'
import { barriers } from '../../testing/accessible.ts'
import { openStage, type Stage } from '../../testing/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage[Symbol.asyncDispose]())

it('leads home from an address that leads nowhere', async () => {
  const { email } = await stage.somebody('nora-l', 'Nora Lind')
  const page = await stage.deviceOf(email)
  await page.goto(`${stage.address}/goalsguild/no/such/place`)
  await page.getByText('There is nothing here.').waitFor()
  expect(await barriers(page)).toEqual([])
  await page.getByRole('link', { name: 'Home' }).click()
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
