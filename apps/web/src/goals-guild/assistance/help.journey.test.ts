import { expect, it } from 'vitest'
import { barriers } from '../../testing/accessible.ts'
import { PHONE } from '../../testing/browser.ts'
import { onStage } from '../../testing/on-stage.ts'

const stage = onStage()

it('brings who asks and who helps together, until it is closed', async () => {
  const [ana, ben] = [await stage.somebody('ana', 'Ana'), await stage.somebody('ben', 'Ben')]
  const { createGoal } = await ana.ask<{ createGoal: { id: string } }>(
    'mutation { createGoal(title: "Run the hills", visibility: public) { id } }',
  )
  const goal = `${stage.address}/goalsguild/goals/${createGoal.id}`
  const hers = await stage.deviceOf(ana.email)
  await hers.goto(goal)
  await hers.getByRole('button', { name: 'Ask for help' }).click()
  await hers.getByRole('dialog').waitFor()
  expect(await barriers(hers)).toEqual([])
  await hers.getByLabel('What is it about?').fill('Which shoes? <b>really</b>')
  await hers.getByLabel('What would help you?').fill('Mine slip on wet stone.')
  await hers.getByRole('button', { name: 'Ask', exact: true }).click()
  await hers.getByRole('heading', { name: 'Which shoes? <b>really</b>' }).waitFor()

  const his = await stage.deviceOf(ben.email, { viewport: PHONE })
  await his.goto(goal)
  await his.getByRole('link', { name: /Which shoes/ }).click()
  await his.getByRole('button', { name: 'Offer help' }).click()
  await his.getByRole('textbox', { name: 'Write an answer' }).fill('Those with lugs.')
  await his.getByRole('textbox', { name: 'Write an answer' }).press('Enter')
  await hers.getByText('Those with lugs.').waitFor()
  await hers.getByRole('textbox', { name: 'Write an answer' }).fill('Thank you!')
  await hers.getByRole('textbox', { name: 'Write an answer' }).press('Enter')
  await his.getByText('Thank you!').waitFor()

  await hers.getByRole('button', { name: 'More' }).click()
  await hers.getByRole('menuitem', { name: 'Close' }).click()
  await hers.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await hers.getByText('This is closed.').waitFor()
  await his.goto(`${stage.address}/goalsguild/help?list=helping&status=closed`)
  await his.getByRole('link', { name: /Which shoes/ }).waitFor()
  expect(await barriers(his)).toEqual([])
})
