import { expect, it } from 'vitest'
import { barriers } from '../../testing/accessible.ts'
import { onStage } from '../../testing/on-stage.ts'

const stage = onStage()

it('shows what a partner publishes to whoever looks for it, as long as it is open', async () => {
  const [paula, ben] = [await stage.somebody('paula', 'Paula'), await stage.somebody('ben', 'Ben')]
  const { email } = await stage.somebody('warden', 'Wanda Warden')
  await stage.promote(email)
  const wardens = await stage.deviceOf(email)
  await wardens.goto(`${stage.address}/goalsguild/admin/users`)
  await wardens.getByRole('textbox', { name: /Nickname/ }).fill('paula')
  await wardens.getByRole('button', { name: 'Look up' }).click()
  await wardens.getByRole('checkbox', { name: /Partner/ }).check()
  expect(await barriers(wardens)).toEqual([])
  await wardens.getByRole('button', { name: 'Set' }).first().click()
  await wardens.getByText('Saved.').waitFor()
  const hers = await stage.deviceOf(paula.email)
  await hers.goto(`${stage.address}/goalsguild/offers?by=mine`)
  await hers.getByRole('button', { name: 'Publish an offer' }).click()
  const dialog = hers.getByRole('dialog')
  await dialog.getByLabel('Company').fill('acme')
  await dialog.getByLabel('Title').fill('Trail shoes')
  await dialog.getByLabel('Topics').fill('running ')
  expect(await barriers(hers)).toEqual([])
  await dialog.getByRole('button', { name: 'Publish an offer' }).click()
  await hers.getByRole('link', { name: 'Trail shoes' }).waitFor()

  const his = await stage.deviceOf(ben.email)
  await his.goto(`${stage.address}/goalsguild/offers`)
  await his.getByRole('textbox', { name: 'Topic' }).fill('#Running')
  await his.getByRole('button', { name: 'Find' }).click()
  await his.getByRole('link', { name: 'Trail shoes' }).click()
  await his.getByText('from Paula').waitFor()
  expect(await his.getByRole('button', { name: 'More' }).count()).toBe(0)

  await hers.getByRole('button', { name: 'More' }).click()
  await hers.getByRole('menuitem', { name: 'Close' }).click()
  await hers.getByText('Closed').waitFor()
  await his.goto(`${stage.address}/goalsguild/offers?tag=running`)
  await his.getByText('Nothing is offered here right now.').waitFor()
})
