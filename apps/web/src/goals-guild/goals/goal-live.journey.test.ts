import { beforeAll, expect, it } from 'vitest'
import { onStage } from '../../testing/on-stage.ts'
import type { Somebody } from '../../testing/stage.ts'

const stage = onStage()
let ana: Somebody
let ben: Somebody
let goalId: string

beforeAll(async () => {
  ana = await stage.somebody('ana', 'Ana')
  ben = await stage.somebody('ben', 'Ben')
  const { createGoal } = await ana.ask<{ createGoal: { id: string } }>(
    'mutation { createGoal(title: "Marathon") { id } }',
  )
  goalId = createGoal.id
  await ana.ask(`mutation { createTask(goalId: "${goalId}", title: "Buy shoes") { id } }`)
  const { inviteCollaborator } = await ana.ask<{ inviteCollaborator: { id: string } }>(
    `mutation { inviteCollaborator(resourceType: goal, resourceId: "${goalId}", nickname: "ben") { id } }`,
  )
  await ben.ask(
    `mutation { acceptInvite(resourceType: goal, resourceId: "${goalId}", inviteId: "${inviteCollaborator.id}") { id } }`,
  )
})

it('shows each what the other does on their goal, at its place', async () => {
  const path = `${stage.address}/goalsguild/goals/${goalId}`
  const [hers, his] = [await stage.deviceOf(ana.email), await stage.deviceOf(ben.email)]
  await Promise.all([hers.goto(path), his.goto(path)])
  await his.getByRole('textbox', { name: 'Cheer, ask, or answer…' }).waitFor()

  const talk = { name: 'Cheer, ask, or answer…' }
  await hers.getByRole('textbox', talk).fill('Seven at the bridge?')
  await hers.getByRole('button', { name: 'Send' }).click()
  await his.getByText('Seven at the bridge?').waitFor()
  await his.getByRole('button', { name: 'React', exact: true }).click()
  await his.getByRole('button', { name: 'React with 🔥' }).click()
  await hers.getByRole('button', { name: /🔥.*1/ }).waitFor()
  expect(await hers.getByText('Seven at the bridge?').count()).toBe(1)

  await his.getByRole('checkbox', { name: /Buy shoes/ }).press('Space')
  await hers.getByRole('checkbox', { name: /Buy shoes/, checked: true }).waitFor()
  await ben.ask(`mutation { createTask(goalId: "${goalId}", title: "Long run") { id } }`)
  await hers.getByRole('checkbox', { name: /Long run/ }).waitFor()
  await ana.ask(
    `mutation { createMilestone(goalId: "${goalId}", name: "Half way", percentage: 50) { id } }`,
  )
  await his.getByRole('main').getByText('Half way').last().waitFor()
})

it('ends for who takes part no longer', async () => {
  const page = await stage.deviceOf(ben.email)
  await page.goto(`${stage.address}/goalsguild/goals/${goalId}`)
  await page.getByRole('heading', { name: 'Marathon' }).waitFor()
  await ana.ask(
    `mutation { removeCollaborator(resourceType: goal, resourceId: "${goalId}", userId: "${ben.id}") { userId } }`,
  )
  await page.getByRole('heading', { name: 'Marathon' }).waitFor({ state: 'detached' })
})
